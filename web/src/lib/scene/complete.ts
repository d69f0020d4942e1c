/** Puts back the defaults that are left out of what is sent. */

import type { Question } from '../types';
import { SHAPES, type Shapes } from '../wire';

type Fields = Record<string, unknown>;

/** A value of a type that comes without its defaults, complete. */
export function complete<N extends keyof Shapes>(name: N, wire: Shapes[N][1]): Shapes[N][0] {
  const found: unknown = { ...SHAPES[name][0], ...fields(name, wire as unknown as Fields) };
  return (name === 'Question' ? whole(found as Question) : found) as Shapes[N][0];
}

/** Only the fields that are there, each of them complete. */
export function fields(name: keyof Shapes, wire: Fields): Fields {
  const found = { ...wire };
  for (const [field, [within, how]] of Object.entries(SHAPES[name][1])) {
    const value = found[field];
    if (value === undefined || value === null) continue;
    const one = (item: unknown): unknown => complete(within, item as Shapes[typeof within][1]);
    if (how === 'one') found[field] = one(value);
    else if (how === 'list') found[field] = (value as unknown[]).map(one);
    else found[field] = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, one(item)]));
  }
  return found;
}

/** What a choice leaves out it shares with the one before it; its targets follow from its key. */
function whole({ roles, ...question }: Question): Question {
  let group = '';
  let rule = '';
  const choices = question.choices.map((choice) => {
    const [kind = '', ...parts] = choice.key.split(':');
    group = choice.group || group;
    rule = choice.rule || rule;
    const targets = choice.targets.length ? choice.targets : (roles[kind] ?? []).map((role, at) => `${role}:${parts[at]}`);
    return { ...choice, group, rule, targets };
  });
  return { ...question, roles: {}, choices };
}

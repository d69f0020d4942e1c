/** Unpacks questions and logs, in which nothing is said twice (veillee/core/packing.py). */

import type { Lines, Told } from '../types';

type Fields = Record<string, unknown>;

interface Columns {
  keys: string[];
  labels: string[];
  same: [number[], number[]];
  lines?: number[][];
  more?: Record<string, Fields>;
}

/** Texts from what is new in them: three numbers say which one before has how many of their first and last letters. */
export function joined(ends: readonly string[], same: readonly number[]): string[] {
  const found: string[] = [];
  ends.forEach((middle, at) => {
    const [back, head, tail] = same.slice(3 * at) as [number, number, number];
    const other = found[at - back] ?? '';
    found.push(other.slice(0, head) + middle + other.slice(other.length - tail));
  });
  return found;
}

/** Names, of which `=` is the one before it. */
function named(names: readonly string[]): string[] {
  let name = '';
  return names.map((one) => (name = one === '=' ? name : one));
}

/** A question with a list of choices again, still without its defaults. */
export function unpacked(question: Fields): Fields {
  const columns = question.choices as Columns | undefined;
  if (!columns) return question;
  const texts = question.texts as string[] | undefined;
  const keys = joined(columns.keys, columns.same[0]);
  const labels = joined(columns.labels, columns.same[1]);
  const choices = keys.map((key, at) => ({
    key,
    label: labels[at],
    lines: (columns.lines?.[at] ?? []).map((number) => texts?.[number]),
    ...columns.more?.[at],
  }));
  const { texts: _, ...whole } = question;
  return { ...whole, choices };
}

/** The lines of a log. */
export function told(log: Lines | null): Told[] {
  if (!log) return [];
  const { first, turns, seats, rules, texts, same, pieces } = log;
  const rule = named(rules);
  const decisions = log.decisions.flatMap(([decision = 0, lines = 0]) => Array<number>(lines).fill(decision));
  return joined(texts, same).map((text, at) => ({
    number: first + at,
    decision: decisions[at] ?? 0,
    kind: turns.includes(at) ? 'turn' : '',
    seat: seats[at] ?? -1,
    rule: rule[at] ?? '',
    text,
    pieces: pieces[at] ?? [],
  }));
}

/** The log as a story: turns that fold, what happened since, the moments worth telling. */

import type { Told } from '../types';

export interface Turn {
  /** Number of its first event: stable, for folding. */
  id: number;
  seat: number;
  head: Told;
  events: Told[];
}

/**
 * Turns: an event of the kind `turn` begins one. Before the first, and in games without such events,
 * a turn is a run of events of one seat. What the table does by itself belongs to the turn before, and
 * all that happens before the first choice belongs together.
 */
export function fold(events: readonly Told[]): Turn[] {
  const turns: Turn[] = [];
  let announced = false;
  for (const event of events) {
    const last = turns.at(-1);
    const begins =
      event.kind === 'turn' ||
      last === undefined ||
      (!announced && event.decision > 0 && event.seat >= 0 && event.seat !== last.seat);
    if (event.kind === 'turn') announced = true;
    if (begins) turns.push({ id: event.number, seat: event.seat, head: event, events: [event] });
    else last.events.push(event);
  }
  return turns;
}

/** Puts new events behind the known ones: what was taken back goes, nothing is doubled. */
export function merge(known: readonly Told[], fresh: readonly Told[], decisions: number): Told[] {
  const first = fresh[0]?.number ?? Infinity;
  const kept = known.filter((event) => event.number < first && event.decision <= decisions);
  return [...kept, ...fresh];
}

/** The lines of another moment, with those known before them where nothing is missing between. */
export function continued(known: readonly Told[], lines: readonly Told[]): Told[] {
  const first = lines[0]?.number ?? 0;
  const before = known.filter((event) => event.number < first);
  return before.at(-1)?.number === first - 1 ? [...before, ...lines] : [...lines];
}

/** What others did after the last event of `mine`; what names you comes first. */
export function sinceMine(events: readonly Told[], mine: ReadonlySet<number>, names: readonly string[]): Told[] {
  let last = -1;
  events.forEach((event, at) => {
    if (mine.has(event.seat) && event.kind !== 'turn') last = at;
  });
  const after = events.slice(last + 1).filter((event) => event.seat >= 0 && !mine.has(event.seat));
  const toYou = (event: Told): boolean => names.some((name) => event.text.includes(name));
  return [...after.filter(toYou), ...after.filter((event) => !toYou(event))];
}

export interface TextPart {
  text: string;
  /** The piece whose name this is. */
  piece?: string;
}

/** A line of the log with the names of cards made into links. */
export function linkNames(event: Told, titles: ReadonlyMap<string, string>): TextPart[] {
  let parts: TextPart[] = [{ text: event.text }];
  for (const piece of event.pieces) {
    const title = titles.get(piece);
    if (!title) continue;
    parts = parts.flatMap((part) => {
      const at = part.piece ? -1 : part.text.indexOf(title);
      if (at < 0) return [part];
      return [
        { text: part.text.slice(0, at) },
        { text: title, piece },
        { text: part.text.slice(at + title.length) },
      ].filter(({ text }) => text !== '');
    });
  }
  return parts;
}

/** The same with what stands beside a name without a space that may break the line: it stays beside it. */
export function glued(parts: readonly TextPart[]): (TextPart & { before: string; after: string })[] {
  const found = parts.map((part) => ({ ...part, before: '', after: '' }));
  for (const [at, part] of found.entries()) {
    if (!part.piece) continue;
    const [last, next] = [found[at - 1], found[at + 1]];
    if (last && !last.piece) [, last.text = '', part.before = ''] = /^(.*?)([^ \n]*)$/s.exec(last.text) ?? [];
    if (next && !next.piece) [, part.after = '', next.text = ''] = /^([^ \n]*)(.*)$/s.exec(next.text) ?? [];
  }
  return found;
}

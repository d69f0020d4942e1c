/** Unpacks questions and logs, in which nothing is said twice (veillee/core/packing.py). */

import type { Lines, Told } from '../types';

type Fields = Record<string, unknown>;

interface Columns {
  keys: string[];
  labels: string[];
  /** Of keys, labels and the texts of lines, if there are any. */
  same: [string, string, string?];
  /** For each choice the numbers of its texts. */
  lines?: string;
  more?: Record<string, Fields>;
}

const ZERO = 48;

/** Texts from what is new in them: three numbers, as letters, say which one before has how many of their first and last letters, 0 that none has. */
export function joined(ends: readonly string[], same: string): string[] {
  const found: string[] = [];
  const numbers = [...same].map((letter) => letter.charCodeAt(0) - ZERO);
  let place = 0;
  for (const middle of ends) {
    const [back = 0, head = 0, tail = 0] = numbers.slice(place, place + 3);
    const other = back ? found.at(-back)! : '';
    place += back ? 3 : 1;
    found.push(back ? other.slice(0, head) + middle + other.slice(other.length - tail) : middle);
  }
  return found;
}

/** Rows of names: `=` is the last one at its place in a row, `=b4` one of the same kind. */
export function namesIn(text: string): string[][] {
  const last: string[] = [];
  const whole = (name: string, at: number): string =>
    (last[at] = name === '=' ? last[at]! : name.replace(/^=/, () => /^[^:]*:|^[^-]*-|^/.exec(last[at]!)![0]));
  return text.split(' ').map((row) => (row ? row.split(',').map(whole) : []));
}

/** A question with a list of choices again, still without its defaults. */
export function unpacked(question: Fields): Fields {
  const columns = question.choices as Columns | undefined;
  if (!columns) return question;
  const texts = joined((question.texts ?? []) as string[], columns.same[2] ?? '');
  const lines = columns.lines === undefined ? [] : namesIn(columns.lines);
  const keys = joined(columns.keys, columns.same[0]);
  const labels = joined(columns.labels, columns.same[1]);
  const choices = keys.map((key, at) => ({
    key,
    label: labels[at],
    lines: lines[at]?.map((number) => texts[Number(number)]) ?? [],
    ...columns.more?.[at],
  }));
  const { texts: _, ...whole } = question;
  return { ...whole, choices };
}

/** The lines of a log. */
export function told(log: Lines | null): Told[] {
  if (!log) return [];
  const { first, turns, texts, same } = log;
  const [rules, pieces] = [namesIn(log.rules), namesIn(log.pieces)];
  const each = (runs: number[][]): number[] => runs.flatMap(([number = 0, lines = 0]) => Array<number>(lines).fill(number));
  const [decisions, seats] = [each(log.decisions), each(log.seats)];
  return joined(texts, same).map((text, at) => ({
    number: first + at,
    decision: decisions[at] ?? 0,
    kind: turns.includes(at) ? 'turn' : '',
    seat: seats[at] ?? -1,
    rule: rules[at]?.[0] ?? '',
    text,
    pieces: pieces[at] ?? [],
  }));
}

/** How the points of a match went, and the choices that moved them most: the story that its end tells. */

import { spread, type Sample } from './draw/graph';
import type { Position, Told } from './types';

/** A choice after which a side had many more points, the first deeds that brought them, and how many more there were. */
export interface Swing {
  gain: number;
  events: readonly Told[];
  more: number;
}

const FIRST = 16;
/** Who does so much at once, the automated opponent, has a turn to be told of, and no single deed. */
const LONG = 8;
/** So many deeds of one choice are named. */
const NAMED = 2;

/**
 * Looks at moments of the whole match, and tells after each; one that cannot be had leaves the others. Then the `most` greatest
 * leaps are found, in their order: what the last choice brought is counted, not told.
 * `deeds` are the kinds of events that bring points.
 */
export async function follow(last: number, at: (number: number) => Promise<Position | null>, tell: (samples: Sample[]) => void, most: number, deeds: ReadonlySet<string>): Promise<Swing[]> {
  const seen = new Map<number, Position>();
  const find = async (number: number): Promise<void> => {
    const position = seen.get(number) ?? (await at(number));
    if (position) seen.set(number, position);
  };
  const gain = (from: number, to: number, side: number): number => (seen.get(to)?.scene.players[side]?.score ?? 0) - (seen.get(from)?.scene.players[side]?.score ?? 0);

  const numbers = spread(last, FIRST);
  for (const number of numbers) {
    await find(number);
    tell([...seen.values()].map(({ number, scene }) => ({ number, scores: new Map(scene.players.map(({ index, score }) => [index, score ?? 0])) })));
  }
  const leaps = [...seen.values()].flatMap(({ number: to, scene }, place, all) =>
    scene.players.map(({ index, name }, side) => ({ from: all[place - 1]?.number ?? to, to, side, index, name })),
  );
  const story = new Map<number, Swing>();
  for (let { from, to, side, index, name } of leaps.sort((a, b) => gain(b.from, b.to, b.side) - gain(a.from, a.to, a.side)).slice(0, most)) {
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      await find(middle);
      if (gain(from, middle, side) >= gain(middle, to, side)) to = middle;
      else from = middle;
    }
    const heard = seen.get(from)?.log.at(-1)?.number ?? 0;
    const log = (seen.get(to)?.log ?? []).filter(({ seat }) => seat === index);
    const events = log.filter(({ number, kind }) => number > heard && kind !== 'turn');
    const points = gain(from, to, side);
    const named = [...new Map(events.filter(({ kind }) => deeds.has(kind)).map((event) => [event.text, event])).values()];
    const other = events.length > LONG ? log.findLast(({ kind }) => kind === 'turn') : deed(events, name);
    const told = named.length > 0 ? named.slice(0, NAMED) : other ? [other] : [];
    if (told[0] && points > 0 && to < last && seen.has(from)) story.set(told[0].number, { gain: points, events: told, more: Math.max(0, named.length - NAMED) });
  }
  return [...story.values()].sort((a, b) => (a.events[0]?.number ?? 0) - (b.events[0]?.number ?? 0));
}

/** Of all that was told of a choice the deed: the first line that says who did something with a piece; what it cost and brought follows. */
const deed = (events: readonly Told[], name: string): Told | undefined =>
  events.find(({ text, pieces }) => pieces[0] && text.toLowerCase().includes(name.toLowerCase())) ?? events[0];

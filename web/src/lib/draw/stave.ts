/** A song: where its cards lie, and where their notes stand on the lines above them. */

import type { Mark, Piece } from '../types';
import { markOf } from './places';

/** Of a card that another lies on, so much shows at least, and so much is asked for; where there is room anyway, all of it. */
const [LEAST, WANTED, WHOLE] = [0.3, 0.62, 1.04];
/** An empty place ahead, as a share of a card. */
const AHEAD = 0.34;
export const LINES = 5;
/** How high the lines above the cards are, as a share of a card. */
export const ABOVE = 0.36;

export interface Laid {
  /** From one card to the next, and from one empty place to the next, in pixels. */
  step: number;
  ahead: number;
  /** All of it together. */
  width: number;
}

/** Cards overlap as little as the room allows; the last one is whole, and empty places follow it. `spread` takes all the room there is. */
export function laid(cards: number, empty: number, card: number, room: number, spread = false): Laid {
  const ahead = card * AHEAD;
  const under = Math.max(0, cards - 1);
  const left = room - (cards > 0 ? card : 0) - empty * ahead;
  const step = under === 0 ? 0 : Math.max(card * LEAST, Math.min(card * (spread ? WHOLE : WANTED), left / under));
  return { step, ahead, width: under * step + (cards > 0 ? card : 0) + empty * ahead };
}

/** The line of a note from the lowest up: the same mark always stands on the same one. */
export function noteOf(piece: Piece, legend: Record<string, Mark>): { mark: Mark | null; line: number } {
  const mark = markOf(piece, (name) => legend[name] ?? { icon: name, sign: name.slice(0, 2), text: name, color: '' });
  const at = mark ? Object.values(legend).findIndex(({ text }) => text === mark.text) : -1;
  return { mark, line: Math.max(0, at) % LINES };
}

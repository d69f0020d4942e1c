/** Several seats are asked at once: who has answered, and whose turn a match in a list is. */

import type { MatchInfo, Question, SeatInfo } from './types';

/** One seat of a round. */
export interface Part {
  seat: number;
  answered: boolean;
  /** What was answered, as far as one may know. */
  label: string;
}

/** The seats of a round in their order; none where only one seat is asked. */
export function parts({ waiting, answers }: Question): Part[] {
  return [
    ...waiting.map((seat) => ({ seat, answered: false, label: '' })),
    ...answers.map(({ seat, label }) => ({ seat, answered: true, label })),
  ].sort((a, b) => a.seat - b.seat);
}

/** The seats that a match waits for. */
export const waitedFor = (match: MatchInfo): SeatInfo[] => match.seats.filter(({ seat }) => match.waiting.includes(seat));

export const isYourTurn = (match: MatchInfo): boolean =>
  match.state === 'gathering'
    ? match.seats.some(({ yours, role }) => yours && !role)
    : match.state === 'playing' && waitedFor(match).some(({ yours }) => yours);

export const isOver = ({ state }: MatchInfo): boolean => state === 'over' || state === 'abandoned' || state === 'closed';

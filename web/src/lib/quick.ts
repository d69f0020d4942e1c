/** The match that one click starts: alone if the game can be played so, else against a bot. */

import { offered } from './seating';
import type { GameCard, NewMatch } from './types';

export function quickMatch(game: GameCard): NewMatch {
  const { id } = game.info;
  const modes = offered(game.info);
  const solo = modes.find((mode) => mode.seats.includes(1));
  if (solo) return { game: id, mode: solo.id };
  const mode = modes[0];
  const seats = mode?.seats[0] ?? 2;
  return { game: id, mode: mode?.id ?? null, seats: ['human', ...Array<string>(Math.max(0, seats - 1)).fill(game.usual)] };
}

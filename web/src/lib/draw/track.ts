/** How the spaces of a track are laid out. */

import type { Zone } from '../types';

/** Spaces are counted from 1, or from 0 where a space 0 is printed. */
export function spacesOf(zone: Zone): string[] {
  const fromZero = zone.cells.some(({ id }) => id === '0');
  return Array.from({ length: zone.spaces }, (_, at) => String(fromZero ? at : at + 1));
}

const ROUND = [100, 50, 25, 20, 10, 5];

/** How many spaces stand in one row: all of them, or a round number that leaves each wide enough. */
export function perRow(spaces: number, width: number): number {
  const least = spaces > 30 ? 15 : 24;
  const most = Math.max(1, Math.floor(width / least));
  if (spaces <= most) return spaces;
  return ROUND.find((count) => count <= most) ?? most;
}

/** Numbers are written on every space of a short track, on round ones of a long one. */
export const isNumbered = (space: string, spaces: number): boolean => spaces <= 30 || Number(space) % 5 === 0;

/** On a phone, cards that are asked about and do not fit as cards are lines: name and effect in words. */

import type { Face, Zone } from '../types';
import { rowsOf, SANS } from './words';

/** Between lines. */
const APART = 10;
/** A line is at least so many times as wide as its letters are high. */
const NARROWEST = 19;
/** The title of a line is so much higher than the smallest letters; what is left around both. */
const TITLE = 1.36;
const AROUND = 10;
const RING = 9;
const FINGER = 44;

/** How many lines stand side by side. */
export const linesAbreast = (count: number, width: number, font: number): number => Math.max(1, Math.min(count, Math.floor((width + APART) / (font * NARROWEST))));

/** A stranger of a clearing: name and effect, with what comes along at their right. */
const STRANGER = 5.7;

export const strangerLines = (count: number, width: number, font: number): { abreast: number; height: number } => {
  const abreast = linesAbreast(count, width, font);
  return { abreast, height: Math.ceil(count / abreast) * STRANGER * font };
};

const SIGN = 2.1;
const MOST_SIGNS = 3;

function lineOf(face: Face, width: number, font: number): number {
  const signs = face.needs.length + face.cost.length + face.gains.length;
  const words = width - AROUND * 2 - Math.min(signs, MOST_SIGNS) * SIGN * font;
  const written = face.lines.length > 0 ? rowsOf(face.lines.join(' · '), words, font, SANS) : 0;
  return AROUND + TITLE * font + Math.max(written, signs > MOST_SIGNS ? 1 : 0) * font * 1.16;
}

export interface Lines {
  width: number;
  height: number;
  abreast: number;
  /** The height of each row, and what lies between two. */
  rows: number[];
  gap: number;
}

export function linesOf(zone: Zone, width: number, font: number): Lines {
  const abreast = linesAbreast(zone.pieces.length, width, font);
  const one = (width - (abreast - 1) * APART) / abreast - 6;
  const rows = Array.from({ length: Math.ceil(zone.pieces.length / abreast) }, (_, row) => {
    const here = zone.pieces.slice(row * abreast, (row + 1) * abreast);
    return Math.ceil(Math.max(FINGER, ...here.map(({ face }) => (face ? lineOf(face, one, font) : 0))));
  });
  const height = rows.reduce((sum, row) => sum + row + APART, RING - APART);
  return { abreast, rows, gap: APART, width, height };
}

/** Cards that do not fit as cards are lines: name and effect in words. */

import { strangersOf, type Stranger } from '../draw/clearing';
import type { Face, Zone } from '../types';
import { rowsOf, SANS, SERIF } from './words';

/** Between lines. */
const APART = 10;
/** A line is at least so many times as wide as its letters are high. */
const NARROWEST = 19;
/** Side by side no line is wider than this, or than this where they are less high so. */
const WIDEST = [24, 34];
/** The title of a line is so much higher than the smallest letters; what is left around both. */
const TITLE = 1.36;
const AROUND = 10;
/** What is left around words grows with letters that are larger than usual. */
const scaled = (font: number): number => Math.max(1, font / 12);
const RING = 9;
const FINGER = 44;

/** How many lines stand side by side. */
export const linesAbreast = (count: number, width: number, font: number): number => Math.max(1, Math.min(count, Math.floor((width + APART) / (font * NARROWEST))));

/** A stranger of a clearing: name and effect, with what comes along at their right. */
const STRANGER = 5.7;
/** Above and below all strangers: the pointers of those that can be chosen. */
const POINTERS = 12;
/** The sign before the words, and what comes along: so wide are a die and a sign of what lies beneath, so high is a row of them. */
const [ICON, DIE, BENEATH, ALONG] = [34, 28, 30, 28];
/** Under the words dice are smaller. */
const SMALL_DIE = 24;
/** So many letters wide, strangers that have what comes along under their words stand side by side. */
const STACKED = 14;
/** On a screen that is so many letters wide nobody has to scroll to see the last stranger. */
const FLAT = 40;

export interface StrangerLines extends Lines {
  /** What comes along stands under the words, not beside them. */
  stacked: boolean;
}

/** Strangers in lines, or where it is less high, on a screen that lies on its side, with what comes along under them; a place where nobody waits has its name only. */
export function strangerLines(zone: Zone, width: number, font: number): StrangerLines {
  const strangers = strangersOf(zone);
  const signsOf = ({ beneath }: Stranger): number => Math.max(0, ...beneath.map(({ face }) => (face ? face.marks.length + face.gains.length : 0)));
  const arranged = (abreast: number, stacked: boolean): StrangerLines => {
    const inner = width / abreast - 2.4 * AROUND;
    const beside = (one: Stranger): number => {
      const along = Math.max((one.dice.length + one.tokens.length) * DIE, signsOf(one) * BENEATH);
      return lineHeight(one.cards[0]?.face?.lines ?? one.cell.lines, inner - ICON - along, font) + AROUND;
    };
    const under = (one: Stranger): number => {
      const along = (one.dice.length + one.tokens.length) * SMALL_DIE + signsOf(one) * BENEATH;
      return lineHeight(one.cards[0]?.face?.lines ?? [], inner, font, 0, CLOSE) + Math.max(1, Math.ceil(along / inner)) * ALONG + AROUND / 2;
    };
    const { rows, height } = rowsAbreast(strangers, abreast, stacked ? 0 : STRANGER * font, stacked ? under : beside);
    return { abreast, rows, stacked, gap: 0, width, height: height + POINTERS };
  };
  const lines = arranged(linesAbreast(strangers.length, width, font), false);
  if (width < FLAT * font) return lines;
  const stacks = arranged(Math.min(strangers.length, Math.floor(width / (font * STACKED))), true);
  return stacks.height < lines.height ? stacks : lines;
}

/** Things side by side in rows, each as high as the highest in it. */
function rowsAbreast<T>(things: readonly T[], abreast: number, least: number, high: (thing: T) => number): { rows: number[]; height: number } {
  const rows = Array.from({ length: Math.ceil(things.length / abreast) }, (_, row) =>
    Math.ceil(Math.max(least, ...things.slice(row * abreast, (row + 1) * abreast).map(high))),
  );
  return { rows, height: rows.reduce((sum, row) => sum + row, 0) };
}

const SIGN = 2.1;
const MOST_SIGNS = 3;
/** So high is a row of signs. */
const SIGN_ROW = 1.75;

/** What a line leaves at its left and right, and how wide the letters of its words are for their height. */
const INSIDE = 19.5;
const WORDS = 0.465;
/** All signs together are no wider than this, and stand so far from the words. */
const SIGNS = 7.9;
const BESIDE_WORDS = 8;

/** Of what stands after a title: a sign as high as its letters or as the words, for their height; and how high a further row is. */
const [LARGE_SIGN, SMALL_SIGN] = [1.58, 2.6];
const TITLE_ROW = 1.1;

/** A title and the signs after it, with what lies on the card, that go on in further rows. */
function titleRows({ title, marks, points }: Face, on: number, small: number, width: number, { font, rem }: Letters): number {
  let rows = rowsOf(title, width, rem, SERIF);
  let left = rows > 1 ? 0 : width - title.length * SERIF * rem;
  const large = marks.length + (points === null ? 0 : 1) + on;
  for (let sign = 0; sign < large + small; sign++) {
    const wide = sign < large ? LARGE_SIGN * rem : SMALL_SIGN * font;
    if (left < wide) {
      rows++;
      left = width;
    }
    left -= wide;
  }
  return rows;
}

/** How high a line is: what it asks for and gives in signs stands at its end, or after its title. */
function lineOf(face: Face, on: number, width: number, letters: Letters, after: boolean): number {
  const { font, rem } = letters;
  const signs = face.needs.length + face.cost.length + face.gains.length;
  const beside = after ? 0 : signs;
  const words = width - INSIDE * scaled(font) - (beside > 0 ? BESIDE_WORDS * scaled(font) + Math.min(beside * SIGN, SIGNS) * font : 0);
  const more = (titleRows(face, on, signs - beside, words, letters) - 1) * TITLE_ROW * rem;
  return Math.max(lineHeight(face.lines, words, font, beside > MOST_SIGNS ? 1 : 0, WORDS) + more, AROUND + Math.ceil(beside / MOST_SIGNS) * SIGN_ROW * font);
}

/** How wide letters are at least for their height, where every row counts. */
const CLOSE = 0.45;

/** A title, and under it lines in so wide a column. */
function lineHeight(lines: readonly string[], width: number, font: number, least = 0, letter = SANS): number {
  const written = lines.length > 0 ? rowsOf(lines.join(' · '), width, font, letter) : 0;
  return AROUND * scaled(font) + TITLE * font + Math.max(written, least) * font * 1.16;
}

export interface Lines {
  width: number;
  height: number;
  abreast: number;
  /** The height of each row, and what lies between two. */
  rows: number[];
  gap: number;
}

/** How high the letters of words are, and those of titles. */
export interface Letters {
  font: number;
  rem: number;
}

export interface CardLines extends Lines {
  /** What a card asks for and gives stands after its title, so that its words have the whole width. */
  after: boolean;
}

const known = new WeakMap<Zone, Map<string, CardLines>>();

/** As many side by side as there is room for, or fewer where wider ones are less high together. */
export function linesOf(zone: Zone, width: number, letters: Letters): CardLines {
  const before = known.get(zone) ?? new Map<string, CardLines>();
  known.set(zone, before);
  const name = `${width} ${letters.font} ${letters.rem}`;
  const found = before.get(name) ?? shortest(zone, width, letters);
  before.set(name, found);
  return found;
}

function shortest(zone: Zone, width: number, letters: Letters): CardLines {
  const { font } = letters;
  const arranged = (abreast: number, widest: number, after: boolean): CardLines => {
    const wide = abreast > 1 ? Math.min(width, abreast * (font * widest + APART)) : width;
    const one = (wide - (abreast - 1) * APART) / abreast - 6;
    const { rows, height } = rowsAbreast(zone.pieces, abreast, FINGER, ({ face, marks }) => (face ? lineOf(face, marks.length, one, letters, after) : 0));
    return { after, abreast, rows, gap: APART, width: wide, height: height + (rows.length - 1) * APART + RING };
  };
  const most = linesAbreast(zone.pieces.length, width, font);
  return Array.from({ length: most }, (_, fewer) => WIDEST.flatMap((widest) => [arranged(most - fewer, widest, false), arranged(most - fewer, widest, true)])).flat().reduce((one, other) => (other.height < one.height ? other : one));
}

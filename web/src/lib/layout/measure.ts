/** What the zones of a table need: how large a piece must be to be read, and how much room a zone takes with it. */

import { spacing } from '../draw/places';
import { ABOVE, laid } from '../draw/stave';
import { perRow } from '../draw/track';
import { wheelSize } from '../draw/wheel';
import { isDice, isSigned, isTile } from '../scene';
import { bookPages } from '../scene/book';
import type { Face, Mark, Zone } from '../types';
import { linesOf, strangerLines } from './lines';
import { rowsOf, SANS, SERIF } from './words';

/** A screen, or the part of it that is laid out: sizes in pixels. */
export interface View {
  width: number;
  height: number;
  /** The root's font size. */
  rem: number;
  /** The smallest font. */
  font: number;
  /** How wide something must be to be tapped; 0 where nobody taps. */
  finger?: number;
  /** No room for a column of others and the log: what lies in front has its counters above it. */
  tall?: boolean;
}

export interface Size {
  width: number;
  height: number;
}

/** Whose smallest letters are so high wants everything large. */
export const LARGE_LETTERS = 16;

export const isPhone = ({ font, rem }: View): boolean => font > 0.75 * rem;

/** A card is so much higher than it is wide. */
export const RATIO = 1.4;
/** Between pieces of a zone. */
export const GAP = 8;
/** Cards of a mat are smaller, so that what lies under them shows. */
export const MAT = 0.86;
/** What shows of a card under another: a share of the width of a card, and enough for a finger. */
export const tucked = (piece: number, finger = 0): number => Math.max(piece * 0.2, finger);

/** The size of the text of a card, as a share of its width. */
const [LARGE_TEXT, SMALL_TEXT] = [0.086, 0.062];
/** So many letters are much. */
const MUCH = 64;
/** Any card: what is drawn on it grows with it. */
const ANY = 1000;

/** Much text is set smaller than little, and so is text that would otherwise find no room however large the card is. */
export const isDense = (face: Face, marked = 0, ratio = RATIO): boolean =>
  face.lines.reduce((sum, line) => sum + line.length, 0) > MUCH || highWith(face, LARGE_TEXT, ANY, 0, marked) > ANY * ratio;

/** The size of a title as a share of the width of its card: a long word is set smaller rather than broken. */
export function titleOf({ title, points }: Face): number {
  const longest = Math.max(1, ...title.split(' ').map(({ length }) => length));
  return Math.min(0.118, roomOfTitle(points) / (longest * SERIF));
}

const roomOfTitle = (points: number | null): number => (points === null ? 0.92 : 0.7);

/** Of a plate with a sign: what is around it, its picture and a letter, for the height of its letters. */
const [PLATE, PICTURE, LETTER] = [0.8, 1.1, 0.55];

/** How wide the marks of a card are that say something by their sign, for the height of their letters. */
export const signsOf = (marks: readonly Mark[]): number =>
  marks.filter(isSigned).reduce((sum, { icon, sign }) => sum + PLATE + (icon ? PICTURE : 0) + LETTER * sign.replace(/[·●¤]$/, '').length, 0);

/** What lies on a card under its name is so high for its letters. */
const LYING = 1.6;

/** How high a card of this width must be to show its whole effect, as Card.svelte draws it; `marked` is the room of its signs, `covered` where something lies on it, over no word. */
export const heightOf = (face: Face, width: number, font: number, marked = 0, ratio = RATIO, covered = false): number =>
  highWith(face, isDense(face, marked, ratio) ? SMALL_TEXT : LARGE_TEXT, width, font, marked) + (covered && face.marks.length === 0 ? LYING * Math.max(font, width * 0.1) : 0);

function highWith(face: Face, share: number, width: number, font: number, marked: number): number {
  const title = Math.max(font, width * titleOf(face));
  const written = rowsOf(face.title, width * roomOfTitle(face.points), title, SERIF);
  const band = Math.max(width * 0.27, written * title * 1.02 + width * 0.03);
  const text = Math.max(font, width * share);
  const lines = face.lines.map((line) => rowsOf(line, width * 0.93, text, SANS) * text * 1.14 + width * 0.015);
  const symbols = [
    face.marks.length > 0 ? 0.21 * Math.ceil(face.marks.length / 4) : 0,
    face.needs.length > 0 ? 0.19 * Math.ceil(face.needs.length / 5) : 0,
    face.cost.length > 0 ? 0.175 * Math.ceil(face.cost.length / 5) : 0,
    face.gains.length > 0 ? 0.14 : 0,
    marked > 0 ? Math.max(0.15, (font * 1.5) / width) * Math.ceil((marked * Math.max(font, width * 0.1)) / (width * 0.94)) : 0,
  ].filter((share) => share > 0);
  const rows = symbols.length + (lines.length > 0 ? 1 : 0);
  return band + symbols.reduce((sum, share) => sum + share * width, 0) + lines.reduce((sum, line) => sum + line, 0) + (0.05 + 0.02 * rows) * width;
}

const known = new WeakMap<Face, Map<string, number>>();

/** The smallest width at which a card that is so much higher than wide shows its whole effect. */
export function legible(face: Face, font: number, marked = 0, ratio = RATIO, covered = false): number {
  const found = known.get(face) ?? new Map<string, number>();
  known.set(face, found);
  const name = `${font} ${marked} ${ratio} ${covered}`;
  let width = found.get(name) ?? 0;
  if (width > 0) return width;
  width = Math.ceil(font * 5);
  while (width < font * 20 && heightOf(face, width, font, marked, ratio, covered) > width * ratio) width += 2;
  found.set(name, width);
  return width;
}

/** How many lines of its effect a card of this width shows whole. */
export function linesThatFit(face: Face, width: number, font: number, marked = 0, ratio = RATIO, covered = false): number {
  if (width >= legible(face, font, marked, ratio, covered)) return face.lines.length;
  let count = face.lines.length - 1;
  while (count > 0 && heightOf({ ...face, lines: face.lines.slice(0, count) }, width, font, marked, ratio, covered) > width * ratio) count--;
  return Math.max(0, count);
}

// -- zones ------------------------------------------------------------------------------------------

/** What a zone is does not change: it is found out once. */
function remembered<T>(find: (zone: Zone, view: View) => T): (zone: Zone, view: View) => T {
  const found = new WeakMap<Zone, { rem: number; font: number; value: T }>();
  return (zone, view) => {
    const before = found.get(zone);
    if (before && before.rem === view.rem && before.font === view.font) return before.value;
    const value = find(zone, view);
    found.set(zone, { rem: view.rem, font: view.font, value });
    return value;
  };
}

export type Shape = 'board' | 'clearing' | 'cards' | 'dice' | 'pile' | 'chips' | 'track' | 'dial' | 'tally' | 'aid' | 'wheel' | 'stave' | 'text';

/** Only a few words that are looked up: drawn as a button. */
const isAid = (zone: Zone): boolean => zone.place === 'side' && zone.kind === 'row' && zone.pieces.every(({ face }) => face !== null && face.kind === 'aid');

const shapes = new WeakMap<Zone, Shape>();

export function shapeOf(zone: Zone): Shape {
  const found = shapes.get(zone) ?? findShape(zone);
  shapes.set(zone, found);
  return found;
}

function findShape(zone: Zone): Shape {
  if (zone.kind === 'grid') return zone.scenery === 'clearing' ? 'clearing' : 'board';
  if (zone.kind === 'graph') return 'board';
  if (zone.kind === 'pile' || zone.kind === 'track' || zone.kind === 'dial' || zone.kind === 'tally') return zone.kind;
  if (zone.kind === 'wheel' || zone.kind === 'stave' || zone.kind === 'text') return zone.kind;
  if (isDice(zone)) return 'dice';
  if (isAid(zone)) return 'aid';
  return zone.pieces.length > 0 && zone.pieces.every(isTile) ? 'chips' : 'cards';
}

/** Whether its pieces can be lines instead of cards: each has a face that can be read. */
export function canBeLines(zone: Zone): boolean {
  const shape = shapeOf(zone);
  const known = zone.pieces.length > 0 && zone.pieces.every(({ face, under, empty }) => face !== null && !under && !empty);
  return (shape === 'cards' || shape === 'stave') && known && (zone.count ?? 0) <= zone.pieces.length;
}

const IMPORTANCE: Record<Shape, number> = { board: 4, clearing: 3, cards: 3, dice: 2, pile: 1, chips: 2, track: 1, dial: 1, tally: 1, aid: 1, wheel: 3, stave: 3, text: 2 };

export const importanceOf = (zone: Zone): number => zone.importance || (zone.place === 'side' ? 1 : IMPORTANCE[shapeOf(zone)]);

/** The width of a piece at which everything on it can be read. */
const legibleOf = remembered((zone, { rem, font }) => {
  const shape = shapeOf(zone);
  if (shape === 'board') return zone.kind === 'grid' ? 5.5 * rem : 2.6 * rem;
  if (shape === 'dice') return 2.5 * rem;
  if (shape === 'pile') return 3 * rem;
  const ratio = shape === 'clearing' ? CLEARING.ratio : RATIO;
  const widths = zone.pieces.flatMap((piece) => {
    if (!piece.face || piece.under) return [];
    return [legible(piece.face, font, signsOf(piece.marks), ratio, !piece.marks.every(isSigned))];
  });
  const widest = Math.max(font * 5.5, ...widths);
  return zone.kind === 'mat' ? Math.ceil(widest / MAT) : widest;
});

/** The same, or what the game says; but of cards that can be chosen everything is read, whatever suffices while one only looks at them. */
export function leastOf(zone: Zone, view: View, asked = false): number {
  const said = (zone.least * view.rem) / 16;
  return said === 0 || (asked && shapeOf(zone) === 'cards') ? Math.max(said, legibleOf(zone, view)) : said;
}

/** No piece of a zone becomes larger than this. */
export function mostOf(zone: Zone, view: View, asked = false): number {
  const shape = shapeOf(zone);
  if (shape === 'board') return zone.kind === 'grid' ? 12 * view.rem : Infinity;
  if (shape === 'dice') return 4.5 * view.rem;
  if (shape === 'pile') return 5 * view.rem;
  const least = leastOf(zone, view, asked);
  return isPhone(view) ? least * 1.1 : Math.max(least * 1.5, 9 * view.rem);
}

const HEADING = 1.25;
const MOST_ROWS = 3;
/** Pointers stand above cards that can be chosen, under the heading. */
const POINTERS = 0.35;
/** What is noted of dice or tokens may take so many rem of the width. */
const NOTED = 26;
/** What is noted of a song has so many rem at least, and goes on in a second row. */
const SUNG = 13;
/** How wide a letter of a title is for its height. */
const BOLD = 0.56;
/** Between rows of cards, beside the gap: pointers stand above cards that can be chosen. */
const ROWS_APART = 0.4;
const SPACE = 1.7;
/** A counter with its sign, in rem. */
export const TALLY = { width: 3.2, height: 1.5 };

/** How wide a board is for its height. */
export const aspect = (zone: Zone): number => (zone.kind === 'grid' ? zone.columns / zone.rows : 100 / zone.ratio);

/** The strangers of a clearing, their cards and what is beneath them. */
const strangers = (zone: Zone): number => Math.max(1, zone.columns);

/** Of a stranger's place: its card, high enough for all to stand abreast, the dice and tokens beside it, what lies beneath it. */
export const CLEARING = { ratio: 1.9, beside: 0.46, beneath: 0.34, pad: 0.09 };

export function clearing(zone: Zone, piece: number, width: number): Size & { abreast: number; cell: Size } {
  const cell = {
    width: piece * (1 + CLEARING.beside + CLEARING.pad * 2),
    height: piece * (CLEARING.ratio + (zone.rows > 1 ? CLEARING.beneath : 0) + CLEARING.pad * 2.4),
  };
  const count = strangers(zone);
  const most = Math.max(1, Math.min(count, Math.floor((width + 1) / cell.width)));
  const rows = Math.ceil(count / most);
  const abreast = Math.ceil(count / rows);
  return { abreast, cell, width, height: rows * cell.height };
}

/** So many cards stand in a row of a zone, which is as wide as whole pixels are. */
export const inRow = (card: number, width: number): number => Math.max(1, Math.floor((Math.ceil(width) + GAP) / (card + GAP)));

/** Small tiles lie one under another, two by two, or four in a row where they have the whole width. */
export const chipColumns = (zone: Zone, width: number): number => Math.min(zone.pieces.length, width < 160 ? 1 : width < 330 ? 2 : 4);

/** How wide a page of a book is: two lie open where there is room for both. */
export const pageOf = (zone: Zone, width: number, rem: number): number => Math.min(PAGE * rem, width >= SPREAD * rem && bookPages(zone.paragraphs).length > 1 ? width / 2 : width);
/** In rem: two pages side by side as Book.svelte opens them, and the widest page. */
const [SPREAD, PAGE] = [46, 38];

/** How high the highest page of a book is, the newest with what can be chosen under it; a book is never a strip. */
function written(zone: Zone, width: number, rem: number): number {
  const column = pageOf(zone, width, rem) - 3 * rem;
  const pages = bookPages(zone.paragraphs).map(({ paragraphs }) =>
    paragraphs.reduce((sum, { text }) => sum + rowsOf(text, column, 1.06 * rem, SANS) * rem * 1.6 + 0.6 * rem, 8 * rem),
  );
  const choices = zone.pieces.reduce((sum, { face }) => sum + (3.6 + 1.4 * (face?.lines.length ?? 0)) * rem, 0);
  return Math.max(LEAST_PAGE * rem, ...pages, (pages.at(-1) ?? 0) + choices);
}
const LEAST_PAGE = 16;

/** The room that a zone takes when its pieces are so wide and it may be so wide itself. */
export function roomOf(zone: Zone, piece: number, width: number, view: View, wraps: boolean, lined = false): Size {
  const { rem } = view;
  const heading = HEADING * rem;
  const letters = Math.max(view.font, 0.8 * rem);
  /** What a zone is called and what is noted of it may go on in further rows. */
  const noted = (wide: number): number => (Math.min(MOST_ROWS, rowsOf(`${zone.title} ${zone.note}`, wide, letters, SANS)) - 1) * letters * 1.1;
  if (lined) {
    const lines = linesOf(zone, width, view);
    return { width: lines.width, height: heading + noted(lines.width) + lines.height };
  }
  switch (shapeOf(zone)) {
    case 'board':
      if (zone.kind === 'grid') return { width: zone.columns * piece, height: zone.rows * piece };
      if (zone.place !== 'board') width = Math.min(width, piece / pieceOf(zone, 1));
      return { width, height: width / aspect(zone) };
    case 'clearing':
      if (isPhone(view)) return { width, height: strangerLines(zone, width, view.font).height };
      return clearing(zone, piece, width);
    case 'dice': {
      const count = Math.max(1, zone.pieces.length);
      const most = Math.max(1, Math.floor((width - GAP) / (piece + GAP + 2)));
      const abreast = Math.min(count, most);
      const titled = Math.min(width, zone.note ? NOTED * rem : (zone.title.length + 3) * letters * BOLD);
      const wide = Math.max(abreast * (piece + GAP + 2) + GAP, titled);
      return { width: wide, height: heading + noted(wide) + Math.ceil(count / abreast) * (piece + GAP + 2) };
    }
    case 'pile':
      return { width: Math.max(piece, 4.35 * rem), height: piece * RATIO + 0.25 * rem + Math.max(view.font, 0.72 * rem) * 2.2 };
    case 'chips': {
      const drawn = zone.pieces.some(({ face }) => face !== null && face.reach.length > 0);
      const wide = width < 30 * rem ? width : (drawn ? 16 : 7.5) * rem;
      const columns = chipColumns(zone, wide);
      const each = !drawn ? (columns === 1 ? 2.3 : 2.5) : columns > 2 ? 4.8 : 3.6;
      return { width: wide, height: heading + (POINTERS + Math.ceil(zone.pieces.length / columns) * each) * rem };
    }
    case 'track': {
      const each = Math.min(2.4 * rem, zone.spaces > 30 ? Infinity : SPACE * rem);
      const wide = Math.min(width, zone.spaces > 30 ? width : zone.spaces * each);
      const columns = perRow(zone.spaces, wide);
      const high = columns < zone.spaces ? 1.42 * rem : wide / columns;
      const off = zone.pieces.some(({ at }) => Number(at) > zone.spaces) ? 1.6 * rem : 0;
      return { width: wide, height: heading + Math.ceil(zone.spaces / columns) * (high + 2) + off };
    }
    case 'dial':
      return { width: 6 * rem, height: 5 * rem };
    case 'tally':
      return { width: TALLY.width * rem, height: TALLY.height * rem };
    case 'wheel':
      return { width: wheelSize(piece), height: heading + wheelSize(piece) };
    case 'stave': {
      const song = laid(zone.pieces.length, Math.max(0, zone.spaces - zone.pieces.length), piece, width);
      const wide = Math.min(width, Math.max(song.width, zone.note ? SUNG * rem : 0));
      return { width: wide, height: heading + noted(wide) + piece * (RATIO + ABOVE) + GAP };
    }
    case 'text':
      return { width, height: heading + written(zone, width, rem) };
    case 'aid': {
      const each = zone.pieces.map(({ face }) => ((face?.title.length ?? 0) * 0.46 + 1.9) * rem);
      let [rows, left] = [1, width];
      for (const wide of each) {
        if (wide > left && left < width) [rows, left] = [rows + 1, width];
        left -= wide;
      }
      return { width: Math.min(width, each.reduce((sum, wide) => sum + wide, 0)), height: rows * 2.1 * rem };
    }
    case 'cards': {
      const titled = (zone.title.length * BOLD + (zone.note ? zone.note.length + 4 : 0) * SANS) * Math.max(view.font, 0.8 * rem);
      if (zone.pieces.length === 0 && !zone.count) {
        const wide = Math.min(width, Math.max(6 * rem, titled));
        return { width: wide, height: heading + noted(wide) };
      }
      const above = heading + POINTERS * rem;
      const mat = zone.kind === 'mat';
      const one = mat ? piece * MAT : piece;
      const tops = Math.max(1, zone.pieces.filter((other) => !other.under).length);
      const hidden = (zone.count ?? 0) > zone.pieces.length ? one * 0.7 + GAP : 0;
      const natural = Math.max(tops * (one + GAP) - GAP + hidden, titled);
      const under = mat && zone.pieces.some((other) => other.under) ? tucked(piece, view.finger) : 0;
      const abreast = wraps ? inRow(one, width) : tops;
      const rows = Math.ceil(tops / abreast);
      const wide = Math.min(width, natural + GAP + 1);
      return { width: wide, height: above + noted(wide) + under + rows * (one * RATIO + GAP) + (rows - 1) * ROWS_APART * rem };
    }
  }
}

const spacings = new WeakMap<Zone, number>();

/** How far apart the places of a graph stand, as a share of its width. */
function spacingOf(zone: Zone): number {
  const share = spacings.get(zone) ?? spacing(zone.cells, 1, zone.ratio / 100);
  spacings.set(zone, share);
  return share;
}

/** How wide the places of a graph can be in a picture of this width. */
export const pieceOf = (zone: Zone, width: number): number => Math.min(0.11, spacingOf(zone) * 0.62) * width;

/** How wide a picture is whose places are so far apart. */
export const widthApart = (zone: Zone, apart: number): number => apart / spacingOf(zone);

/** Zones in a box: side by side in shelves, their pieces as large as the box allows, the more important the larger. */

import { laid } from '../draw/stave';
import { cardBeside } from '../draw/wheel';
import type { Zone } from '../types';
import { canBeLines, GAP, importanceOf, inRow, isPhone, leastOf, MAT, mostOf, roomOf, shapeOf, TALLY, type Size, type View } from './measure';

export interface Box extends Size {
  x: number;
  y: number;
}

/** Where a zone lies, how wide its pieces are, and whether they go on in further rows instead of overlapping, or are lines. */
export interface Placed extends Box {
  zone: Zone;
  piece: number;
  wraps: boolean;
  lined: boolean;
}

export interface Region {
  placed: Placed[];
  /** How well it serves what is decided: higher is better. */
  worth: number;
  /** How much height its zones take. */
  used: number;
}

export const NOTHING: Region = { placed: [], worth: 0, used: 0 };

/** What the present decision is about. */
export type Asked = (zone: Zone) => boolean;

/** Between zones side by side, and one under another. */
export const APART = 14;
const BETWEEN = 9;
const SHARES = [0.6, 0.7, 0.85, 1, 1.1, 1.2];
const ASKED = 1.3;
const WORTH = 4;
const TOO_SMALL = 6;
/** What is lost at once where cards that can be chosen are so small that words of them are left out. */
const CUT = 1;
const OVERFLOW = 150;
/** The same on a large screen, where nothing points at what can be chosen below the edge; and for what is only looked at. */
const [HIDDEN, LEFT_BELOW] = [400, 100];
/** The same where one scrolls as a matter of course, on a phone, for what is not asked about. */
const SCROLLED = 7;
/** Cards that are so much larger than legible gain little by more. */
const ENOUGH = Math.log(1.25);
const STEPS = 9;
const GROWING = 5;
/** A piece that is only so little too small becomes legible. */
const NEARLY = 0.93;
const [SMALL, LARGE] = [0.4, 2.6];

/** Cards that are only looked at need not be larger than legible, as long as others are chosen from. */
const LOOKED_AT = 1.6;

const largestOf = (zone: Zone, asked: Asked, view: View): number =>
  asked(zone) || shapeOf(zone) !== 'cards' ? mostOf(zone, view, asked(zone)) : Math.min(mostOf(zone, view), leastOf(zone, view) * LOOKED_AT);

/** How much a zone gains or loses by the size of its pieces; what is decided now counts most. Of pieces in further rows `whole` is seen. */
export function worth(zone: Zone, piece: number, asked: Asked, view: View, whole = piece): number {
  const [least, most] = [leastOf(zone, view, asked(zone)), largestOf(zone, asked, view)];
  const grown = Math.log(Math.min(piece, most) / least);
  const more = Math.max(0, grown - ENOUGH);
  const cut = asked(zone) && hasEffects(zone) && whole < least - 1 ? CUT : 0;
  return importanceOf(zone) * (asked(zone) ? WORTH : 1) * (grown < 0 ? grown * TOO_SMALL - cut : grown - more * (shapeOf(zone) === 'cards' ? 0.7 : 0));
}

/** Zones that a person only glances at have pieces below the size at which everything can be read: never below this. */
const floor = (zone: Zone, view: View): number => (shapeOf(zone) === 'cards' ? view.font * 5.6 : view.rem * 2.4);

/** Of every card of a song the middle shows, where it is tapped: so large they may be. */
const SHOWN = 0.56;
const songCard = ({ pieces }: Zone, width: number): number => width / (1 + SHOWN * Math.max(0, pieces.length - 1));

/** On a phone cards that lie open go on in further rows: one that lies over another would hide its words. */
const inRows = (zone: Zone, view: View): boolean => isPhone(view) && zone.kind === 'mat';

/** Cards that can be read are not made so large that they would overlap. */
function abreast(zone: Zone, width: number, view: View): number {
  if (shapeOf(zone) !== 'cards' || inRows(zone, view)) return width;
  const tops = Math.max(1, zone.pieces.filter(({ under }) => !under).length);
  const most = (width + GAP) / tops - GAP - 1;
  return Math.min(width, Math.max(leastOf(zone, view), zone.kind === 'mat' ? most / MAT : most));
}

/** So much smaller cards become rather than that the last goes on in a row of its own. */
const SMALLER = 0.88;

/** Cards in rows that would need one row less if they were a little smaller. */
function tidy(zone: Zone, piece: number, width: number, low: number): number {
  if (shapeOf(zone) !== 'cards' || width === Infinity) return piece;
  const share = zone.kind === 'mat' ? MAT : 1;
  const tops = Math.max(1, zone.pieces.filter(({ under }) => !under).length);
  const rows = Math.ceil(tops / inRow(piece * share, width));
  if (rows < 2) return piece;
  const smaller = ((Math.ceil(width) + GAP) / Math.ceil(tops / (rows - 1)) - GAP) / share;
  return smaller >= Math.max(low, piece * SMALLER) ? Math.min(piece, smaller) : piece;
}

/** The hand of a wheel stands out at its rim. */
const HAND = 1.14;

/** A zone in a box of some width: what its pieces and its room are at a scale is asked again and again. */
interface Item {
  zone: Zone;
  /** What stands in one block with it: counters without a heading. */
  block: readonly Zone[];
  wraps: boolean;
  lined: boolean;
  pieceAt: (scale: number) => number;
  roomFor: (piece: number) => Size;
}

function itemOf(zone: Zone, width: number, asked: Asked, view: View, lined: boolean, brief: boolean): Item {
  const open = asked(zone);
  const wraps = open || inRows(zone, view) || (zone.kind === 'row' && zone.place === 'board');
  const [least, most] = [leastOf(zone, view, open && !brief), largestOf(zone, asked, view)];
  const low = open ? least : Math.min(least, floor(zone, view));
  const share = open ? ASKED : SHARES[importanceOf(zone)]!;
  const shape = shapeOf(zone);
  const widest = shape === 'stave' ? songCard(zone, width) : shape === 'wheel' ? cardBeside(width / HAND) : open ? width : abreast(zone, width, view);
  const rooms = new Map<number, Size>();
  return {
    zone,
    block: [],
    wraps,
    lined,
    pieceAt(scale) {
      const free = least * scale * share;
      const piece = free < least && free > least * NEARLY ? least : free;
      return Math.floor(tidy(zone, Math.min(Math.max(low, Math.min(piece, most)), widest), wraps ? width : Infinity, low));
    },
    roomFor(piece) {
      let room = rooms.get(piece);
      if (!room) rooms.set(piece, (room = roomOf(zone, piece, width, view, wraps, lined)));
      return room;
    },
  };
}

/** So many counters stand side by side. */
const ABREAST = 3;

/** Counters without a heading would be lost one by one among the other zones: they stand in one block. */
function itemsOf(zones: readonly Zone[], width: number, asked: Asked, view: View, lines: readonly Zone[], brief: boolean): Item[] {
  const counters = zones.filter((zone) => shapeOf(zone) === 'tally');
  return zones
    .filter((zone) => zone === counters[0] || !counters.includes(zone))
    .map((zone) => {
      const item = itemOf(zone, width, asked, view, lines.includes(zone), brief);
      if (zone !== counters[0]) return item;
      const each = { width: TALLY.width * view.rem, height: TALLY.height * view.rem };
      const columns = Math.max(1, Math.min(ABREAST, counters.length, Math.floor(width / each.width)));
      return { ...item, block: counters, roomFor: () => ({ width: columns * each.width, height: Math.ceil(counters.length / columns) * each.height }) };
    });
}

/** The zones of a block side by side in its room. */
function divided(block: readonly Zone[], whole: Placed, view: View): Placed[] {
  const { width, height } = { width: TALLY.width * view.rem, height: TALLY.height * view.rem };
  const columns = Math.max(1, Math.round(whole.width / width));
  return block.map((zone, at) => ({ ...whole, zone, width: Math.ceil(width), height: Math.ceil(height), x: whole.x + (at % columns) * width, y: whole.y + Math.floor(at / columns) * height }));
}

interface Shelf extends Box {
  /** What stands on it: something small finds room under something less high. */
  columns: { x: number; width: number; bottom: number }[];
}

/** A place on a shelf that is already there, without making it higher. */
function roomOn(shelf: Shelf, size: Size, width: number): { x: number; y: number } | null {
  for (const column of shelf.columns) {
    if (size.width > column.width || column.bottom + BETWEEN + size.height > shelf.y + shelf.height) continue;
    const y = column.bottom + BETWEEN;
    column.bottom = y + size.height;
    return { x: column.x, y };
  }
  const x = shelf.x + shelf.width + APART;
  if (size.height > shelf.height || x + size.width > width + 1) return null;
  return stand(shelf, x, size);
}

function stand(shelf: Shelf, x: number, size: Size): { x: number; y: number } {
  shelf.columns.push({ x, width: size.width, bottom: shelf.y + size.height });
  shelf.width = x + size.width;
  return { x, y: shelf.y };
}

/** All items at their scales; null as soon as they need more than the height. */
function shelves(items: readonly Item[], scales: readonly number[], view: View, width: number, height = Infinity): { placed: Placed[]; used: number } | null {
  const placed: Placed[] = [];
  const found: Shelf[] = [];
  for (const [index, { zone, block, wraps, lined, pieceAt, roomFor }] of items.entries()) {
    const piece = pieceAt(scales[index]!);
    const size = roomFor(piece);
    const last = found.at(-1);
    let at: { x: number; y: number } | null = null;
    for (const shelf of found) at ??= roomOn(shelf, size, width);
    if (!at && last && last.width + APART + size.width <= width + 1) {
      last.height = Math.max(last.height, size.height);
      if (last.y + last.height > height) return null;
      at = stand(last, last.width + APART, size);
    }
    if (!at) {
      const shelf: Shelf = { x: 0, y: last ? last.y + last.height + BETWEEN : 0, width: 0, height: size.height, columns: [] };
      if (shelf.y + shelf.height > height) return null;
      found.push(shelf);
      at = stand(shelf, 0, size);
    }
    const whole = { zone, piece, wraps, lined, x: at.x, y: at.y, width: Math.ceil(size.width), height: Math.ceil(size.height) };
    placed.push(...(block.length > 0 ? divided(block, whole, view) : [whole]));
  }
  const last = found.at(-1);
  return { placed, used: last ? last.y + last.height : 0 };
}

/** The largest value for which something fits, near enough. */
function largest(low: number, high: number, steps: number, fits: (value: number) => boolean): number {
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * All pieces become as large together as fits into the box, then what is asked about and what is important alone.
 * Where even the smallest do not fit, the box is to be scrolled. None is more than `most` times as large as legible.
 * Cards whose effect would be cut may be lines; those of the table only where it is narrow.
 */
export function flow(zones: readonly Zone[], box: Size, asked: Asked, view: View, most = LARGE): Region {
  if (zones.length === 0) return NOTHING;
  const cards = grown(zones, box, asked, view, most, []);
  const lines = zones.filter((zone) => asked(zone) && canBeLines(zone) && (isPhone(view) || hasEffects(zone)));
  const cut = cards.placed.filter(({ zone, piece, width }) => !asked(zone) && (zone.place !== 'board' || isPhone(view) || view.tall) && overlapped(zone, piece, width) < leastOf(zone, view) && canBeLines(zone) && hasEffects(zone)).map(({ zone }) => zone);
  const other = [lines, cut, [...lines, ...cut]].filter((some, at) => some.length > 0 && (at < 2 || (lines.length > 0 && cut.length > 0)));
  // Rather than that one would have to scroll, words are left out as far as the game allows it.
  const briefly = !isPhone(view) && cards.used > box.height && zones.some((zone) => asked(zone) && leastOf(zone, view) < leastOf(zone, view, true));
  return best([cards, ...other.map((some) => grown(zones, box, asked, view, most, some)), ...(briefly ? [grown(zones, box, asked, view, most, [], true)] : [])]);
}

/** Without words on its cards there is nothing that lines would show better. */
const hasEffects = ({ pieces }: Zone): boolean => pieces.some(({ face }) => face !== null && face.lines.length > 0);

/** The same with these as lines. */
function grown(zones: readonly Zone[], box: Size, asked: Asked, view: View, most: number, lines: readonly Zone[], brief = false): Region {
  const items = itemsOf(zones, box.width, asked, view, lines, brief);
  const scales = items.map(() => SMALL);
  const fits = (): boolean => shelves(items, scales, view, box.width, box.height) !== null;
  if (fits()) {
    const all = largest(SMALL, most, STEPS, (value) => (scales.fill(value), fits()));
    scales.fill(all);
    const first = (index: number): number => (asked(items[index]!.zone) ? WORTH : 1) * importanceOf(items[index]!.zone);
    const growing = [...items.keys()].filter((index) => first(index) > 2).sort((one, other) => first(other) - first(one));
    for (const index of growing) scales[index] = largest(all, most, GROWING, (value) => ((scales[index] = value), fits()));
  }
  const found = shelves(items, scales, view, box.width)!;
  spread(found.placed, box.width);
  return { ...found, worth: worthOf(found.placed, asked, view) - beyond(found, box, asked, view) };
}

/** The cards of a song overlap only where something lies beside it: what is free to its right is its own. */
function spread(placed: readonly Placed[], width: number): void {
  for (const song of placed) {
    if (shapeOf(song.zone) !== 'stave' || song.lined) continue;
    const beside = placed.filter(({ x, y, height }) => x > song.x && y < song.y + song.height && y + height > song.y);
    const room = Math.min(width, ...beside.map(({ x }) => x - APART)) - song.x;
    const { pieces, spaces } = song.zone;
    song.width = Math.max(song.width, Math.ceil(laid(pieces.length, Math.max(0, spaces - pieces.length), song.piece, room, true).width));
  }
}

/** What is lost by zones that end below their box. */
function beyond({ placed, used }: { placed: readonly Placed[]; used: number }, box: Size, asked: Asked, view: View): number {
  const over = (bottom: number): number => Math.max(0, bottom / box.height - 1);
  const meant = placed.filter(({ zone }) => asked(zone));
  const bottom = Math.max(0, ...meant.map(({ y, height }) => y + height));
  if (!isPhone(view)) return HIDDEN * over(bottom) + LEFT_BELOW * (over(used) - over(bottom));
  // What is asked about begins at the top once it is scrolled to.
  const needed = bottom > box.height ? bottom - Math.min(...meant.map(({ y }) => y)) : bottom;
  return OVERFLOW * over(needed) + SCROLLED * over(used);
}

export const worthOf = (placed: readonly Placed[], asked: Asked, view: View): number =>
  placed.reduce((sum, { zone, piece, width, wraps, lined }) => sum + (lined ? importanceOf(zone) * (isPhone(view) ? (asked(zone) ? WORTH * LINED : GLANCED) : asked(zone) ? WORTH * LINED_WIDE : GLANCED_WIDE) : worth(zone, inRows(zone, view) ? piece : overlapped(zone, piece, width), asked, view, wraps && shapeOf(zone) === 'cards' ? piece : undefined)), 0);

/** Lines serve worse than cards that can be read, and better than cards that are to be scrolled or lie over each other. */
const LINED = -0.25;
/** On a large screen only where a board could not be read otherwise. */
const LINED_WIDE = -0.7;
/** The same for cards that are only looked at: they are lines rather than cards whose effect is cut, and on a large screen rather cards. */
const [GLANCED, GLANCED_WIDE] = [-0.35, -0.8];

/** Pieces that overlap are as good as smaller ones. */
function overlapped(zone: Zone, piece: number, width: number): number {
  const shape = shapeOf(zone);
  if (shape !== 'cards' && shape !== 'stave') return piece;
  const tops = zone.pieces.filter(({ under }) => !under).length;
  return tops * (piece + GAP) - GAP <= width + 1 || tops < 2 ? piece : Math.max(piece * 0.5, (width - piece) / (tops - 1));
}

export const best = <T extends { worth: number }>(found: readonly T[]): T => found.reduce((one, other) => (other.worth > one.worth ? other : one));

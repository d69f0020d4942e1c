/** Zones in a box: side by side in shelves, their pieces as large as the box allows, the more important the larger. */

import { laid } from '../draw/stave';
import type { Zone } from '../types';
import { GAP, importanceOf, isPhone, leastOf, MAT, mostOf, roomOf, shapeOf, type Size, type View } from './measure';

export interface Box extends Size {
  x: number;
  y: number;
}

/** Where a zone lies, how wide its pieces are, and whether they go on in further rows instead of overlapping. */
export interface Placed extends Box {
  zone: Zone;
  piece: number;
  wraps: boolean;
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
const OVERFLOW = 150;
/** The same where one scrolls as a matter of course, on a phone, for what is not asked about. */
const SCROLLED = 20;
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
  asked(zone) || shapeOf(zone) !== 'cards' ? mostOf(zone, view) : Math.min(mostOf(zone, view), leastOf(zone, view) * LOOKED_AT);

/** How much a zone gains or loses by the size of its pieces; what is decided now counts most. */
export function worth(zone: Zone, piece: number, asked: Asked, view: View): number {
  const [least, most] = [leastOf(zone, view), largestOf(zone, asked, view)];
  const grown = Math.log(Math.min(piece, most) / least);
  const more = Math.max(0, grown - ENOUGH);
  return importanceOf(zone) * (asked(zone) ? WORTH : 1) * (grown < 0 ? grown * TOO_SMALL : grown - more * (shapeOf(zone) === 'cards' ? 0.7 : 0));
}

/** Zones that a person only glances at have pieces below the size at which everything can be read: never below this. */
const floor = (zone: Zone, view: View): number => (shapeOf(zone) === 'cards' ? view.font * 5.6 : view.rem * 2.4);

function wanted(zone: Zone, scale: number, asked: Asked, view: View): number {
  const [least, most] = [leastOf(zone, view), largestOf(zone, asked, view)];
  const open = asked(zone);
  const free = least * scale * (open ? ASKED : SHARES[importanceOf(zone)]!);
  const piece = free < least && free > least * NEARLY ? least : free;
  return Math.max(open ? least : Math.min(least, floor(zone, view)), Math.min(piece, most));
}

/** Of every card of a song the middle shows, where it is tapped: so large they may be. */
const SHOWN = 0.56;
const songCard = ({ pieces }: Zone, width: number): number => width / (1 + SHOWN * Math.max(0, pieces.length - 1));

/** Cards that can be read are not made so large that they would overlap. */
function abreast(zone: Zone, width: number, view: View): number {
  if (shapeOf(zone) !== 'cards') return width;
  const tops = Math.max(1, zone.pieces.filter(({ under }) => !under).length);
  const most = (width + GAP) / tops - GAP - 1;
  return Math.min(width, Math.max(leastOf(zone, view), zone.kind === 'mat' ? most / MAT : most));
}

type Scale = (zone: Zone) => number;

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

function shelves(zones: readonly Zone[], width: number, scale: Scale, asked: Asked, view: View): { placed: Placed[]; used: number } {
  const placed: Placed[] = [];
  const found: Shelf[] = [];
  for (const zone of zones) {
    const wraps = asked(zone) || (zone.kind === 'row' && zone.place === 'board');
    const most = shapeOf(zone) === 'stave' ? songCard(zone, width) : asked(zone) ? width : abreast(zone, width, view);
    const piece = Math.floor(Math.min(wanted(zone, scale(zone), asked, view), most));
    const size = roomOf(zone, piece, width, view, wraps);
    const last = found.at(-1);
    let at: { x: number; y: number } | null = null;
    for (const shelf of found) at ??= roomOn(shelf, size, width);
    if (!at && last && last.width + APART + size.width <= width + 1) {
      last.height = Math.max(last.height, size.height);
      at = stand(last, last.width + APART, size);
    }
    if (!at) {
      const shelf: Shelf = { x: 0, y: last ? last.y + last.height + BETWEEN : 0, width: 0, height: size.height, columns: [] };
      found.push(shelf);
      at = stand(shelf, 0, size);
    }
    placed.push({ zone, piece, wraps, ...at, width: Math.ceil(size.width), height: Math.ceil(size.height) });
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
 */
export function flow(zones: readonly Zone[], box: Size, asked: Asked, view: View, most = LARGE): Region {
  if (zones.length === 0) return NOTHING;
  const lay = (scale: Scale): { placed: Placed[]; used: number } => shelves(zones, box.width, scale, asked, view);
  const fits = (scale: Scale): boolean => lay(scale).used <= box.height;
  const all = largest(SMALL, most, STEPS, (value) => fits(() => value));
  const own = new Map<Zone, number>();
  const scale: Scale = (zone) => own.get(zone) ?? all;
  const first = (zone: Zone): number => (asked(zone) ? WORTH : 1) * importanceOf(zone);
  for (const zone of zones.filter((one) => first(one) > 2).sort((one, other) => first(other) - first(one))) {
    own.set(zone, largest(all, most, GROWING, (value) => fits((one) => (one === zone ? value : scale(one)))));
  }
  const best = lay(scale);
  spread(best.placed, box.width);
  return { ...best, worth: worthOf(best.placed, asked, view) - beyond(best, box, asked, view) };
}

/** The cards of a song overlap only where something lies beside it: what is free to its right is its own. */
function spread(placed: readonly Placed[], width: number): void {
  for (const song of placed) {
    if (shapeOf(song.zone) !== 'stave') continue;
    const beside = placed.filter(({ x, y, height }) => x > song.x && y < song.y + song.height && y + height > song.y);
    const room = Math.min(width, ...beside.map(({ x }) => x - APART)) - song.x;
    const { pieces, spaces } = song.zone;
    song.width = Math.max(song.width, Math.ceil(laid(pieces.length, Math.max(0, spaces - pieces.length), song.piece, room, true).width));
  }
}

/** What is lost by zones that end below their box. */
function beyond({ placed, used }: { placed: readonly Placed[]; used: number }, box: Size, asked: Asked, view: View): number {
  const over = (bottom: number): number => Math.max(0, bottom / box.height - 1);
  if (!isPhone(view)) return OVERFLOW * over(used);
  const needed = Math.max(0, ...placed.filter(({ zone }) => asked(zone)).map(({ y, height }) => y + height));
  return OVERFLOW * over(needed) + SCROLLED * over(used);
}

export const worthOf = (placed: readonly Placed[], asked: Asked, view: View): number =>
  placed.reduce((sum, { zone, piece, width }) => sum + worth(zone, overlapped(zone, piece, width), asked, view), 0);

/** Pieces that overlap are as good as smaller ones. */
function overlapped(zone: Zone, piece: number, width: number): number {
  if (shapeOf(zone) !== 'cards') return piece;
  const tops = zone.pieces.filter(({ under }) => !under).length;
  return tops * (piece + GAP) - GAP <= width + 1 || tops < 2 ? piece : Math.max(piece * 0.5, (width - piece) / (tops - 1));
}

export const best = <T extends { worth: number }>(found: readonly T[]): T => found.reduce((one, other) => (other.worth > one.worth ? other : one));

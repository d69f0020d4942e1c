/** Where the places, paths and pieces of a graph stand on the screen. */

import { isDie, isToken, type SceneIndex } from '../scene';
import { amount } from '../scene/describe';
import { rowsOf } from '../layout/words';
import type { Cell, Link, Mark, Piece, Zone } from '../types';
import { round } from './random';

export interface Point {
  x: number;
  y: number;
}

const HALF_CIRCLE = 180 / Math.PI;
const SMALLEST = 20;
const LARGEST = 84;
/** Names fit under places that stand at least so far apart, in pixels. */
export const NAMED = 70;

/** A place on a board of this size in pixels. */
export const pointOf = (cell: Cell, width: number, height: number): Point => ({
  x: (cell.x / 1000) * width,
  y: (cell.y / 1000) * height,
});

/** Room at the edges, in thousandths: places at the very edge would be cut off, and so would the names under them. */
const EDGE = { left: 50, right: 950, top: 70, bottom: 860 };

/** However small a picture is, its places keep most of it. */
const FARTHEST_IN = 400;

const between = (value: number, values: readonly number[], low: number, high: number): number => {
  const [from, to] = [Math.min(low, ...values), Math.max(high, ...values)];
  return Math.round(low + ((value - from) / (to - from)) * (high - low));
};

/** The places moved inside the edges of the picture, where some lie outside of them; a finger finds its room, too, in thousandths. */
export function fitted(cells: readonly Cell[], across = 0, down = 0): Cell[] {
  [across, down] = [Math.min(across, FARTHEST_IN), Math.min(down, FARTHEST_IN)];
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return cells.map((cell) => ({
    ...cell,
    x: between(cell.x, xs, Math.max(EDGE.left, across), Math.min(EDGE.right, 1000 - across)),
    y: between(cell.y, ys, Math.max(EDGE.top, down), Math.min(EDGE.bottom, 1000 - down)),
  }));
}

/** How far apart places stand: most of them at least so far. */
export function spacing(cells: readonly Cell[], width: number, height: number): number {
  const points = cells.map((cell) => pointOf(cell, width, height));
  const nearest = points
    .map((one) => Math.min(...points.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))))
    .sort((a, b) => a - b);
  const low = nearest[Math.floor(nearest.length * 0.1)];
  return low === undefined || !Number.isFinite(low) ? width : low;
}

/** A name under its place: how wide it may be, whether it is one line, and whether it stands above instead. */
export interface Named {
  width: number;
  line: boolean;
  over: boolean;
}

/** How wide a letter of a name is for its height, and how far apart its lines are. */
const [LETTER, LINE] = [0.5, 1.02];
/** A name of wide letters in two lines is still not broken once more. */
const [LITTLE, SPARE] = [2, 5];
/** Of places of one kind most are named, or none; all of them where names stand above. */
const MOST = 0.6;
const WIDEST = 124;
/** Between a place and its name; a plate with what the place asks for comes first. */
const UNDER = 4;
/** Above it the sign of what can be chosen comes first. */
const ABOVE = 12;
/** Under a place where somebody stands a name is so much lower, as Place.svelte draws it. */
const STOOD = 0.12;
/** So much free room is left under a name, where not all must be named. */
const BELOW = 4;
/** Letters stand out of their lines by so much, above and below. */
const LEADING = 2;
export const PLATE = { height: 1.4, width: 6.6 };
/** Whether what a place asks for stands on a plate under it, as far as its marks alone tell. */
const hasMarks = ({ marks, closed }: Cell): boolean => marks.length > 1 && !closed;

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (one: Rect, other: Rect): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How many letters the longer of two lines has, if a name is broken where it is best. */
const inTwoLines = (name: string): number => {
  const words = name.split(' ');
  const breaks = words.map((_, at) => Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length));
  return Math.min(...breaks);
};

/** The names for which there is room, in one line or in two: none lies on a place, what stands there, a plate or another name. `all` are named where they stand far apart, above if there is no room below and nobody stands so high; elsewhere mere numbers are no names. */
export function namesOf(cells: readonly Cell[], wide: number, high: number, size: number, font: number, isPlated = hasMarks, reach: (cell: Cell) => Reach = () => NO_REACH, all = false): Map<string, Named> {
  const found = new Map<string, Named>();
  const taken = cells.flatMap((cell): (Rect & { cell: Cell })[] => {
    const { x, y } = pointOf(cell, wide, high);
    const [half, around] = [size / 2, reach(cell)];
    const across = size * (isLong(cell) ? 0.88 : Math.max(0.55, around.across));
    const body = { cell, left: x - across, right: x + across, top: y - Math.max(half, around.up * size), bottom: y + Math.max(half, around.down * size) };
    const plate = { cell, left: x - (font * PLATE.width) / 2, right: x + (font * PLATE.width) / 2, top: y + half, bottom: y + half + font * PLATE.height };
    return isPlated(cell) ? [body, plate] : [body];
  });
  const names: Rect[] = [];
  for (const cell of cells) {
    if (all ? !cell.title : !/\D/.test(cell.title)) continue;
    const { x, y } = pointOf(cell, wide, high);
    const most = Math.min(WIDEST, 2 * x, 2 * (wide - x));
    const low = y + size / 2 + UNDER + (isPlated(cell) ? font * PLATE.height : 0) + (reach(cell).down > 0 ? size * STOOD : 0);
    const rectOf = (width: number, line: boolean, above = false): Rect & Named => {
      const height = rowsOf(cell.title, width, font, LETTER) * font * LINE;
      const over = above || low + height > high;
      const top = over ? y - size / 2 - ABOVE - height : low;
      return { width, line, over, left: x - width / 2, right: x + width / 2, top, bottom: top + height };
    };
    const widthOf = (letters: number, spare: number): number => Math.ceil(letters * font * LETTER) + spare;
    const [whole, broken] = [widthOf(cell.title.length, LITTLE), widthOf(inTwoLines(cell.title), SPARE)];
    const tried = [rectOf(whole, true), rectOf(broken, false)];
    const isFree = (name: Rect & Named, below: number): boolean => {
      const room = { ...name, bottom: name.bottom + below };
      return name.width <= most && name.top >= 0 && !taken.some((one) => one.cell !== cell && meet(room, one)) && !names.some((one) => meet({ ...room, top: room.top - LEADING, bottom: room.bottom + LEADING }, one));
    };
    const higher = reach(cell).up * 2 > 1 ? [] : [rectOf(whole, true, true), rectOf(broken, false, true)];
    const name = tried.find((one) => isFree(one, BELOW)) ?? (all ? [...tried, ...higher].find((one) => isFree(one, 0)) : undefined);
    if (!name) continue;
    names.push(name);
    found.set(cell.id, { width: Math.min(name.width, most), line: name.line, over: name.over });
  }
  if (all) return found;
  const few = (kind: string): boolean => {
    const alike = cells.filter((cell) => cell.kind === kind);
    const named = alike.filter(({ id }) => found.has(id));
    return named.length < alike.length * (named.some(({ id }) => found.get(id)!.over) ? 1 : MOST);
  };
  const lone = new Set(cells.map(({ kind }) => kind).filter(few));
  return new Map([...found].filter(([id]) => cells.some((cell) => cell.id === id && !lone.has(cell.kind))));
}

/** The width of a place in pixels, so that neighbours and the path between them can be told apart. */
export const placeSize = (apart: number, width: number): number =>
  round(Math.max(SMALLEST, Math.min(apart * 0.62, width * 0.11, LARGEST)));

export interface Drawn {
  link: Link;
  path: string;
  middle: Point;
  /** The direction at the middle in degrees, for the arrow of a path that goes one way. */
  turn: number;
}

/** Paths are slightly bent, always the same way; several between the same two places part from each other. */
export function drawLinks(zone: Zone, width: number, height: number): Drawn[] {
  const at = new Map(zone.cells.map((cell) => [cell.id, pointOf(cell, width, height)]));
  const seen = new Map<string, number>();
  return zone.links.flatMap((link, index) => {
    const [from, to] = [at.get(link.a), at.get(link.b)];
    if (!from || !to) return [];
    const pair = [link.a, link.b].sort().join(' ');
    const twin = seen.get(pair) ?? 0;
    seen.set(pair, twin + 1);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.hypot(dx, dy) || 1;
    const side = link.a < link.b ? 1 : -1;
    const bend = side * (twin === 0 ? (index % 2 === 0 ? 0.06 : -0.06) : 0.22 * twin) * far;
    const control = { x: (from.x + to.x) / 2 - (dy / far) * bend, y: (from.y + to.y) / 2 + (dx / far) * bend };
    const middle = { x: round((from.x + 2 * control.x + to.x) / 4), y: round((from.y + 2 * control.y + to.y) / 4) };
    return [
      {
        link,
        path: `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`,
        middle,
        turn: round(Math.atan2(dy, dx) * HALF_CIRCLE),
      },
    ];
  });
}

/** Outlines for kinds of places, in a square from -50 to 50: the kinds of one board differ by shape. */
const SHAPES = [
  'M0 -46A46 46 0 1 1 0 46A46 46 0 1 1 0 -46Z',
  'M-30 -42H30A12 12 0 0 1 42 -30V30A12 12 0 0 1 30 42H-30A12 12 0 0 1 -42 30V-30A12 12 0 0 1 -30 -42Z',
  'M-24 -43H24L48 0L24 43H-24L-48 0Z',
  'M0 -49L46 -14L29 42H-29L-46 -14Z',
  'M-34 -42Q0 -54 34 -42L42 6Q34 40 0 50Q-34 40 -42 6Z',
  'M0 -50L50 0L0 50L-50 0Z',
];

/** Places that look like what they are. */
const LOOKS: Readonly<Record<string, string>> = {
  pier: 'M-84 -32H84V32H60V46H42V32H-42V46H-60V32H-84Z',
  hall: 'M-40 46V-8H-50L0 -50L50 -8H40V46Z',
  cave: 'M-50 46C-52 4 -40 -34 -8 -46C30 -54 48 -12 50 46H22C22 22 12 10 0 10C-12 10 -22 22 -22 46Z',
  isle: 'M-74 26C-62 6 -50 8 -38 -18C-28 -42 -8 -52 4 -36C14 -22 24 -34 34 -16C44 2 62 4 74 26C52 50 -52 50 -74 26Z',
  square: 'M-22 -50H22L50 -22V22L22 50H-22L-50 22V-22Z',
  ship: 'M-88 -30C-76 -28 -70 -36 -50 -42C-18 -51 18 -51 50 -42C70 -36 76 -28 88 -30C84 4 66 30 42 42C16 53 -16 53 -42 42C-66 30 -84 4 -88 -30Z',
};

/** Whether pieces at a place lie in a row along it. */
export const isLong = ({ kind }: Cell): boolean => kind === 'ship' || kind === 'pier';

export function shapeOf(cell: Cell, zone: Zone): string {
  const look = LOOKS[cell.kind];
  if (look) return look;
  const kinds = [...new Set(zone.cells.map(({ kind }) => kind))].filter((kind) => !(kind in LOOKS));
  return SHAPES[kinds.indexOf(cell.kind) % SHAPES.length]!;
}

export interface Standing {
  piece: Piece;
  /** How many look the same and stand together here. */
  count: number;
}

const look = (piece: Piece): string => {
  const mark = piece.marks[0];
  return isToken(piece) && mark ? `${piece.figure} ${mark.icon} ${mark.sign} ${mark.color} ${piece.owner ?? ''}` : piece.id;
};

/** What stands at a place; when there are many, those that look the same are counted. */
export function standing(pieces: readonly Piece[], most = 6): Standing[] {
  if (pieces.length <= most) return pieces.map((piece) => ({ piece, count: 1 }));
  const found = new Map<string, Standing>();
  for (const piece of pieces) {
    const known = found.get(look(piece));
    if (known) known.count++;
    else found.set(look(piece), { piece, count: 1 });
  }
  return [...found.values()];
}

/** How many stand side by side, so that the group is about as wide as it is high. */
export const abreast = (count: number): number => (count <= 3 ? count : count <= 4 ? 2 : count <= 9 ? 3 : 4);

/** How large the first few pieces of a place are, as a share of it; of more all are small. */
const SIZES = [0.86, 0.64, 0.56, 0.56];
const SMALL = 0.5;
export const shareOf = (count: number): number => SIZES[count - 1] ?? SMALL;

/** How far what stands at a place reaches from its middle, as shares of the place. */
export interface Reach {
  across: number;
  up: number;
  down: number;
}
const NO_REACH: Reach = { across: 0, up: 0, down: 0 };
/** Who stands beside a place that is one picture, and who stands on another, a little below its middle. */
const [STANDS_BESIDE, STANDS_ON]: Reach[] = [{ across: 0.82, up: 0, down: 0.72 }, { across: 0, up: 0, down: 0.64 }];

export function reachOf(cell: Cell, pieces: readonly Piece[], index: SceneIndex): Reach {
  const here = standing(pieces.filter(({ at }) => at === cell.id)).length;
  if (here === 0 || isLong(cell)) return NO_REACH;
  const across = (abreast(here) * shareOf(here)) / 2;
  if (here > 2) {
    const half = (Math.ceil(here / abreast(here)) * shareOf(here)) / 2;
    return { across, up: half, down: half };
  }
  return cell.closed || marksOf(cell, index).length === 1 ? STANDS_BESIDE! : { ...STANDS_ON!, across };
}

/** What is printed on a place. */
export const marksOf = (cell: Cell, index: SceneIndex): Mark[] => [...(cell.mark ? [cell.mark] : []), ...cell.marks.map((name) => index.mark(name))];
/** What a place asks for in numbers stands on a plate. */
export const asks = (marks: readonly Mark[]): boolean => marks.length > 1 && marks.some(amount);

/** What a piece shows on a board: its own mark, else the first mark of its face. */
export const markOf = (piece: Piece, find: (name: string) => Mark): Mark | null => {
  if (piece.marks[0] && !isDie(piece)) return piece.marks[0];
  const face = piece.face;
  const name = face?.marks[0] ?? face?.needs[0] ?? face?.cost[0];
  if (name !== undefined) return { ...find(name), color: face?.color || find(name).color };
  return face ? { icon: '', sign: face.title.slice(0, 2), text: face.title, color: face.color } : null;
};

/** Lines from figures to those that they are out for; who stands together needs none. */
export const chases = (pieces: readonly Piece[]): Link[] =>
  pieces.flatMap(({ at, towards }) => {
    const there = pieces.find(({ id }) => id === towards)?.at;
    return there && there !== at ? [{ a: at, b: there, marks: [], one_way: true, kind: 'hunt' }] : [];
  });

/** On a phone a picture that is less high or less wide than its room may be so much larger that way than it is printed. */
const STRETCHED = 1.45;
export const stretched = (length: number, room: number): number => Math.max(length, Math.min(room, length * STRETCHED));

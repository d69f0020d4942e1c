/**
 * Gives every zone of a table its rectangle and the size of its pieces.
 *
 * The table has two regions, the boards and what lies in front of oneself; each is tried at several sizes, and what
 * serves the decision best is taken: pieces that can be chosen count most, then what is important.
 */

import { FAR, FINGER } from '../draw/window';
import { mayBeMeant } from '../scene';
import type { Zone } from '../types';
import { APART, best, flow, NOTHING, worth, type Asked, type Box, type Placed, type Region } from './flow';
import { aspect, isPhone, LARGE_LETTERS, leastOf, pageOf, pieceOf, shapeOf, widthApart, type Size, type View } from './measure';

export type { Box, Placed, Region } from './flow';
export { aspect, canBeLines, chipColumns, clearing, CLEARING, GAP, isDense, LARGE_LETTERS, legible, linesThatFit, MAT, RATIO, shapeOf, signsOf, titleOf, tucked, type Shape, type View } from './measure';
export { linesOf, strangerLines } from './lines';

export interface Layout {
  board: Placed[];
  front: Placed[];
  /** What belongs beside the boards, but lies at the end of the front, which would be empty. */
  spare: Placed[];
  /** The room of each, on the same ground. */
  boardBox: Box;
  frontBox: Box;
  /** How high the column beside the boards is: as the boards, or as all of it where the front needs no more than their width. */
  asideHeight: number;
}

export interface Table {
  board: readonly Zone[];
  front: readonly Zone[];
  /** The log, or what others have, stands in place of the boards. */
  words?: boolean;
  /** How many counters stand beside one's name. */
  counters?: number;
}

export interface Screen extends View {
  tall: boolean;
  /** The width of the column beside the boards, and the height of a bar under them. */
  aside: number;
  bar: number;
}

/** Texts are at least so high, in pixels; on a phone, which is held farther from them, a little higher. */
export const smallest = (width: number, height: number, rem: number): number => ((Math.min(width, height) < 600 ? 13 : 11) * rem) / 16;

/** Whether a zone holds something that an option is about. */
export function askedAbout(targets: ReadonlySet<string>, seat: number | null): Asked {
  const known = new WeakMap<Zone, boolean>();
  return (zone) => {
    let found = known.get(zone);
    if (found === undefined) {
      found = mayBeMeant(zone, seat) && (zone.pieces.some(({ id }) => targets.has(id)) || zone.cells.some(({ id }) => targets.has(`cell:${id}`)));
      known.set(zone, found);
    }
    return found;
  };
}

/** The shares that are tried: of the height for what lies in front, of the room for boards, of the height for a leading row. */
const FRONTS = [0.16, 0.2, 0.24, 0.28, 0.32, 0.36, 0.4, 0.44, 0.52, 0.6, 0.66];
const BOARDS = [0.2, 0.27, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74];
/** So much of the height of a phone is the most for what lies in front. */
const MOST_FRONT = 0.66;
/** So much of the height is the most for what lies in front, where words are read in place of the boards. */
const LEAVES_WORDS = 0.4;
const LEADS = [0.4, 0.5, 0.6, 0.7];

/** The counters and the name before what lies in front: at its left, or above it on a narrow screen. */
export const HEADER = { width: 7.4, height: 2.2, pad: 0.9, name: 9, sign: 2.6, counter: 3.1 };
/** More counters leave no room for a name beside them on a phone: the sign stands for it. */
export const CROWD = 7;
/** A counter beside the name, where nothing else lies in front. */
const COUNTER = 3.4;

export function arrange(table: Table, screen: Screen, asked: Asked): Layout {
  const { width, height, rem, tall, aside, bar } = screen;
  const pad = tall ? HEADER.pad * 0.6 * rem : HEADER.pad * rem;
  const bare = table.front.length === 0;
  const low = tall && width > height && !bare;
  const words = table.words === true && !low;
  const idle = isPhone(screen) && table.front.some(asked) && !table.board.some(asked);
  /** The board is asked about, and nothing beside it. */
  const rests = low && isPhone(screen) && table.board.some(asked) && !table.front.some(asked);
  const counters = bare ? COUNTER * (table.counters ?? 0) : 0;
  const least = bare ? NAME_ONLY : LEAST_FRONT + Math.max(0, Math.ceil((table.counters ?? 0) / 2) - ROWS) * COUNTERS;
  const named = isPhone(screen) && (table.counters ?? 0) > CROWD ? HEADER.sign : HEADER.name;
  /** The name, the counters and the score need so many rows in what lies beside the boards. */
  const rows = (across: number): number => (low ? Math.ceil((named + HEADER.counter * (table.counters ?? 0)) / (across / rem)) : 1);
  const unasked = table.board.filter((zone) => !asked(zone));
  const [beside, quiet] = [unasked.filter(({ place }) => place === 'side'), unasked.filter((zone) => zone.place !== 'side' && !['board', 'clearing', 'text'].includes(shapeOf(zone)))];
  /** Many shares leave the boards the same room. */
  const known = new Map<string, Region>();
  const lay = (share: number, left: number): Layout & { worth: number } => {
    const across = width - left;
    const outer = low ? { width: width * (share + LOW), height } : { width: across, height: height * share };
    const header = { width: tall ? 0 : (HEADER.width + counters) * rem, height: tall ? HEADER.height * rows(outer.width) * rem : 0 };
    const room = { width: outer.width - header.width - pad * 2, height: outer.height - header.height - pad };
    const front = flow(table.front, room, asked, screen);
    // On a phone what lies in front may be scrolled, and the board keeps its room: what is asked about only where it is too much, or the board is asked about, too.
    const needed = table.board.some(asked) ? 0 : Math.max(0, ...front.placed.filter(({ zone }) => asked(zone)).map((one) => one.y + one.height));
    const most = words ? height * LEAVES_WORDS : isPhone(screen) && !low ? Math.max(outer.height, Math.min(needed + header.height + pad, height * MOST_FRONT)) : Infinity;
    const used = Math.ceil(Math.min(most, Math.max(front.used + header.height + pad, tall ? 0 : least * rem)));
    const rest = { width: width - (low ? outer.width : aside), height: height - bar - (low ? 0 : used) };
    const without = (spare: Region): Region => {
      const others = table.board.filter((zone) => !spare.placed.some((one) => one.zone === zone));
      const name = [rest.width, rest.height, ...others.map(({ id }) => id)].join(' ');
      const board = known.get(name) ?? opened(boards(others, { width: rest.width - pad * 2, height: rest.height - pad * 2 }, asked, screen), rest.height - pad * 2, rem);
      known.set(name, board);
      return board;
    };
    const spareOf = (some: readonly Zone[]): Region => (tall ? NOTHING : spared(some, { width: room.width, height: used - pad }, front, asked, screen));
    let spare = spareOf(beside);
    let board = without(spare);
    // Rather than that a board must be scrolled, what nothing is asked about leaves it.
    if (!tall && board.used > rest.height - pad * 2) {
      const more = spareOf([...quiet, ...beside]);
      const freed = without(more);
      if (more.worth + freed.worth > spare.worth + board.worth) [spare, board] = [more, freed];
    }
    const frontBox = low ? { x: rest.width, y: 0, ...outer } : { x: 0, y: height - used, width: across, height: used };
    // What lies in front has the height that the board cannot use.
    const below = low || !tall || words ? 0 : Math.max(0, Math.min(front.used + header.height + pad - used, rest.height - pad * 2 - bottom(board)));
    const boardBox = { x: 0, y: 0, ...rest, height: rest.height - below };
    frontBox.y -= below;
    frontBox.height += below;
    const worth = front.worth * (rests ? IDLE : 1) + board.worth * (idle ? IDLE : 1) + spare.worth + (left > 0 ? BESIDE : 0);
    return { worth, board: board.placed, front: front.placed, spare: spare.placed, boardBox, frontBox, asideHeight: left > 0 ? height : boardBox.height };
  };
  // What lies in front has the whole width, or leaves the column beside the boards its height.
  return best((tall ? [0] : [0, aside]).flatMap((left) => FRONTS.map((share) => lay(share, left))));
}

/** The page of a book is so much higher than wide. */
const PAGE = 1.3;

/** A book lies open as high as there is room, rather than that what is free lies under it. */
function opened(region: Region, height: number, rem: number): Region {
  const book = region.placed.find(({ zone }) => shapeOf(zone) === 'text');
  if (!book) return region;
  const more = Math.max(0, Math.min(height - region.used, pageOf(book.zone, book.width, rem) * PAGE - book.height));
  const isUnder = (one: Placed): boolean => one.y >= book.y + book.height && one.x < book.x + book.width && one.x + one.width > book.x;
  return { ...region, used: region.used + more, placed: region.placed.map((one) => (one === book ? { ...one, height: one.height + more } : isUnder(one) ? { ...one, y: one.y + more } : one)) };
}

const bottom = ({ placed }: Region): number => Math.ceil(Math.max(0, ...placed.map((one) => one.y + one.height)));

/** On a screen that lies on its side what lies in front has so much more of the width than of the height. */
const LOW = 0.12;

/** What nothing is asked about, on a phone: a board while something in front is, and the front beside a board that is. */
const IDLE = 0.3;

/** What it is worth that others and the log have the whole height. */
const BESIDE = 0.8;

/** What is only glanced at is no larger than this. */
const GLANCED = 1.6;

/** Whatever of these fits into the end of the front: the boards get their room. */
function spared(zones: readonly Zone[], room: Size, front: Region, asked: Asked, view: View): Region {
  const taken = widthOf(front);
  const end = { width: room.width - taken - 2 * APART, height: room.height };
  let found = NOTHING;
  const counters = zones.filter((one) => shapeOf(one) === 'tally');
  for (const zone of zones.filter((one) => one === counters[0] || !counters.includes(one))) {
    const next = zone === counters[0] ? counters : [zone];
    const more = flow([...found.placed.map((one) => one.zone), ...next], end, asked, view, GLANCED);
    if (more.used <= end.height && widthOf(more) <= end.width) found = more;
  }
  return moved(found, room.width - widthOf(found), 0);
}

const widthOf = ({ placed }: Region): number => Math.max(0, ...placed.map((one) => one.x + one.width));

/** One's name, three rows of counters and the score find room; each further row of two is so much higher. */
const LEAST_FRONT = 9.5;
const [ROWS, COUNTERS] = [3, 1.5];
/** Nothing lies in front but who one is. */
const NAME_ONLY = 3.6;

/** A board of one or two long rows. */
const isStrip = (zone: Zone): boolean => shapeOf(zone) === 'clearing' || (shapeOf(zone) === 'board' && aspect(zone) >= 2);

/** Boards with the other zones in a column beside them or under them; a long row that is asked about leads over all of them. */
export function boards(zones: readonly Zone[], box: Size, asked: Asked, view: View): Region {
  const leading = zones.filter((zone) => isStrip(zone) && asked(zone));
  const others = zones.filter((zone) => !leading.includes(zone));
  if (leading.length === 0 || others.length === 0) return columns(zones, box, asked, view);
  return best(
    LEADS.map((share) => {
      const lead = flow(leading, { width: box.width, height: box.height * share }, asked, view);
      const top = lead.used + APART;
      const below = columns(others, { width: box.width, height: box.height - top }, asked, view);
      return join([lead, moved(below, 0, top)]);
    }),
  );
}

/** Long rows lie among the other zones; where that is too much, they are pictures like all boards. */
function columns(zones: readonly Zone[], box: Size, asked: Asked, view: View): Region {
  const all = zones.filter((zone) => shapeOf(zone) === 'board');
  const wide = all.filter((zone) => !isStrip(zone) || zones.length === 1);
  const found = around(wide, zones, box, asked, view);
  return wide.length === all.length || found.used <= box.height ? found : best([found, around(all, zones, box, asked, view)]);
}

/** Pictures, and the other zones beside or under them. */
function around(pictures: readonly Zone[], zones: readonly Zone[], box: Size, asked: Asked, view: View): Region {
  const others = zones.filter((zone) => !pictures.includes(zone));
  if (pictures.length === 0) return flow(others, box, asked, view);
  if (others.length === 0) return centred(abreast(pictures, box, asked, view), box.width);
  const tops = BOARDS.map((share) => abreast(pictures, { width: box.width, height: box.height * share }, asked, view));
  const sides = BOARDS.map((share) => abreast(pictures, { width: box.width * share, height: box.height }, asked, view));
  return best([
    ...distinct(tops, ({ used }) => used).map((top) => {
      const below = flow(others, { width: box.width, height: box.height - top.used - APART }, asked, view);
      return join([centred(top, box.width), moved(below, 0, top.used + APART)]);
    }),
    ...distinct(sides, widthOf).flatMap((left) => {
      const x = widthOf(left) + APART;
      const rightOf = (some: readonly Zone[]): Region => moved(flow(some, { width: box.width - x, height: box.height }, asked, view), x, 0);
      const right = rightOf(others);
      const whole = join([left, right]);
      const room = { width: widthOf(left), height: box.height - left.used - APART };
      if (room.height < LOWEST * view.rem || !isTight(right, box, asked, view)) return [whole];
      const quiet = others.filter((zone) => !asked(zone));
      const split = [quiet, [...quiet].reverse()].map((zones) => {
        const below = beneath(zones, room, asked, view);
        const rest = others.filter((zone) => !below.placed.some((one) => one.zone === zone));
        return join([left, rightOf(rest), moved(below, 0, left.used + APART)]);
      });
      return [whole, ...split];
    }),
  ]);
}

/** What lies under a picture has at least so many rem. */
const LOWEST = 3;

/** Whether zones end below their box, or words are left out on their cards. */
const isTight = ({ placed, used }: Region, box: Size, asked: Asked, view: View): boolean =>
  used > box.height || placed.some(({ zone, piece, lined }) => !lined && shapeOf(zone) === 'cards' && piece < leastOf(zone, view, asked(zone)));

/** Whatever of these has room under the pictures. */
function beneath(zones: readonly Zone[], room: Size, asked: Asked, view: View): Region {
  let found = NOTHING;
  for (const zone of zones) {
    const more = flow([...found.placed.map((one) => one.zone), zone], room, asked, view);
    if (more.used <= room.height && widthOf(more) <= room.width) found = more;
  }
  return found;
}

/** Pictures that are as large as they can be are tried once. */
const distinct = (regions: readonly Region[], by: (region: Region) => number): Region[] =>
  regions.filter((one, at) => at === 0 || by(one) !== by(regions[at - 1]!));

const WIDER = 2;
/** Cells that are too low for a finger count as so much smaller: nothing else is worth that. */
const TOO_LOW = 0.2;
/** What is moved with a finger is drawn larger than it would fit: a smaller room costs no legibility. */
const MOVED = 2;

/** Boards side by side, of the same height. */
function abreast(zones: readonly Zone[], box: Size, asked: Asked, view: View): Region {
  const room = Math.max(1, box.width - (zones.length - 1) * APART);
  const height = Math.max(1, Math.min(box.height, room / zones.reduce((sum, zone) => sum + aspect(zone), 0)));
  const placed: Placed[] = [];
  let x = 0;
  // A single picture on a phone fills the room and is moved with a finger.
  const isMoved = (zone: Zone): boolean => isPhone(view) && zones.length === 1 && zone.kind === 'graph';
  for (const zone of zones) {
    // Cells may be wider than high where that is all the room there is.
    const wider = (isPhone(view) || view.font >= LARGE_LETTERS) && zones.length === 1 && zone.kind === 'grid' ? WIDER : 1;
    const fitting = Math.max(1, Math.floor(Math.min(box.width, height * aspect(zone) * wider)));
    const fills = isMoved(zone);
    const whole = fills ? Math.max(1, Math.floor(box.height)) : Math.floor(height);
    // A picture whose places a finger can tell apart is made no larger: what lies beside it has the rest.
    const drawn = Math.ceil(widthApart(zone, view.font >= LARGE_LETTERS ? FAR : FINGER));
    const width = fills ? Math.max(fitting, Math.min(Math.floor(box.width), drawn)) : fitting;
    // Of a picture that is moved all that the room shows counts.
    const piece = zone.kind === 'grid' ? height / zone.rows : pieceOf(zone, Math.sqrt(width * Math.max(fitting, whole * aspect(zone))));
    placed.push({ zone, x, y: 0, width, height: whole, piece, wraps: false, lined: false });
    x += width + APART;
  }
  const seen = ({ zone, piece, width }: Placed): number => {
    if (zone.kind !== 'grid') return isMoved(zone) ? piece * MOVED : piece;
    return piece < (view.finger ?? 0) && asked(zone) ? piece * TOO_LOW : Math.sqrt((piece * width) / zone.columns);
  };
  return { placed, used: Math.max(...placed.map((one) => one.height)), worth: placed.reduce((sum, one) => sum + worth(one.zone, seen(one), asked, view), 0) };
}

const moved = (region: Region, x: number, y: number): Region => ({
  ...region,
  used: region.used + y,
  placed: region.placed.map((one) => ({ ...one, x: one.x + x, y: one.y + y })),
});

function centred(region: Region, width: number): Region {
  return moved(region, Math.max(0, Math.floor((width - widthOf(region)) / 2)), 0);
}

const join = (regions: readonly Region[]): Region => ({
  placed: regions.flatMap(({ placed }) => placed),
  worth: regions.reduce((sum, one) => sum + one.worth, 0),
  used: Math.max(NOTHING.used, ...regions.map(({ used }) => used)),
});

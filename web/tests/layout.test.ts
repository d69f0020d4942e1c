import { describe, expect, it } from 'vitest';
import { arrange, askedAbout, HEADER, isDense, legible, linesOf, RATIO, shapeOf, signsOf, smallest, titleOf, type Layout, type Placed } from '../src/lib/layout';
import { along, outside } from '../src/lib/layout/edges';
import { heightOf, leastOf, roomOf } from '../src/lib/layout/measure';
import { flow } from '../src/lib/layout/flow';
import { divide, SceneIndex } from '../src/lib/scene';
import { openTargets } from '../src/lib/scene/choices';
import type { Face, Mark, Scene, Zone } from '../src/lib/types';
import { moment } from './fixtures';

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
const MOMENTS = ['start', 'payment', 'journey', 'morning', 'village'] as const;
const PROMPT = 102;
const TABS = 42;
const PAD = HEADER.pad * 0.6 * 16;

interface Laid extends Layout {
  asked: (one: Placed) => boolean;
  view: { width: number; height: number; rem: number; font: number };
}

function laid(scene: Scene, width: number, height: number): Laid {
  const index = new SceneIndex(scene);
  const parts = divide(index);
  const tall = width < 1060 || width < height;
  const rem = width >= 1700 ? 18 : 16;
  const view = { width, height: height - PROMPT, rem, font: smallest(width, height, rem) };
  const about = askedAbout(openTargets(scene.question?.choices ?? [], []), index.front);
  const phone = Math.min(width, height) < 600;
  const large = parts.board.filter((zone) => ['board', 'clearing', 'cards'].includes(shapeOf(zone)) && zone.place === 'board');
  const board = phone ? [large.find(about) ?? large[0]!] : parts.board;
  const front = parts.front.filter((zone) => zone.kind !== 'tally' && (zone.pieces.length > 0 || zone.kind === 'hand'));
  const layout = arrange({ board, front }, { ...view, tall, aside: tall ? 0 : 250, bar: tall ? TABS : 0 }, about);
  return { ...layout, view, asked: ({ zone }) => about(zone) };
}

const apart = (one: Placed, other: Placed): boolean =>
  one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;

describe.each(SIZES)('a screen of %i × %i', (width, height) => {
  it.each(MOMENTS)('lays %s without one zone over another, inside its width', (name) => {
    const { board, front, spare, boardBox, frontBox } = laid(moment(name).scene, width, height);
    for (const [region, box] of [
      [board, boardBox],
      [[...front, ...spare], frontBox],
    ] as const) {
      for (const [at, one] of region.entries()) {
        expect(one.x + one.width, one.zone.id).toBeLessThanOrEqual(box.width + 1);
        for (const other of region.slice(at + 1)) expect(apart(one, other), `${one.zone.id} and ${other.zone.id}`).toBe(true);
      }
    }
  });

  it.each(MOMENTS)('shows what %s asks about whole', (name) => {
    const { board, front, asked, view } = laid(moment(name).scene, width, height);
    for (const one of [...board, ...front].filter(asked)) {
      if (shapeOf(one.zone) === 'cards' || shapeOf(one.zone) === 'clearing') expect(one.piece, one.zone.id).toBeGreaterThanOrEqual(Math.floor(Math.min(leastOf(one.zone, view), view.width)));
    }
  });

  it.each(MOMENTS)('fits %s on one screen', (name) => {
    if (width > height && height < 600) return;
    const { board, front, spare, boardBox, frontBox, asked } = laid(moment(name).scene, width, height);
    const scrolled = width < 600; // there only what is asked about must be in sight at once
    for (const one of board) expect(one.y + one.height, one.zone.id).toBeLessThanOrEqual(boardBox.height);
    for (const one of [...front, ...spare].filter((each) => !scrolled || asked(each))) expect(one.y + one.height, one.zone.id).toBeLessThanOrEqual(frontBox.height + 1);
  });
});

describe('the space', () => {
  it('goes to what is asked about', () => {
    const { scene } = moment('morning');
    const size = (one: Scene): number => laid(one, 1366, 768).board.find(({ zone }) => zone.id === 'meeting')!.piece;
    const question = { ...scene.question!, choices: [] };
    expect(size(scene)).toBeGreaterThan(1.15 * size({ ...scene, question }));
  });

  it('at the end of the front is used, and no board is smaller for it', () => {
    const { scene } = moment('village');
    const crowded: Scene = { ...scene, zones: scene.zones.map((zone) => (zone.place === 'side' ? { ...zone, place: 'board' } : zone)) };
    const [roomy, full] = [laid(scene, 1366, 768), laid(crowded, 1366, 768)];
    expect(roomy.spare.length).toBeGreaterThan(3);
    expect(full.spare).toEqual([]);
    const boardOf = ({ board }: Laid): number => board.find(({ zone }) => zone.kind === 'graph')!.width;
    expect(boardOf(roomy)).toBeGreaterThanOrEqual(boardOf(full));
  });

  it.each(MOMENTS)('under a board of %s is not left empty while what lies in front is scrolled', (name) => {
    const { board, front, boardBox, frontBox } = laid(moment(name).scene, 390, 844);
    const end = (zones: readonly Placed[]): number => Math.max(0, ...zones.map((one) => one.y + one.height));
    const [free, hidden] = [boardBox.height - end(board) - 2 * PAD, end(front) + HEADER.height * 16 - frontBox.height];
    expect(Math.min(free, hidden)).toBeLessThanOrEqual(1);
    expect(boardBox.height + TABS + frontBox.height).toBeCloseTo(844 - PROMPT);
  });

  it('of a single card is as wide as what stands above it', () => {
    const { scene } = moment('village');
    const row = scene.zones.find((zone) => shapeOf(zone) === 'cards' && zone.pieces.length > 0)!;
    const one = { ...row, title: 'Offerings made', note: '', pieces: row.pieces.slice(0, 1), count: null };
    const view = { width: 800, height: 600, rem: 16, font: 11, finger: 0 };
    const wide = (zone: Zone): number => roomOf(zone, 61, 800, view, false).width;
    expect(wide(one)).toBeGreaterThan(14 * 0.5 * 12.8);
    const noted = { ...one, note: 'top card 2, others 3 coins' };
    expect(wide(noted)).toBeGreaterThan(wide(one) + 26 * 0.45 * 12.8);
    expect(roomOf(noted, 61, 190, view, false).height, 'a narrow one has its note in a second row').toBeGreaterThan(roomOf(one, 61, 190, view, false).height);
  });

  it('of a player aid is as high as its words need', () => {
    const { scene } = moment('village');
    const aid = scene.zones.find((zone) => shapeOf(zone) === 'aid')!;
    const view = { width: 800, height: 600, rem: 16, font: 11, finger: 0 };
    const [wide, narrow] = [600, 120].map((width) => roomOf(aid, 60, width, view, false));
    expect(narrow!.width).toBeLessThanOrEqual(120);
    expect(narrow!.height).toBeGreaterThan(wide!.height);
    const three = { ...aid, pieces: ['One', 'Two', 'Three'].map((id) => ({ ...aid.pieces[0]!, id, face: { ...aid.pieces[0]!.face!, title: 'Merchants' } })) };
    expect(roomOf(three, 60, 180, view, false).height, 'a button that does not fit beside another stands under it').toBe(3 * roomOf(three, 60, 600, view, false).height);
  });

  it('under a map, or at the end of the front, is for what is only looked at, before words are left out', () => {
    const { scene } = moment('village');
    const [map, hand] = [scene.zones.find(({ kind }) => kind === 'graph')!, scene.zones.find(({ kind }) => kind === 'hand')!];
    const shops = ['one', 'two'].map((id) => ({ ...hand, id, kind: 'row' as const, place: 'board' as const, owner: null, pieces: hand.pieces.slice(0, 5).map((piece) => ({ ...piece, id: `${id}:${piece.id}` })) }));
    const rows = ['past', 'gone'].map((id) => ({ ...shops[0]!, id, least: 60, pieces: shops[0]!.pieces.slice(0, 3) }));
    const asked = ({ id }: Zone): boolean => id === map.id || shops.some((shop) => shop.id === id);
    const wide = arrange({ board: [map, ...shops, ...rows], front: [{ ...hand, pieces: hand.pieces.slice(0, 1) }] }, { width: 1366, height: 629, rem: 16, font: 11, tall: false, aside: 246, bar: 0 }, asked);
    expect(wide.spare.map(({ zone }) => zone.id)).toEqual(expect.arrayContaining(['past']));
    const tall = arrange({ board: [map, ...shops, ...rows], front: [] }, { width: 820, height: 700, rem: 16, font: 11, finger: 40, tall: true, aside: 0, bar: 42 }, asked);
    const picture = tall.board.find(({ zone }) => zone === map)!;
    expect(tall.board.filter(({ x, y }) => x < picture.width && y >= picture.height).length).toBeGreaterThan(0);
    for (const one of [...wide.board, ...tall.board].filter(({ zone }) => shops.includes(zone as (typeof shops)[number]))) expect(one.lined || one.piece >= leastOf(one.zone, { width: 0, height: 0, rem: 16, font: 11 }, true), one.zone.id).toBe(true);
  });

  it('is never less wide than a wheel in it', () => {
    const dial = { ...moment('ballad').scene.zones.find(({ kind }) => kind === 'wheel')!, place: 'board' as const };
    const view = { width: 220, height: 700, rem: 16, font: 11, finger: 40 };
    const { board } = arrange({ board: [dial], front: [] }, { ...view, tall: true, aside: 0, bar: 42 }, () => true);
    expect(board[0]!.width).toBeLessThanOrEqual(220);
  });

  it('beside a map whose places a finger can tell goes to what lies in front', () => {
    const { scene } = moment('village');
    const map = scene.zones.find(({ kind }) => kind === 'graph')!;
    const few = { ...map, ratio: 90, cells: map.cells.filter((_, at) => at % 6 === 0) };
    const { board, frontBox } = arrange({ board: [few], front: [scene.zones.find(({ kind }) => kind === 'hand')!] }, { width: 844, height: 262, rem: 16, font: 13, finger: 40, tall: true, aside: 0, bar: 42 }, ({ id }) => id === few.id);
    expect(board[0]!.width).toBeLessThan(300);
    expect(frontBox.width).toBeGreaterThan(400);
  });

  it('grows with the screen', () => {
    for (const name of MOMENTS) {
      const area = ({ board }: Laid): number => board.reduce((sum, one) => sum + one.width * one.height, 0);
      const { scene } = moment(name);
      expect(area(laid(scene, 1920, 1080)), name).toBeGreaterThan(1.5 * area(laid(scene, 1366, 768)));
    }
  });

  it('is not left empty beside a board that is asked about', () => {
    const { board, boardBox } = laid(moment('village').scene, 1366, 768);
    const map = board.find(({ zone }) => zone.kind === 'graph')!;
    expect(map.width * map.height).toBeGreaterThan(0.45 * boardBox.width * boardBox.height);
  });

  it('is enough for every word of cards that can be chosen, even if less of it were enough to look at them', () => {
    const { scene } = moment('morning');
    const front = scene.zones.find((zone) => zone.id === 'company:ember')!;
    const face = scene.zones.flatMap(({ pieces }) => pieces.flatMap(({ face }) => (face && face.lines.length > 1 ? [face] : [])))[0]!;
    const shop = { ...front, id: 'shop', kind: 'row' as const, place: 'board' as const, least: 60, pieces: front.pieces.slice(0, 1).map((piece) => ({ ...piece, id: 'ware', face })) };
    const size = (target: string): Placed =>
      laid({ ...scene, zones: [...scene.zones, shop], question: { ...scene.question!, choices: scene.question!.choices.map((choice) => ({ ...choice, targets: [target] })) } }, 1366, 768).board.find(({ zone }) => zone.id === 'shop')!;
    expect(size('ware').lined || size('ware').piece >= legible(face, 11)).toBe(true);
    expect(leastOf(shop, { width: 1366, height: 768, rem: 16, font: 11 })).toBe(60);
  });

  it.each([
    ['village', 0.6],
    ['morning', 0.6],
  ] as const)('of a phone on its side goes to the board of %s, which is asked about', (name, share) => {
    const { boardBox, frontBox, front, asked } = laid(moment(name).scene, 844, 390);
    expect(front.some(asked)).toBe(false);
    expect(boardBox.width / (boardBox.width + frontBox.width)).toBeGreaterThanOrEqual(share);
  });

  it('follows what a game says of a zone', () => {
    const { scene } = moment('start');
    const changed = (more: object): Scene => ({ ...scene, question: null, zones: scene.zones.map((zone) => (zone.id === 'quests' ? { ...zone, ...more } : zone)) });
    const size = (one: Scene): number => laid(one, 1100, 620).board.find(({ zone }) => zone.id === 'quests')!.piece;
    expect(size(changed({ importance: 5 }))).toBeGreaterThan(size(changed({ importance: 1 })));
    expect(size(changed({ least: 150 }))).toBeGreaterThan(size(changed({ least: 80 })));
  });
});

describe('a card', () => {
  const faces = moment('morning').scene.zones.flatMap(({ pieces }) => pieces.flatMap(({ face }) => (face && face.kind !== 'aid' && face.lines.length > 0 ? [face] : [])));

  const face = (rest: Partial<Face>): Face => ({ title: 'Held Note', kind: 'skill', color: '', number: '', marks: [], needs: [], cost: [], lines: [], points: null, gains: [], sides: [], reach: [], ...rest });

  it('sets its text small where symbols leave no room for a large one', () => {
    const crowded = face({ marks: ['a'], cost: ['b'], gains: ['c', 'd'], lines: ['Song: 1 melody', 'For 2 volume: 2 melodies', 'Discard: 2 volume, 1 tempo'] });
    expect(isDense(crowded, 1)).toBe(true);
    expect(isDense({ ...crowded, marks: [], cost: [], gains: [] }, 1)).toBe(false);
    expect(legible(crowded, 11, 1)).toBeLessThan(180);
  });

  it('sets a long word of its title smaller rather than breaking it', () => {
    expect(titleOf(face({ title: 'Countermelody', points: 1 }))).toBeLessThan(titleOf(face({ title: 'Free Verse', points: 1 })));
    expect(heightOf(face({ title: 'Countermelody', points: 1 }), 150, 11)).toBeLessThan(Infinity);
  });

  it('has room under its name for what lies on it, where its signs leave none', () => {
    const free = face({ lines: ['Song: 1 melody', 'For 2 volume: 2 melodies'] });
    const [open, covered] = [false, true].map((lies) => heightOf(free, 100, 11, 0, RATIO, lies));
    expect(covered! - open!).toBeGreaterThan(11);
    const signed = { ...free, marks: ['a'] };
    expect(heightOf(signed, 100, 11, 0, RATIO, true)).toBe(heightOf(signed, 100, 11));
  });

  it('sets what is written on its signs in as many rows as it needs', () => {
    const sign = (icon: string, sign: string): Mark => ({ icon, sign, color: '', text: '' });
    const [few, many] = [[sign('', '3')], [sign('feather', '2R'), sign('feather', '1P'), sign('feather', '0·')]].map((marks) => signsOf([...marks, sign('check', '')]));
    expect(few).toBe(signsOf([sign('', '3')]));
    const rows = (width: number, marked: number): number => Math.round((heightOf(face({}), width, 11, marked) - heightOf(face({}), width, 11)) / Math.max(16.5, width * 0.15));
    expect([rows(77, few!), rows(77, many!), rows(150, many!)]).toEqual([1, 2, 1]);
  });

  it('is legible at the width that its words need', () => {
    expect(faces.length).toBeGreaterThan(4);
    for (const face of faces) {
      const width = legible(face, 11);
      expect(heightOf(face, width, 11)).toBeLessThanOrEqual(width * RATIO);
      expect(legible(face, 13)).toBeGreaterThanOrEqual(width);
    }
  });
});

describe('cards that are chosen from', () => {
  const song = moment('ballad').scene.zones.find((zone) => zone.kind === 'stave' && zone.pieces.length > 2)!;
  const [piece] = song.pieces;
  const hand = (count: number, words: string): Zone => ({
    ...song,
    kind: 'hand',
    spaces: 0,
    count,
    pieces: Array.from({ length: count }, (_, at) => ({ ...piece!, id: `card:${at}`, face: { ...piece!.face!, lines: at === 0 ? [words] : ['Song: 1 melody'] } })),
  });
  const LONG = 'Once per Compose phase, after gaining the volume of your discarded card, you may pay 2 volume to turn your dial a quarter more.';
  const on = (zone: Zone, width: number, height: number): Layout => {
    const tall = width < 1060;
    const view = { width, height: height - PROMPT, rem: 16, font: smallest(width, height, 16) };
    return arrange({ board: [], front: [zone] }, { ...view, tall, aside: tall ? 0 : 250, bar: tall ? TABS : 0 }, () => true);
  };

  it('stand abreast where they just fit, and become a little smaller rather than that the last stands alone', () => {
    const row = { ...hand(5, 'Song: 1 melody'), kind: 'row' as const, place: 'board' as const };
    const view = { width: 1366, height: 666, rem: 16, font: 11 };
    const high = (width: number): number => roomOf(row, 100, width, view, true).height;
    expect(high(5 * 100 + 4 * 8)).toBe(high(2000));
    expect(high(5 * 100 + 4 * 8 - 0.3), 'it is drawn in whole pixels').toBe(high(2000));
    expect(high(5 * 100 + 4 * 8 - 1)).toBeGreaterThan(high(2000) + 100);
    const [laid] = flow([row], { width: 700, height: 400 }, () => true, view).placed;
    expect(Math.floor((700 + 8) / (laid!.piece + 8))).toBe(5);
  });

  it('leave the counters and the score beside them their height', () => {
    const least = (counters: number): number => {
      const zone = hand(1, 'Song: 1 melody');
      const { frontBox } = arrange({ board: moment('village').scene.zones.filter(({ kind }) => kind === 'graph'), front: [zone], counters }, { width: 1366, height: 600, rem: 16, font: 11, tall: false, aside: 250, bar: 0 }, (one) => one !== zone);
      return frontBox.height;
    };
    expect(least(8)).toBeGreaterThanOrEqual(11 * 16);
  });

  it('are lines that are wider side by side where they are less high so', () => {
    const long = { ...hand(4, LONG), pieces: hand(4, LONG).pieces.map((one) => ({ ...one, face: { ...one.face!, lines: [`${LONG} ${LONG}`] } })) };
    const lines = linesOf(long, 826, { font: 13, rem: 16 });
    expect(lines.abreast).toBe(2);
    expect(lines.width).toBeGreaterThan(2 * 24 * 13 + 10);
  });

  it('that are not there leave their heading in one line', () => {
    const none = { ...hand(0, LONG), title: 'Hand', note: 'hand limit 2', count: null };
    const { width, height } = roomOf(none, 100, 370, { width: 390, height: 844, rem: 16, font: 13, finger: 40 }, false);
    expect(width).toBeGreaterThan(16 * 0.45 * 13);
    expect(height).toBeLessThan(22);
  });

  it('leave a board that is asked about cells that a finger can tell', () => {
    const map = laid(moment('start').scene, 390, 844).board.find(({ zone }) => zone.kind === 'grid')!.zone;
    const screen = { width: 390, height: 480, rem: 16, font: 13, tall: true, aside: 0, bar: 40 };
    const cell = (finger: number): number => {
      const { board } = arrange({ board: [map], front: [hand(4, LONG), { ...hand(4, LONG), id: 'other' }] }, { ...screen, finger }, () => true);
      return board[0]!.height / map.rows;
    };
    expect(cell(0)).toBeLessThan(40);
    expect(cell(40)).toBeGreaterThanOrEqual(40);
  });

  it('are lines on a phone where cards would be scrolled or lie over each other', () => {
    for (const [width, height] of [[844, 390], [390, 844]] as const) {
      const { front, frontBox } = on({ ...song, pieces: hand(5, LONG).pieces }, width, height);
      expect(front[0]!.lined).toBe(true);
      expect(front[0]!.y + front[0]!.height).toBeLessThanOrEqual(frontBox.height);
    }
    const reads = arrange({ board: [], words: true, front: [{ ...hand(8, LONG) }] }, { width: 390, height: 640, rem: 16, font: 13, finger: 40, tall: true, aside: 0, bar: 40 }, () => true);
    expect(reads.boardBox.height).toBeGreaterThan(300); // the log is read beside it
    expect(on(hand(2, 'Song: 1 melody'), 390, 844).front[0]!.lined).toBe(false);
    expect(on(hand(5, LONG), 1366, 768).front[0]!.lined).toBe(false);
  });

  it('are lines as high as their words need, two abreast where there is room', () => {
    const [narrow, wide] = [linesOf(hand(4, LONG), 370, { font: 13, rem: 16 }), linesOf(hand(4, LONG), 560, { font: 13, rem: 16 })];
    expect([narrow.abreast, wide.abreast]).toEqual([1, 2]);
    expect(narrow.rows[0]).toBeGreaterThan(1.5 * narrow.rows[1]!);
    expect(narrow.rows).toHaveLength(4);
    expect(wide.height).toBeLessThan(narrow.height);
  });

  it('are lines with room for what lies on them, and their signs stand after the title where words need the width', () => {
    const marked = hand(1, LONG);
    const laden = { ...marked, pieces: marked.pieces.map((one) => ({ ...one, marks: Array.from({ length: 9 }, () => piece!.marks[0] ?? { icon: 'check', sign: '', text: 'used', color: '' }) })) };
    expect(linesOf(laden, 250, { font: 13, rem: 16 }).height).toBeGreaterThan(linesOf({ ...marked, pieces: marked.pieces.map((one) => ({ ...one, marks: [] })) }, 250, { font: 13, rem: 16 }).height);
    const priced = (words: string, cost: string[]): Zone => ({ ...marked, pieces: marked.pieces.map((one) => ({ ...one, marks: [], face: { ...one.face!, lines: [words], cost } })) });
    expect([linesOf(priced(LONG, ['a', 'b', 'c', 'd']), 240, { font: 11, rem: 16 }).after, linesOf(priced('Song', ['a', 'b']), 500, { font: 11, rem: 16 }).after]).toEqual([true, false]);
  });

  it('are lines under a note of any length', () => {
    const noted = { ...hand(2, LONG), note: '4 melodies and 1 lyric, and what will be sung in three quarters' };
    const view = { width: 236, height: 262, rem: 16, font: 13, finger: 40 };
    expect(roomOf(noted, 90, 236, view, false, true).height).toBeGreaterThan(roomOf({ ...noted, note: '' }, 90, 236, view, false, true).height + 10);
  });
});

describe('others and the log', () => {
  it('have the whole height beside a front that needs no more than the width of the boards', () => {
    const { scene } = moment('village');
    const screen = { width: 1366, height: 666, rem: 16, font: 11, tall: false, aside: 250, bar: 0 };
    const zones = scene.zones.filter(({ kind }) => kind === 'graph' || kind === 'hand');
    const [board, front] = [zones.filter(({ kind }) => kind === 'graph'), zones.filter(({ kind }) => kind === 'hand').slice(0, 1)];
    const beside = arrange({ board, front }, screen, () => false);
    expect(beside.asideHeight).toBe(666);
    expect(beside.frontBox.width).toBe(1366 - 250);
  });
});

describe('the edge of a view', () => {
  const view = { left: 0, right: 100, top: 0, bottom: 100 };
  const at = (x: number, y: number): typeof view => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

  it('points at what lies outside', () => {
    expect([at(50, 50), at(97, 3)].map((one) => outside(view, one))).toEqual([null, null]);
    expect([at(150, 50), at(50, -20)].map((one) => outside(view, one))).toEqual(['right', 'up']);
    expect(outside(view, at(50, 102)), 'more of it lies outside than may').toBe('down');
  });

  it('points where it covers nothing that can be chosen', () => {
    const large = { left: 0, top: 0, right: 400, bottom: 300 };
    const under = (left: number, right: number) => ({ left, right, top: 250, bottom: 300 });
    expect(along('down', large, [])).toBe(0.5);
    expect(along('down', large, [under(150, 250)])).toBe(0.88);
    expect(along('down', large, [under(150, 400)])).toBe(0.12);
    expect(along('up', large, [under(150, 250)])).toBe(0.5);
    expect(along('down', large, [under(0, 400)]), 'of a line over the whole width the middle stays free').toBe(0.88);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { abreast, chases, drawLinks, fitted, markOf, namesOf, placeSize, pointOf, shapeOf, spacing, standing } from '../src/lib/draw/places';
import { scenery } from '../src/lib/draw/scenery';
import { isNumbered, perRow, spacesOf } from '../src/lib/draw/track';
import { divide, isDice, isDie, isTile, neighbours, SceneIndex } from '../src/lib/scene';
import { advance } from '../src/lib/scene/progress';
import type { Zone } from '../src/lib/types';
import { moment, told } from './fixtures';

// Words are in the language of the browser: there is none here, so one is made before they are loaded.
vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { describe: inWords, describePlace, describeTrack } = await import('../src/lib/scene/describe');

const { scene } = moment('journey');
const index = new SceneIndex(scene);
const zone = (id: string): Zone => scene.zones.find((one) => one.id === id)!;
const board = zone('journey');
const place = (id: string) => board.cells.find((cell) => cell.id === id)!;

describe('a scene with every kind of part', () => {
  it('has the defaults of its new parts put back', () => {
    expect(board.links.every((link) => Array.isArray(link.marks) && typeof link.one_way === 'boolean')).toBe(true);
    expect(place('p01').closed).toBe(false);
    expect(place('p07').closed).toBe(true);
    expect(scene.question?.choices.every((choice) => Array.isArray(choice.lines))).toBe(true);
    expect(zone('hand:0').pieces[0]?.face?.sides).toEqual([]);
    expect(zone('dice').ratio).toBe(100);
  });

  it('says of a piece what its marks say in words: a number alone stands beside them', () => {
    const pile = { ...zone('hand:0').pieces[0]!, face: null, empty: false, marks: [{ icon: 'drop', sign: '', text: 'Wounds left: 12', color: 'red' as const }, { icon: '', sign: '12', text: '', color: '' as const }] };
    expect(inWords(pile, index)).toBe('Wounds left: 12');
  });

  it('is divided into the board and the bar above', () => {
    const parts = divide(index);
    expect(parts.board.map(({ id }) => id).slice(0, 4)).toEqual(['journey', 'dice', 'score', 'danger']);
    expect(parts.above.map(({ id }) => id)).toEqual(['days']);
  });

  it('lets the places of a board be meant before the spaces of a track', () => {
    const track: Zone = { ...zone('score'), cells: [{ ...place('p01'), id: 'p01' }] };
    const both = new SceneIndex({ ...scene, zones: [board, track] });
    expect(both.cell('cell:p01')?.zone.kind).toBe('graph');
    expect(index.cell('cell:52')?.zone.id).toBe('score');
  });
});

describe('a graph', () => {
  it('knows the neighbours of a place, and not against a path that goes one way', () => {
    expect(neighbours(board, 'p06').map(({ to }) => to).sort()).toEqual(['p01', 'p05', 'p07', 'p11']);
    const single = board.links.find((link) => link.one_way)!;
    expect(neighbours(board, single.a).map(({ to }) => to)).toContain(single.b);
    expect(neighbours(board, single.b).map(({ to }) => to)).not.toContain(single.a);
  });

  it('says of a place what is printed, who stands there and where paths lead', () => {
    const said = describePlace(place('p06'), board, index);
    for (const words of ['Old Mill 6', 'fire', 'the blue pawn', 'the red pawn', 'Old Mill 5 (2 × footprint)']) expect(said).toContain(words);
    expect(describePlace(place('p07'), board, index)).toContain('closed');
    const dirt = { mark: () => ({ icon: '', sign: '', color: '', text: 'dirt road: muddy' }) } as never;
    const roads = { ...board, links: [{ ...board.links[0]!, kind: 'dirt', marks: [] }], pieces: [] };
    expect(describePlace(place(board.links[0]!.a), roads, dirt)).toMatch(/\(dirt road\)$/);
  });

  it('names places where there is room for their names, most of a kind or none', () => {
    const at = (id: string, kind: string, title: string, x: number, y: number) => ({ ...place('p00'), id, kind, title, x, y, marks: [], closed: false });
    const houses = ['Mill', 'Armoury', 'Long House', 'Barracks'].map((title, number) => at(title, 'house', title, 125 + number * 250, 700));
    const named = namesOf([...houses, at('s', 'set', '1', 500, 300)], 400, 300, 30, 13);
    expect([...named.keys()], 'a mere number is no name').toEqual(['Mill', 'Armoury', 'Long House', 'Barracks']);
    expect(named.get('Mill')).toMatchObject({ over: false, line: true });
    const widthOf = (width: number): number => namesOf(houses, width, 300, 30, 13).get('Long House')!.width;
    expect(widthOf(400), 'a name stays on one line where there is room').toBeGreaterThan(9 * 6.5);
    expect(widthOf(210), 'and is broken where there is not').toBeLessThan(6 * 6.5);
    expect([...namesOf([...houses, at('s', 'set', '1', 500, 300)], 400, 300, 30, 13, undefined, undefined, true).keys()]).toHaveLength(5);
    expect(namesOf(houses, 160, 300, 30, 13).size, 'they would lie on each other').toBe(0);
    expect(namesOf([at('a', 'house', 'Mill', 500, 960)], 400, 300, 30, 13).get('a'), 'at the lower edge').toMatchObject({ over: true });
    const overAt = (down: number): boolean => namesOf([at('a', 'house', 'Mill', 500, 885)], 400, 300, 30, 13, undefined, () => ({ across: 0, up: 0, down })).get('a')!.over;
    expect([overAt(0), overAt(0.64)], 'a name is lower under who stands there').toEqual([false, true]);
    const crowded = [at('a', 'house', 'Mill', 500, 500), at('c', 'house', 'Barn', 500, 620)];
    const higher = (up: number): boolean | undefined => namesOf(crowded, 400, 300, 30, 13, undefined, () => ({ across: 0, up, down: 0 }), true).get('a')?.over;
    expect([higher(0.5), higher(0.8)], 'another place lies where the name would, so it stands above, unless somebody does').toEqual([true, undefined]);
    const below = at('b', 'ship', '2', 500, 790);
    expect(namesOf([at('a', 'house', 'Mill', 500, 700), below], 400, 300, 30, 13).size, 'something lies under it').toBe(0);
    const pier = { ...at('a', 'pier', 'Black Market Pier', 500, 700), marks: ['small', 'large'] };
    const near = at('b', 'ship', '2', 500, 900);
    expect(namesOf([pier, near], 400, 300, 30, 13).size, 'a plate needs the room').toBe(0);
    expect(namesOf([pier, near], 400, 300, 30, 13, () => false).get('a'), 'its marks ask for nothing').toMatchObject({ over: false });
    const low = ['Mill', 'Armoury', 'Long House'].map((title, number) => at(title, 'house', title, 200 + number * 300, 960));
    expect(namesOf(low, 400, 300, 30, 13).size).toBe(3);
    expect(namesOf([...low, at('s', 'ship', '3', 200, 830)], 400, 300, 30, 13).size, 'above all of them, or none').toBe(0);
  });

  it('says how many of the same lie at a place, and its name once', () => {
    const [one] = board.pieces;
    const twice = { ...board, pieces: [1, 2].map((number) => ({ ...one!, id: `same${number}`, at: 'p01' })) };
    const words = inWords(one!, index);
    expect(describePlace(place('p01'), twice, index)).toContain(`2 × ${words}`);
    const marked = { ...place('p01'), mark: { icon: '', sign: 'M', text: place('p01').title, color: '' } };
    expect(describePlace(marked, { ...board, pieces: [] }, index).split(place('p01').title).length - 1).toBe(1);
  });

  it('keeps places inside the picture and leaves others where they are', () => {
    const wild = fitted([
      { ...place('p00'), x: 0, y: 0 },
      { ...place('p01'), x: 500, y: 500 },
      { ...place('p02'), x: 1000, y: 1000 },
    ]);
    for (const cell of wild) {
      expect(cell.x).toBeGreaterThanOrEqual(50);
      expect(cell.x).toBeLessThanOrEqual(950);
      expect(cell.y).toBeGreaterThanOrEqual(70);
      expect(cell.y).toBeLessThanOrEqual(880);
    }
    const calm = [{ ...place('p00'), x: 300, y: 300 }];
    expect(fitted(calm)).toEqual(calm);
    for (const { x, y } of fitted(wild, Infinity, Infinity)) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    const [low, wide] = [200, 400]; // a picture so small that a finger needs more than the edges
    for (const { x, y } of fitted(wild, 20_000 / wide, 20_000 / low)) {
      expect(Math.min(x, 1000 - x) * wide).toBeGreaterThanOrEqual(20_000);
      expect(Math.min(y, 1000 - y) * low).toBeGreaterThanOrEqual(20_000);
    }
  });

  it('makes places smaller than the way between them', () => {
    const apart = spacing(board.cells, 800, 500);
    expect(placeSize(apart, 800)).toBeLessThan(apart);
    expect(placeSize(4, 800)).toBeGreaterThanOrEqual(20);
    expect(spacing([place('p00')], 800, 500)).toBe(800);
  });

  it('draws every path between its two places, twins apart', () => {
    const drawn = drawLinks(board, 1000, 620);
    expect(drawn).toHaveLength(board.links.length);
    const first = drawn[0]!;
    const from = pointOf(place(first.link.a), 1000, 620);
    expect(first.path.startsWith(`M${Math.round(from.x * 10) / 10} `)).toBe(true);
    const twins = drawLinks({ ...board, links: [board.links[0]!, board.links[0]!] }, 1000, 620);
    expect(twins[0]?.middle).not.toEqual(twins[1]?.middle);
    expect(drawLinks({ ...board, links: [{ a: 'p00', b: 'nowhere', marks: [], one_way: false, kind: '' }] }, 1000, 620)).toEqual([]);
  });

  it('draws a line from a figure to whom it is out for, unless they stand together', () => {
    const figure = board.pieces.find((piece) => piece.at === 'p12')!;
    const one = { ...figure, id: 'one', at: 'p12', towards: 'two' };
    const two = { ...figure, id: 'two', at: 'p06', towards: '' };
    const near = { ...figure, id: 'near', at: 'p06', towards: 'two' };
    const lines = chases([one, two, near]);
    expect(lines.map(({ a, b, one_way }) => [a, b, one_way])).toEqual([['p12', 'p06', true]]);
    expect(drawLinks({ ...board, links: lines }, 1000, 620)).toHaveLength(1);
    expect(chases([{ ...one, towards: 'nobody' }])).toEqual([]);
  });

  it('gives every kind of place a shape of its own', () => {
    const shapes = new Map(board.cells.map((cell) => [cell.kind, shapeOf(cell, board)]));
    expect(new Set(shapes.values()).size).toBe(shapes.size);
    expect(shapes.size).toBe(3);
  });

  it('counts a crowd that looks the same, but never different owners together', () => {
    const here = standing(board.pieces.filter(({ at }) => at === 'p12'));
    expect(here.map(({ count }) => count)).toEqual([1, 1, 5]);
    expect(standing(board.pieces.filter(({ at }) => at === 'p06')).map(({ count }) => count)).toEqual([1, 1]);
    expect([1, 2, 3, 4, 6, 12].map(abreast)).toEqual([1, 2, 3, 2, 3, 4]);
  });

  it('has scenery that is always the same and keeps clear of places', () => {
    for (const kind of ['forest', 'sea', 'night', 'none', 'unheard of']) {
      const one = scenery('x', kind, 62, board.cells, board.links);
      expect(one).toEqual(scenery('x', kind, 62, board.cells, board.links));
      for (const tree of one.trees) {
        for (const cell of board.cells) expect(Math.hypot(cell.x - tree.x, cell.y * 0.62 - tree.y + 8)).toBeGreaterThan(40);
      }
    }
    expect(scenery('x', 'forest', 62, board.cells, board.links).trees.length).toBeGreaterThan(20);
    expect(scenery('x', 'sea', 62, board.cells, board.links).isles).toHaveLength(25);
    expect(scenery('x', 'unheard of', 62, board.cells, board.links).ground).toBe('none');
  });

  it('lets a pawn walk along with the events', () => {
    const final = { ...scene, zones: scene.zones.map((one) => (one === board ? { ...board, pieces: board.pieces.map((piece) => (piece.id === 'pawn:red' ? { ...piece, at: 'p01' } : piece)) } : one)) };
    const next = advance(scene, final, told(1, { seat: 1, pieces: ['pawn:red', 'cell:p07'] }));
    expect(next.zones[0]?.pieces.find(({ id }) => id === 'pawn:red')?.at).toBe('p07');
    const last = advance(next, final, told(2, { seat: 1, pieces: ['pawn:red', 'cell:p01'] }));
    expect(last.zones[0]?.pieces.find(({ id }) => id === 'pawn:red')?.at).toBe('p01');
  });
});

describe('dice', () => {
  const die = zone('dice').pieces[0]!;

  it('are dice and no tiles, however plain', () => {
    expect(isDie(die)).toBe(true);
    expect(isDice(zone('dice'))).toBe(true);
    expect(isDice(zone('hand:0'))).toBe(false);
    expect(isDice({ ...zone('dice'), pieces: [] })).toBe(false);
    expect(isTile({ ...die, face: { ...die.face!, marks: [] } })).toBe(false);
  });

  it('are said with the side that is up and all their sides', () => {
    expect(inWords(die, index)).toBe('red die; fire; sides: fire, water, leaf, leaf, gold, footprint');
    expect(markOf(die, (name) => index.mark(name))?.text).toBe('fire');
  });
});

describe('a track', () => {
  it('counts from 1, or from a printed 0', () => {
    expect(spacesOf(zone('days'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    const score = spacesOf(zone('score'));
    expect([score[0], score.at(-1), score.length]).toEqual(['0', '99', 100]);
  });

  it('goes on in rows of a round number where it is too long', () => {
    expect(perRow(8, 300)).toBe(8);
    expect(perRow(100, 2000)).toBe(100);
    expect(perRow(100, 500)).toBe(25);
    expect(perRow(100, 230)).toBe(10);
    expect(perRow(100, 40)).toBe(2);
  });

  it('writes the number on every space, or on round ones', () => {
    expect(isNumbered('7', 20)).toBe(true);
    expect(isNumbered('7', 100)).toBe(false);
    expect(isNumbered('55', 100)).toBe(true);
  });

  it('is said with who stands where and what is printed', () => {
    const said = describeTrack(zone('score'), index);
    expect(said).toContain('blue: 12 / 100');
    expect(said).toContain('44, reroll, footprint');
    const bare = { ...zone('score'), pieces: [], cells: [{ ...zone('score').cells[0]!, id: '0', title: '', marks: [], lines: [], mark: null }] };
    expect(describeTrack(bare, index)).toEqual([]);
  });
});

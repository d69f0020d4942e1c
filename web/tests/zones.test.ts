import { describe, expect, it, vi } from 'vitest';
import { areas, hull } from '../src/lib/draw/regions';
import { scenery } from '../src/lib/draw/scenery';
import { laid, noteOf } from '../src/lib/draw/stave';
import { atTwelve, handAt, isClock, partAt, partSize, rimAt, sector, turned } from '../src/lib/draw/wheel';
import { divide, isFilled, SceneIndex } from '../src/lib/scene';
import { onPage, pageFor, wantedPages } from '../src/lib/scene/pages';
import type { Zone } from '../src/lib/types';
import { moment } from './fixtures';

// Words are in the language of the browser: there is none here, so one is made before they are loaded.
vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { describePart, describePlace, describeSong } = await import('../src/lib/scene/describe');

const { scene } = moment('ballad');
const index = new SceneIndex(scene);
const zone = (id: string): Zone => scene.zones.find((one) => one.id === id)!;

describe('a wheel', () => {
  it('may be a clock: its first part begins at twelve, and it never turns itself', () => {
    expect(isClock({ scenery: 'clock' })).toBe(true);
    expect(isClock({ scenery: '' })).toBe(false);
    expect(atTwelve(4)).toBe(45);
  });

  it('has a hand that stands in the middle of a part of a clock', () => {
    expect([0, 1, 2, 3].map((at) => handAt(at, 4, atTwelve(4)))).toEqual([45, 135, 225, 315]);
    expect(rimAt(135).x).toBeCloseTo(Math.SQRT1_2);
    expect(rimAt(135).y).toBeCloseTo(Math.SQRT1_2);
  });

  it('turns the short way, and forwards where both are equally long', () => {
    expect(turned(0, 1, 4)).toBe(-90);
    expect(turned(-270, 0, 4)).toBe(-360);
    expect(turned(-360, 3, 4)).toBe(-270);
    expect(Math.abs(turned(0, 2, 4))).toBe(180);
    expect(turned(-90, 1, 4)).toBe(-90);
  });

  it('has its parts clockwise from the top, none of them touching another', () => {
    expect(partAt(0, 4).x).toBeCloseTo(0);
    expect(partAt(0, 4).y).toBeLessThan(0);
    expect(partAt(1, 4).x).toBeGreaterThan(0.5);
    for (const count of [2, 3, 4, 6, 12]) {
      const [one, other] = [partAt(0, count), partAt(1, count)];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(partSize(count));
      expect(Math.hypot(one.x, one.y) + partSize(count) / 2).toBeLessThan(1);
    }
    expect(partAt(0, 1)).toEqual({ x: 0, y: 0 });
  });

  it('is cut into sectors', () => {
    expect(sector(0, 4, 100)).toBe('M0 0L-70.7 -70.7A100 100 0 0 1 70.7 -70.7Z');
    expect(sector(0, 1, 100)).not.toContain('L');
  });

  it('is told part by part', () => {
    const dial = zone('dial:0');
    expect(dial.cells.map((cell) => describePart(cell, dial, index))).toEqual([
      'North; 2 × footprint',
      'at the pointer: East; Gain 1 gold.',
      'South; footprint; a rune',
      'West; closed',
    ]);
  });

  it('is named once where what is printed there begins with the name', () => {
    const dial = zone('dial:0');
    const hour = { ...dial.cells[0]!, title: 'hour 3', marks: [], lines: ['hour 3: a boat comes'] };
    expect(describePart(hour, { ...dial, pieces: [] }, index)).toBe('hour 3: a boat comes');
  });

  it('of another side is not meant by a part of the same name', () => {
    expect(index.cell('cell:south')?.zone.id).toBe('dial:0');
    const front = new SceneIndex({ ...scene, seat: 1, question: null });
    expect(front.cell('cell:south')?.zone.id).toBe('dial:1');
  });
});

describe('a song', () => {
  it('overlaps as little as there is room for, and ends with a whole card', () => {
    const wide = laid(3, 2, 100, 1000);
    expect(wide.step).toBe(62);
    const tight = laid(8, 0, 100, 450);
    expect(tight.step).toBe(50);
    expect(tight.width).toBe(450);
    expect(laid(8, 0, 100, 100).step).toBe(30);
    expect(laid(0, 3, 100, 400).width).toBeCloseTo(102);
    expect(laid(1, 0, 100, 400).width).toBe(100);
  });

  it('has the same mark on the same line', () => {
    const lines = zone('song:0').pieces.map((piece) => noteOf(piece, scene.legend).line);
    expect(new Set(lines).size).toBe(3);
    expect(noteOf(zone('song:1').pieces[0]!, scene.legend).line).toBe(lines[0]);
  });

  it('is told card by card with the places that are left', () => {
    const said = describeSong(zone('song:0'), index);
    expect(said).toHaveLength(4);
    expect(said[0]).toContain('Dawn; fire');
    expect(said[3]).toBe('3 places left');
  });
});

describe('regions', () => {
  const city = zone('city');

  it('lie around their places, or within the points they are given', () => {
    const found = areas(city.regions, city.cells, 1000, 620, 40);
    expect(found.map(({ region }) => region.id)).toEqual(['old', 'bards', 'port']);
    expect(found[2]!.path).toBe('M640 396.8L990 248L990 595.2L640 595.2Z');
    for (const { name } of found) expect(name.y).toBeGreaterThanOrEqual(2);
    expect(areas([{ ...city.regions[0]!, cells: ['nowhere'] }], city.cells, 1000, 620, 40)).toEqual([]);
  });

  it('have an outline without dents', () => {
    const square = [{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 4 }, { x: 0, y: 4 }];
    expect(hull([...square, { x: 2, y: 2 }])).toHaveLength(4);
  });

  it('are named with the kinds of ways, in words', () => {
    const said = describePlace(city.cells.find(({ id }) => id === 'square')!, city, index);
    for (const words of ['in The old town', 'the blue bard', "Bards' Hall (river)", 'Market (bridge)']) expect(said).toContain(words);
  });
});

describe('sceneries', () => {
  it.each(['grove', 'harbour', 'city', 'book'])('%s is always the same, small, and keeps clear of places', (kind) => {
    const city = zone('city');
    const land = scenery('ballad', kind, 62, city.cells, city.links);
    expect(land).toEqual(scenery('ballad', kind, 62, city.cells, city.links));
    expect(land.ground).toBe(kind);
    expect(land.trees.length + land.houses.length + land.strokes.length).toBeGreaterThan(15);
    for (const { wall } of land.houses) {
      const [x = 0, y = 0] = wall.slice(1).split(/[ v]/).map(Number);
      for (const cell of city.cells) expect(Math.hypot(cell.x - x, cell.y * 0.62 - y)).toBeGreaterThan(24);
    }
  });
});

describe('pages', () => {
  it('show their own zones and those of no page', () => {
    const shown = (page: string): string[] => scene.zones.filter((one) => onPage(one, page)).map(({ id }) => id);
    expect(shown('story')).toEqual(['story', 'coins:0']);
    expect(shown('city')).toEqual(['city', 'coins:0']);
    expect(shown('')).toHaveLength(scene.zones.length);
    expect(divide(index, 'music').front.map(({ id }) => id)).toEqual(['dial:0', 'song:0', 'coins:0']);
  });

  it('are marked where something can be chosen, but not before other sides', () => {
    expect([...wantedPages(scene, new Set(['cell:east']))]).toEqual(['music']);
    expect([...wantedPages(scene, new Set(['rune:1']))]).toEqual([]);
  });

  it('open with the question that is only about them', () => {
    expect(pageFor(scene, '', new Set())).toBe('story');
    expect(pageFor(scene, 'city', new Set())).toBe('city');
    expect(pageFor(scene, 'story', new Set(['cell:east']))).toBe('music');
    expect(pageFor(scene, 'city', new Set(['cell:east', 'cell:gate']))).toBe('city');
    expect(pageFor({ ...scene, pages: [] }, 'city', new Set(['cell:east']))).toBe('');
  });
});

it('knows which zones have something to see', () => {
  expect(isFilled({ ...zone('dial:0'), pieces: [], count: 0 })).toBe(true);
  expect(isFilled(zone('story'))).toBe(true);
  expect(isFilled({ ...zone('song:0'), pieces: [], spaces: 0 })).toBe(false);
});

/** What lies behind the places of a graph: woods, a coast, a harbour, a city, a book, the night. Drawn from names, never from a picture. */

import type { Cell, Link } from '../types';
import type { Tree } from './landscape';
import { round, stream } from './random';

export const WIDTH = 1000;

export type Ground = 'forest' | 'grove' | 'sea' | 'coast' | 'harbour' | 'city' | 'book' | 'night' | 'none';

export interface Scenery {
  ground: Ground;
  height: number;
  /** Large soft shapes: meadows, shallows, clouds. */
  patches: { x: number; y: number; rx: number; ry: number; turn: number; tone: 1 | 2 | 3 }[];
  trees: Tree[];
  /** Waves of the sea, ridges of the night, rows of stones, lines of a page. */
  strokes: string[];
  /** Land around the places of a sea; the water of a coast or a harbour; the frame of a page. */
  isles: string[];
  /** Houses of a city or beside a harbour: the wall, and the roof over it. */
  houses: { wall: string; roof: string; tone: 1 | 2 | 3 }[];
  stars: { x: number; y: number; r: number }[];
  /** Ships under sail, as large as they are wide. */
  ships: { x: number; y: number; size: number; back: boolean }[];
}

const GROUNDS: ReadonlySet<string> = new Set(['forest', 'grove', 'sea', 'coast', 'harbour', 'city', 'book', 'night']);

export const groundOf = (scenery: string): Ground => (GROUNDS.has(scenery) ? (scenery as Ground) : 'none');

/** The kind of a place that lies in the water. */
const SHIP = 'ship';

/** How far down the water of a harbour reaches, as a share of the picture. */
const QUAY = 0.58;

/** Far enough from every place and every path that nothing printed is hidden. */
function clear(x: number, y: number, places: readonly [number, number][], paths: readonly (readonly [number, number, number, number])[]): boolean {
  return (
    places.every(([px, py]) => Math.hypot(px - x, py - y) > 46) &&
    paths.every(([x1, y1, x2, y2]) => {
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x1 + along * dx - x, y1 + along * dy - y) > 20;
    })
  );
}

/** A closed line through the middles between points, without corners. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (at: number): string => {
    const [one, two] = [points[at % points.length]!, points[(at + 1) % points.length]!];
    return `${round((one[0] + two[0]) / 2)} ${round((one[1] + two[1]) / 2)}`;
  };
  return `M${middle(points.length - 1)}${points.map((point, at) => `Q${point[0]} ${point[1]} ${middle(at)}`).join('')}Z`;
}

/** A closed line around a point, uneven as a shore. */
function shore(x: number, y: number, radius: number, next: () => number): string {
  return smooth(
    Array.from({ length: 9 }, (_, at) => {
      const [angle, far] = [(at / 9) * Math.PI * 2, radius * (0.86 + next() * 0.3)];
      return [round(x + Math.cos(angle) * far * 1.12), round(y + Math.sin(angle) * far * 0.94)] as const;
    }),
  );
}

/** Where the water of a coast lies: around the ships, or in the widest gap between the rows of places. */
function strait(places: readonly [number, number][], ships: readonly number[], height: number): [top: number, bottom: number] {
  const rows = [...new Set(places.map(([, y]) => y))].sort((a, b) => a - b);
  if (ships.length > 0) {
    const [first, last] = [Math.min(...ships), Math.max(...ships)];
    const above = rows.filter((y) => y < first).at(-1) ?? first - height * 0.2;
    const below = rows.find((y) => y > last) ?? last + height * 0.2;
    return [above + (first - above) * 0.42, last + (below - last) * 0.56];
  }
  let [top, bottom] = [height * 0.6, height * 0.75];
  let widest = 0;
  for (let at = 1; at < rows.length; at++) {
    const gap = rows[at]! - rows[at - 1]!;
    if (gap > widest) [widest, top, bottom] = [gap, rows[at - 1]! + gap * 0.3, rows[at]! - gap * 0.34];
  }
  return [top, bottom];
}

export function scenery(name: string, kind: string, ratio: number, cells: readonly Cell[], links: readonly Link[], reach = 40): Scenery {
  const ground = groundOf(kind);
  const height = ratio * 10;
  const next = stream(`scenery ${name} ${kind}`);
  const between = (low: number, high: number): number => round(low + next() * (high - low));
  const at = new Map(cells.map((cell) => [cell.id, [cell.x, (cell.y * height) / WIDTH] as [number, number]]));
  const places = [...at.values()];
  const paths = links.flatMap(({ a, b }) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to ? [[...from, ...to] as const] : [];
  });
  const found: Scenery = { ground, height, patches: [], trees: [], strokes: [], isles: [], houses: [], stars: [], ships: [] };
  if (ground === 'none') return found;
  found.patches = Array.from({ length: 22 }, () => ({
    x: between(0, WIDTH),
    y: between(0, height),
    rx: between(70, 190),
    ry: between(40, 110),
    turn: between(-40, 40),
    tone: (1 + Math.floor(next() * 3)) as 1 | 2 | 3,
  }));
  let dry = (_y: number): boolean => true;
  /** Ships in open water, each with room around it. */
  const sail = (top: number, bottom: number, most: number): void => {
    const taken: [number, number][] = [...places];
    for (let attempt = 0; attempt < 160 && found.ships.length < most; attempt++) {
      const [x, y, size] = [between(40, WIDTH - 40), between(top, bottom), between(34, 46)];
      if (!taken.every(([px, py]) => Math.hypot((px - x) * 0.8, py - y) > reach + size * 0.75)) continue;
      found.ships.push({ x, y, size, back: next() < 0.5 });
      taken.push([x, y]);
    }
    found.ships.sort((one, other) => one.y - other.y);
  };
  const waves = (top: number, bottom: number, isFree: (x: number, y: number) => boolean): void => {
    for (let row = top; row < bottom; row += 30) {
      for (let x = between(10, 80); x < WIDTH - 30; x += between(70, 170)) if (isFree(x + 13, row)) found.strokes.push(`M${round(x)} ${round(row)}q6.5 -7 13 0t13 0`);
    }
  };
  if (ground === 'coast') {
    const anchored = cells.filter(({ kind }) => kind === SHIP).map(({ id }) => at.get(id)![1]);
    const [top, bottom] = strait(places, anchored, height);
    const bank = (y: number): [number, number][] => Array.from({ length: 16 }, (_, step) => [-100 + step * 80, round(y + between(-11, 11))]);
    found.isles = [smooth([...bank(top), ...bank(bottom).reverse()])];
    waves(top + 26, bottom - 10, (x, y) => clear(x, y, places, []));
    sail(top + 34, bottom - 12, 5);
    dry = (y) => y < top - 22 || y > bottom + 36;
  }
  const build = (top: number, most: number): void => {
    for (let attempt = 0; attempt < most * 5 && found.houses.length < most; attempt++) {
      const [x, y, w] = [between(20, WIDTH - 20), between(top + 30, height - 6), between(15, 26)];
      if (!clear(x, y - w / 2, places, paths)) continue;
      const [half, h] = [round(w / 2), round(w * 0.62)];
      const wall = `M${round(x - half)} ${y}v${-h}h${half * 2}v${h}Z`;
      found.houses.push({ wall, roof: `M${round(x - half - 3)} ${round(y - h)}l${round(half + 3)} ${-half}l${round(half + 3)} ${half}Z`, tone: (1 + (attempt % 3)) as 1 | 2 | 3 });
    }
    found.houses.sort((one, other) => parseFloat(one.wall.split(' ')[1]!) - parseFloat(other.wall.split(' ')[1]!));
  };
  if (ground === 'harbour') {
    const quay = round(height * QUAY);
    let edge = `M0 0H${WIDTH}V${quay}`;
    for (let x = WIDTH - 70; x > 60; x -= 145) edge += `H${x}v${between(-70, -34)}h-22V${quay}`;
    found.isles = [`${edge}H0Z`];
    waves(26, quay - 80, (x, y) => clear(x, y, places, []));
    sail(50, quay - 90, 4);
    build(quay + 24, 46);
  } else if (ground === 'city') {
    build(0, 130);
    for (let y = 40; y < height; y += 74) found.strokes.push(`M0 ${round(y + between(-9, 9))}q250 ${between(-26, 26)} 500 0t500 ${between(-9, 9)}`);
  } else if (ground === 'book') {
    const edge = 22;
    found.isles = [`M${edge} ${edge}H${WIDTH - edge}V${height - edge}H${edge}Z`, `M${edge + 9} ${edge + 9}H${WIDTH - edge - 9}V${height - edge - 9}H${edge + 9}Z`];
    for (let y = 64; y < height - 44; y += 27) found.strokes.push(`M${between(58, 84)} ${y}H${between(WIDTH - 190, WIDTH - 58)}`);
  } else if (ground === 'forest' || ground === 'coast' || ground === 'grove') {
    for (let attempt = 0; attempt < 620 && found.trees.length < 210; attempt++) {
      const [x, y] = [between(8, WIDTH - 8), between(16, height - 4)];
      if (!dry(y) || !clear(x, y - 8, places, paths)) continue;
      const wild = next();
      const [pine, leafy, low] = ground === 'grove' ? [0.06, 0.62, 0.93] : [0.55, 0.86, 0.95];
      const tree = wild < pine ? 'pine' : wild < leafy ? 'round' : wild < low ? 'grass' : 'rock';
      found.trees.push({ x, y, size: between(9, 17), kind: tree });
    }
    found.trees.sort((one, other) => one.y - other.y);
  } else if (ground === 'sea') {
    found.isles = places.map(([x, y]) => shore(x, y, reach, next));
    for (let row = 26; row < height; row += 34) {
      for (let x = between(10, 80); x < WIDTH - 30; x += between(70, 170)) {
        const y = row + between(-9, 9);
        if (clear(x + 13, y, places, [])) found.strokes.push(`M${round(x)} ${round(y)}q6.5 -7 13 0t13 0`);
      }
    }
  } else {
    found.stars = Array.from({ length: 120 }, () => ({ x: between(0, WIDTH), y: between(0, height), r: round(0.7 + next() * next() * 2.4) }));
    for (let ridge = 0; ridge < 3; ridge++) {
      const base = height * (0.8 + ridge * 0.075);
      let path = `M0 ${height}V${round(base)}`;
      for (let x = 0; x < WIDTH; x += 125) path += `q${between(30, 60)} ${between(-70, -14)} 125 ${between(-6, 6)}`;
      found.strokes.push(`${path}V${height}Z`);
    }
  }
  return found;
}

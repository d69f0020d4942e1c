/** The areas of a graph: around their places, or within the points that they are given. */

import type { Cell, Region } from '../types';
import { pointOf, type Point } from './places';
import { round } from './random';

/** The smallest outline without dents around points, clockwise on the screen. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  if (sorted.length < 3) return sorted;
  const turns = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const half = (all: readonly Point[]): Point[] => {
    const found: Point[] = [];
    for (const point of all) {
      while (found.length > 1 && turns(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

const CORNERS = 8;
/** Half of a name, in pixels: it stays inside the picture. */
const NAME = 58;

/** Room around every place, so that the outline keeps away from it. */
const around = ({ x, y }: Point, reach: number): Point[] =>
  Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at / CORNERS) * Math.PI * 2;
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });

export interface Area {
  region: Region;
  path: string;
  /** Where its name stands: inside, at the top. */
  name: Point;
}

/** The outlines of regions on a picture of this size; `reach` is how far around a place they go. */
export function areas(regions: readonly Region[], cells: readonly Cell[], width: number, height: number, reach: number): Area[] {
  const at = new Map(cells.map((cell) => [cell.id, pointOf(cell, width, height)]));
  const inside = ({ x, y }: Point): Point => ({ x: Math.max(2, Math.min(width - 2, x)), y: Math.max(2, Math.min(height - 2, y)) });
  return regions.flatMap((region) => {
    const given = region.outline.map(([x = 0, y = 0]) => ({ x: (x / 1000) * width, y: (y / 1000) * height }));
    const corners = given.length > 2 ? given : hull(region.cells.flatMap((id) => around(at.get(id) ?? { x: NaN, y: NaN }, reach)).filter(({ x }) => !Number.isNaN(x)));
    const points = corners.map(inside);
    if (points.length < 3) return [];
    const top = Math.min(...points.map(({ y }) => y));
    const high = points.filter(({ y }) => y < top + reach / 2).map(({ x }) => x);
    return [
      {
        region,
        path: `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`,
        name: { x: round(Math.max(NAME, Math.min(width - NAME, (Math.min(...high) + Math.max(...high)) / 2))), y: round(top) },
      },
    ];
  });
}

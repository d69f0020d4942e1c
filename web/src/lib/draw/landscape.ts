/** Landscapes for boards and cards, drawn from names: always the same, never from a picture. */

import { round, stream } from './random';

export interface Tree {
  x: number;
  y: number;
  size: number;
  kind: 'pine' | 'round' | 'rock' | 'grass';
}

export interface Landscape {
  width: number;
  height: number;
  patches: { x: number; y: number; rx: number; ry: number; turn: number; tone: 1 | 2 | 3 }[];
  contours: string[];
  stream: string;
  paths: string[];
  trees: Tree[];
}

export const CELL = 100;

/** The ground of a board of cells. Things grow at the corners of cells, where no card covers them. */
export function landscape(name: string, columns: number, rows: number): Landscape {
  const next = stream(`land ${name} ${columns}x${rows}`);
  const between = (low: number, high: number): number => round(low + next() * (high - low));
  const width = columns * CELL;
  const height = rows * CELL;
  const patches = Array.from({ length: columns * rows }, () => ({
    x: between(0, width),
    y: between(0, height),
    rx: between(40, 120),
    ry: between(30, 80),
    turn: between(-40, 40),
    tone: (1 + Math.floor(next() * 3)) as 1 | 2 | 3,
  }));
  const contours = Array.from({ length: 4 }, () => wave(between(0, height), width, 60, next));
  return {
    width,
    height,
    patches,
    contours,
    stream: brook(columns, rows, next),
    paths: tracks(columns, rows, next),
    trees: woods(columns, rows, next),
  };
}

function wave(y: number, width: number, swing: number, next: () => number): string {
  let path = `M-10 ${round(y)}`;
  for (let x = -10; x < width; x += 90) {
    const [up, down] = [(next() - 0.5) * swing, (next() - 0.5) * swing];
    path += `C${round(x + 30)} ${round(y + up)} ${round(x + 60)} ${round(y + down)} ${round(x + 90)} ${round(y + down / 2)}`;
  }
  return path;
}

/** Water from the top edge to the bottom edge along the lines between cells. */
function brook(columns: number, rows: number, next: () => number): string {
  let line = 1 + Math.floor(next() * Math.max(1, columns - 1));
  let path = `M${line * CELL} -10`;
  for (let row = 0; row < rows; row++) {
    const x = line * CELL + (next() - 0.5) * 16;
    const bend = (next() - 0.5) * 34;
    path += `S${round(x + bend)} ${row * CELL + 40} ${round(x)} ${row * CELL + 62}`;
    const turn = Math.floor(next() * 3) - 1;
    const to = Math.min(columns - 1, Math.max(1, line + turn));
    if (row < rows - 1 && to !== line) {
      path += `S${round((x + to * CELL) / 2)} ${(row + 1) * CELL + 4} ${to * CELL} ${(row + 1) * CELL + 12}`;
      line = to;
    }
  }
  return `${path}L${line * CELL} ${rows * CELL + 10}`;
}

/** Footpaths between neighbouring cells. */
function tracks(columns: number, rows: number, next: () => number): string[] {
  const paths: string[] = [];
  const middle = (at: number): number => at * CELL + CELL / 2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [middle(column), middle(row)];
      const bend = round((next() - 0.5) * 26);
      if (column < columns - 1) paths.push(`M${x} ${y}Q${x + CELL / 2} ${y + bend} ${x + CELL} ${y}`);
      if (row < rows - 1) paths.push(`M${x} ${y}Q${x + bend} ${y + CELL / 2} ${x} ${y + CELL}`);
    }
  }
  return paths;
}

function woods(columns: number, rows: number, next: () => number): Tree[] {
  const trees: Tree[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const wild = next();
      const kind = wild < 0.42 ? 'pine' : wild < 0.7 ? 'round' : wild < 0.85 ? 'grass' : 'rock';
      const count = 1 + Math.floor(next() * 4);
      for (let tree = 0; tree < count; tree++) {
        trees.push({
          x: round(column * CELL + (next() - 0.5) * 34),
          y: round(row * CELL + (next() - 0.5) * 24),
          size: round(7 + next() * 6),
          kind,
        });
      }
    }
  }
  return trees.sort((a, b) => a.y - b.y);
}

export interface Vignette {
  disc: { x: number; y: number; r: number };
  far: string;
  near: string;
  trees: Tree[];
  stars: { x: number; y: number; r: number }[];
}

const cache = new Map<string, Vignette>();

/** A small view for the top of a card, 100 wide and 44 high. */
export function vignette(name: string): Vignette {
  const known = cache.get(name);
  if (known) return known;
  const next = stream(`view ${name}`);
  const ridge = (base: number, swing: number, steps: number): string => {
    let path = `M0 44V${round(base - next() * swing)}`;
    const width = 100 / steps;
    for (let at = 0; at < steps; at++) {
      const x = at * width;
      const y = round(base - next() * swing);
      path += `C${round(x + width * 0.3)} ${round(y - next() * swing)} ${round(x + width * 0.6)} ${y} ${round(x + width)} ${y}`;
    }
    return `${path}V44Z`;
  };
  const view: Vignette = {
    disc: { x: round(18 + next() * 64), y: round(9 + next() * 10), r: round(5 + next() * 4) },
    far: ridge(26, 12, 3),
    near: ridge(37, 7, 4),
    trees: Array.from({ length: 2 + Math.floor(next() * 4) }, () => ({
      x: round(4 + next() * 92),
      y: round(38 + next() * 4),
      size: round(5 + next() * 6),
      kind: next() < 0.6 ? ('pine' as const) : ('round' as const),
    })),
    stars: Array.from({ length: 7 }, () => ({ x: round(next() * 100), y: round(next() * 20), r: round(0.4 + next() * 0.5) })),
  };
  cache.set(name, view);
  return view;
}

export const pinePath = (size: number): string =>
  `M0 ${-size * 1.9}L${round(size * 0.62)} ${round(-size * 0.75)}H${round(size * 0.3)}L${round(size * 0.8)} 0H${round(-size * 0.8)}L${round(-size * 0.3)} ${round(-size * 0.75)}H${round(-size * 0.62)}Z`;

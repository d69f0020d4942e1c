import { expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../src/lib/draw/graph';
import { chanceLine, costly, decisionOf, nearest, percent, placeOf } from '../src/lib/thinking';
import type { Analysis, Moment } from '../src/lib/types';

const moment = (place: number, chances: number[], cost = 0, number = place): Moment => ({
  place,
  number,
  seat: 0,
  key: 'go:foot:c3',
  label: 'On foot to C3',
  chance: 0.5,
  better: 'go:foot:c3',
  better_label: 'On foot to C3',
  better_chance: 0.5,
  cost,
  chances,
  unforeseen: false,
});

const analysis: Analysis = {
  game: 'g',
  mode: '',
  level: '',
  names: ['Red', 'Blue'],
  colors: ['red', 'blue'],
  chances: [0.5, 0.5],
  moments: [moment(1, [0.75, 0.25], 0.1), moment(2, [1, 0], 0.2)],
  worst: [2, 1],
};

test('a line goes from before the first decision to after the last', () => {
  const quarter = (HEIGHT / 4).toFixed(1);
  expect(chanceLine(analysis, 0)).toBe(`M0.0 ${(HEIGHT / 2).toFixed(1)}L${(WIDTH / 2).toFixed(1)} ${quarter}L${WIDTH.toFixed(1)} 0.0`);
  expect(chanceLine(analysis, 1)).toContain(`L${WIDTH.toFixed(1)} ${HEIGHT.toFixed(1)}`);
});

test('what cost most comes first', () => {
  expect(costly(analysis).map(({ number }) => number)).toEqual([2, 1]);
});

test('the answers to a round are several choices of one decision', () => {
  const together = { ...analysis, moments: [moment(1, [0.5], 0, 1), moment(2, [0.6], 0, 1), moment(3, [0.7], 0.1, 2)], worst: [3] };
  expect(costly(together).map(({ place, number }) => [place, number])).toEqual([[3, 2]]);
  expect([0, 1, 2].map((decision) => placeOf(together, decision))).toEqual([0, 2, 3]);
  expect([0, 1, 2, 3].map((place) => decisionOf(together, place))).toEqual([0, 1, 1, 2]);
});

test('a click finds the nearest decision', () => {
  expect(nearest(0, 120)).toBe(0);
  expect(nearest(0.5, 120)).toBe(60);
  expect(nearest(1.2, 120)).toBe(120);
});

test('chances are said in percent', () => {
  expect(percent(0.4951, 'en')).toBe('50%');
  expect(percent(0.4951, 'fr')).toMatch(/^50\s%$/);
});

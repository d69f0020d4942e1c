import { expect, it } from 'vitest';
import { positionLink } from '../src/lib/share';

it('leads to a position, for whoever may watch', () => {
  expect(positionLink('https://table.test', 'm1', 7, null)).toBe('https://table.test/m/m1/replay?at=7');
  expect(positionLink('https://table.test', 'm1', 7, '/watch/abc')).toBe('https://table.test/m/m1/replay?at=7&watch=abc');
  expect(positionLink('https://table.test', 'm1', 7, 'abc')).toContain('watch=abc');
});

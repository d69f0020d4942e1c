import { describe, expect, it } from 'vitest';
import { arrowPath } from '../src/lib/draw/arrow';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 140 });

describe('an arrow over the table', () => {
  it('leads from what is used to where it goes, and ends at its edge', () => {
    expect(arrowPath([box(0, 200), box(400, 200)], 0)).toBe('M50 270Q225 207 400 270');
  });

  it('comes down to a single thing, or up to it where there is no room above', () => {
    expect(arrowPath([box(0, 300)], 100)).toBe('M50 216L50 296');
    expect(arrowPath([box(0, 120)], 100)).toBe('M50 344L50 264');
  });

  it('is none where nothing is seen', () => {
    expect(arrowPath([], 0)).toBeNull();
  });
});

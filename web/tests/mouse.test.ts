import { expect, it } from 'vitest';
import { hasMoved, seen } from '../src/lib/mouse';

it('knows a mouse that rests while the page changes under it', () => {
  expect(hasMoved({ screenX: 5, screenY: 5 })).toBe(true);
  seen({ screenX: 5, screenY: 5 });
  expect(hasMoved({ screenX: 5, screenY: 5 })).toBe(false);
  expect(hasMoved({ screenX: 6, screenY: 5 })).toBe(true);
});

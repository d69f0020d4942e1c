import { describe, expect, it } from 'vitest';
import { begin, touchable, uncut } from '../src/lib/draw/window';

describe('the part of a picture that is shown', () => {
  it('has everything that is meant in its middle', () => {
    expect(begin([100, 300], 400)).toBe(0);
    expect(begin([500], 400)).toBe(300);
  });

  it('has all of it where it fits closely, rather than one side with much room', () => {
    const [first, last, room] = [40, 364, 372];
    const from = begin([first, last], room);
    for (const one of [first, last]) {
      expect(one - from).toBeGreaterThanOrEqual(20);
      expect(from + room - one).toBeGreaterThanOrEqual(20);
    }
  });

  it('shows what is proposed where not all fits', () => {
    const from = begin([0, 1000], 300, 900);
    expect(900 - from).toBe(150);
  });

  it('is moved a little where it would cut something at its edge', () => {
    const plate = { from: 90, to: 120 };
    const at = uncut(100, 200, 1000, [plate], [{ from: 150, to: 200 }]);
    expect(at <= plate.from || at >= plate.to).toBe(true);
    expect(Math.abs(at - 100)).toBeLessThanOrEqual(40);
  });

  it('does not lose what is meant for that', () => {
    const meant = { from: 100, to: 300 };
    expect(uncut(100, 200, 1000, [{ from: 90, to: 110 }], [meant])).toBe(100);
  });

  it('leaves a finger its room around what is meant', () => {
    const [plate, meant] = [{ from: 95, to: 125 }, { from: 290, to: 310 }];
    const room = 220; // a view from 100 ends where a finger on what is meant does
    expect(uncut(100, room, 1000, [plate], [meant])).toBeLessThan(100);
    const at = uncut(100, room, 1000, [plate], [touchable(meant, 40)]);
    expect(at + room - 300).toBeGreaterThanOrEqual(20);
  });

  it('stays inside the picture', () => {
    expect(uncut(900, 200, 1000, [], [])).toBe(800);
  });
});

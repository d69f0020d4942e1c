import { describe, expect, it } from 'vitest';
import { Speech } from '../src/lib/live/speech';
import type { DueTip } from '../src/lib/types';
import { told } from './fixtures';

const tip = (id: string, text: string, number = 3): DueTip => ({ id, text, targets: [], rule: '', number });

describe('what is said to whoever listens', () => {
  it('begins with what came of the choice, then asks', () => {
    const did = [told(4, { text: 'Red takes 3 silver.' }), told(5, { text: 'Red rests.' })];
    expect(new Speech().rest(did, false, 'your turn: work or raid.', [])).toBe('Red takes 3 silver. Red rests. Your turn: work or raid.');
  });

  it('has each tip once, in words instead of signs', () => {
    const speech = new Speech();
    const tips = [tip('pay', 'Spend silver {silver}, and a worker {worker-black}.')];
    expect(speech.rest([], false, 'Pay.', tips)).toBe('Pay. Tip: Spend silver, and a worker.');
    expect(speech.rest([], false, 'Pay.', tips)).toBe('Pay.');
    expect(speech.rest([], false, 'Pay.', [tip('pay', 'Again.', 9)])).toBe('Pay. Tip: Again.');
  });

  it('says that something was taken back', () => {
    expect(new Speech().rest([], true, 'Pay.', [])).toBe('The last choice was taken back. Pay.');
  });
});

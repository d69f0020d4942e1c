import { describe, expect, it } from 'vitest';
import { halfway, Speech, type Halfway } from '../src/lib/live/speech';
import { SceneIndex } from '../src/lib/scene';
import type { Choice, DueTip, Question } from '../src/lib/types';
import { moment, told } from './fixtures';

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

  it('asks once, however often the same table comes', () => {
    const speech = new Speech();
    const question = (number: number, choices: number): Question => ({ number, seat: 0, choices: Array.from({ length: choices }) }) as unknown as Question;
    expect([3, 3, 4, 3].map((number) => speech.asks(question(number, 2), 'Pay.'))).toEqual([true, false, true, true]);
    expect([4, 5, 6].map((number) => speech.asks(question(number, 0), 'Waiting for Blue.'))).toEqual([true, false, false]);
  });

  it('says that something was taken back', () => {
    expect(new Speech().rest([], true, 'Pay.', [])).toBe('The last choice was taken back. Pay.');
  });

  describe('of what has happened', () => {
    const mine = new Set([0]);
    const log = [told(1), told(2, { seat: -1 }), told(3, { seat: 1, kind: 'turn' }), told(4, { seat: 1 }), told(5, { seat: -1 }), told(6, { seat: 0, kind: 'turn' }), told(7)];
    const numbers = (found: readonly { number: number }[]): number[] => found.map(({ number }) => number);

    it('says everything once, in its order, with what was not shown by itself', () => {
      const speech = new Speech();
      expect(numbers(speech.unheard(log, 3, mine))).toEqual([1, 2, 3]);
      expect(numbers(speech.unheard(log, 7, mine))).toEqual([4, 5, 7]);
      expect(speech.unheard(log, 7, mine)).toEqual([]);
    });

    it('says what one did oneself, where nobody wants to be told what others did', () => {
      const speech = new Speech();
      expect(numbers(speech.unheard(log, 7, mine, [], true))).toEqual([1, 2, 7]);
      expect(speech.unheard(log, 7, mine)).toEqual([]);
    });

    it('leaves to the log which places somebody else looked at on the way', () => {
      const looked = [told(1, { seat: 1, pieces: ['cell:a'] }), told(2, { seat: 1, pieces: ['cell:b'] }), told(3, { seat: 1, pieces: ['cell:b', 'pawn'] })];
      expect(numbers(new Speech().unheard(looked, 3, mine, looked.slice(1)))).toEqual([2, 3]);
    });

    it('begins anew where the match was taken back', () => {
      const speech = new Speech();
      speech.unheard(log, 7, mine);
      speech.heard = 6;
      expect(numbers(speech.unheard(log, 7, mine))).toEqual([7]);
    });
  });
});

describe('what is said while one still chooses', () => {
  const index = new SceneIndex(moment('morning').scene);
  const choice = (key: string, rest: Partial<Choice> = {}): Choice => ({ key, label: `Take ${key}`, head: '', group: '', targets: [], parts: [], lines: [], warns: [], rule: '', ...rest }) as Choice;
  const [one, two] = [choice('one'), choice('two', { lines: ['+2 light'], warns: ['the die is lost'] })];
  const numbers = new Map([['one', 3], ['two', 4]]);
  const at = (rest: Partial<Halfway>): string => halfway({ answer: null, pending: null, menu: null, picked: [], remaining: [one, two], numbers, index, ...rest });

  it('is nothing before anything is clicked', () => expect(at({})).toBe(''));

  it('is how many are left after half a choice, or the few that are listed', () => {
    expect(at({ picked: [['die:1']] })).toBe('2 options are left: choose on the table.');
    expect(at({ menu: { choices: [one, two] }, picked: [['die:1']] })).toBe('3: Take one. 4: Take two');
  });

  it('is what it would bring before it is confirmed', () => {
    expect(at({ pending: two })).toBe('Take two. +2 light. the die is lost. Enter confirms, Escape drops it.');
  });

  it('is why something cannot be chosen', () => {
    expect(at({ answer: { title: 'Snarexe', lines: ['Worth 2.'], answers: [{ reason: 'A die blocks it.' }] } })).toBe('Snarexe. Worth 2. A die blocks it.');
  });
});

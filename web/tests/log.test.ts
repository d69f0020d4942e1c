import { describe, expect, it } from 'vitest';
import { fold, glued, linkNames, merge, sinceMine } from '../src/lib/log/fold';
import { moment, told } from './fixtures';

describe('the log', () => {
  const { log } = moment('over');

  it('folds into turns that begin with a turn', () => {
    const turns = fold(log);
    expect(turns.flatMap(({ events }) => events)).toEqual(log);
    expect(turns[0]!.head.decision).toBe(0);
    const announced = turns.filter(({ head }) => head.kind === 'turn');
    expect(announced).toHaveLength(24);
    for (const turn of announced) {
      const others = turn.events.filter((event) => event.seat >= 0 && event.seat !== turn.seat);
      expect(others).toEqual([]);
    }
  });

  it('folds by seat where no turn is announced', () => {
    const turns = fold([told(1, { decision: 0, seat: -1 }), told(2), told(3, { seat: 1 }), told(4, { seat: -1 }), told(5, { seat: 1 })]);
    expect(turns.map(({ seat, events }) => [seat, events.length])).toEqual([
      [-1, 1],
      [0, 1],
      [1, 3],
    ]);
  });

  it('takes new events, doubles none and drops what was taken back', () => {
    const known = [told(1), told(2), told(3)];
    expect(merge(known, [told(3), told(4)], 4).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(merge(known, [], 2).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('says what others did since, to you first', () => {
    const events = [
      told(1),
      told(2, { seat: 4, text: 'The Falconer waits.' }),
      told(3, { seat: -1 }),
      told(4, { seat: 4, text: 'The Falconer robs Red.' }),
      told(5, { kind: 'turn' }),
    ];
    expect(sinceMine(events, new Set([0]), ['Red']).map(({ number }) => number)).toEqual([4, 2]);
  });

  it('makes links of the names of cards', () => {
    const event = told(1, { text: 'Red takes Shovel from A1.', pieces: ['object:shovel', 'cell:a1'] });
    expect(linkNames(event, new Map([['object:shovel', 'Shovel']]))).toEqual([
      { text: 'Red takes ' },
      { text: 'Shovel', piece: 'object:shovel' },
      { text: ' from A1.' },
    ]);
  });

  it('keeps quotation marks with the name between them', () => {
    const parts = [{ text: 'Feyn joue «\u00a0' }, { text: 'Pas de danse', piece: 'action:fe6' }, { text: '\u00a0». Et ensuite' }];
    expect(glued(parts)).toEqual([
      { text: 'Feyn joue ', before: '', after: '' },
      { text: 'Pas de danse', piece: 'action:fe6', before: '«\u00a0', after: '\u00a0».' },
      { text: ' Et ensuite', before: '', after: '' },
    ]);
  });
});

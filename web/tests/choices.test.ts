import { describe, expect, it } from 'vitest';
import { groups, isBundle, loose, narrow, nextOf, openTargets, pick, stopsOf, twinsOf } from '../src/lib/scene/choices';
import { SceneIndex } from '../src/lib/scene';
import type { Choice } from '../src/lib/types';
import { moment } from './fixtures';

const choice = (key: string, ...targets: string[]): Choice => ({ key, label: key, group: key, rule: '', targets, lines: [], warns: [], head: '', parts: [], stops: [] });

const MOVES = [
  choice('go:foot:d1', 'transport:foot', 'cell:d1'),
  choice('go:foot:e2', 'transport:foot', 'cell:e2'),
  choice('go:boat:d1', 'transport:boat', 'cell:d1'),
  choice('pass'),
];

describe('from clicks to options', () => {
  it('chooses at once when one option is meant', () => {
    expect(pick(MOVES, [], ['cell:e2'])).toEqual({ kind: 'choose', choice: MOVES[1] });
  });

  it('offers several, and a second click decides', () => {
    const first = pick(MOVES, [], ['cell:d1', 'object:axe']);
    expect(first.kind).toBe('several');
    if (first.kind !== 'several') return;
    expect(first.choices).toEqual([MOVES[0], MOVES[2]]);
    expect(pick(MOVES, first.picked, ['transport:boat'])).toEqual({ kind: 'choose', choice: MOVES[2] });
  });

  it('starts over when the second click fits nothing of the first', () => {
    const found = pick(MOVES, [['transport:boat']], ['cell:e2']);
    expect(found).toEqual({ kind: 'choose', choice: MOVES[1] });
  });

  it('says so when nothing is meant', () => {
    expect(pick(MOVES, [], ['cell:a1'])).toEqual({ kind: 'none' });
  });

  it('marks what can still be clicked', () => {
    expect(openTargets(narrow(MOVES, [['transport:foot']]), [['transport:foot']])).toEqual(new Set(['cell:d1', 'cell:e2']));
  });
});

describe('proposals', () => {
  const { scene } = moment('payment');
  const index = new SceneIndex(scene);
  const choices = scene.question!.choices;
  const pay = choices.find((choice) => isBundle(choice, choices))!;

  it('get a button, and a click on a piece means the piece', () => {
    expect(loose(choices, index, 0)).toContain(pay);
    const target = choices.find((one) => one.key.startsWith('give:'))!.targets[0]!;
    const found = pick(choices, [], [target]);
    expect(found.kind).toBe('choose');
    if (found.kind === 'choose') expect(found.choice.key).toMatch(/^(give|change):/);
  });

  it('are none where an option is alone with its piece', () => {
    const [lamp, all, take] = [choice('light', 'lamp'), choice('all', 'a', 'b'), choice('take:a', 'a')];
    expect(isBundle(lamp, [lamp, all, take])).toBe(false);
    expect(pick([lamp, all, take], [], ['lamp'])).toEqual({ kind: 'choose', choice: lamp });
    expect(isBundle(all, [lamp, all, take])).toBe(true);
    const one = choice('all', 'a');
    expect(isBundle(one, [one, take])).toBe(true);
    expect(pick([one, take], [], ['a'])).toEqual({ kind: 'choose', choice: take });
  });

  it('show their parts', () => {
    expect(pay.head).toBe('Pay as proposed');
    expect(pay.parts.length).toBeGreaterThan(0);
    expect(pay.label).toBe(`${pay.head}: ${pay.parts.join('; ')}`);
  });
});

describe('dice', () => {
  const { scene } = moment('dice');
  const index = new SceneIndex(scene);
  const choices = scene.question!.choices;
  const dice = scene.zones.find(({ id }) => id.startsWith('dice:'))!.pieces;
  const single = choices.find(({ key }) => key.startsWith('reroll:'))!;
  const die = single.targets[0]!;

  it('are turned, rerolled or paired after a click on one of them', () => {
    const found = pick(choices, [], [die]);
    expect(found.kind).toBe('several');
    if (found.kind !== 'several') return;
    const next = nextOf(found.choices, found.picked, index, 0);
    expect(next.direct).toEqual([single]);
    const face = dice.find(({ id }) => id === die)!.face!;
    expect(next.turns.map(({ side }) => side).sort()).toEqual([...new Set(face.sides)].filter((side) => side !== face.marks[0]).sort());
    expect(next.further.length).toBeGreaterThan(0);
    expect(next.further.every(({ key }) => key.startsWith('reroll_two:'))).toBe(true);
  });

  it('that look the same stand for each other', () => {
    const [one, other] = [...twinsOf(choices, index, 0)][0]!;
    expect(choices.some(({ key }) => key === `reroll:${one.slice(4)}`)).toBe(false);
    expect(choices.some(({ key }) => key === `reroll:${other.slice(4)}`)).toBe(true);
  });

  it('wake the cards that they set off', () => {
    const company = scene.zones.find(({ id }) => id.startsWith('company:'))!.pieces;
    expect(company.some(({ awake }) => awake)).toBe(true);
    expect(company.some(({ awake }) => !awake)).toBe(true);
  });
});

describe('options', () => {
  it('are grouped in order', () => {
    const groupOf = (group: string, key: string): Choice => ({ ...choice(key), group });
    const list = [groupOf('a', '1'), groupOf('b', '2'), groupOf('a', '3')];
    expect(groups(list).map(({ group, choices }) => [group, choices.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});

describe('where options would turn a wheel', () => {
  const zone = moment('ballad').scene.zones.find(({ kind }) => kind === 'wheel')!;
  const [one, other] = zone.cells.map(({ id }) => id);
  const mark = { icon: '', sign: '♪', text: 'a song', color: '' };
  const turning = (cell: string, note: typeof mark | null = null, at = zone.id): Choice => ({ ...choice('turn'), stops: [{ zone: at, cell, mark: note }] });

  it('is one hand for every part, with what happens there', () => {
    const stops = stopsOf([turning(one!), turning(one!, mark), turning(one!), turning(other!)], zone);
    expect(stops).toEqual([{ zone: zone.id, cell: one, mark }, { zone: zone.id, cell: other, mark: null }]);
  });

  it('is nothing on another wheel, nor where nothing turns', () => {
    expect(stopsOf([turning(one!, null, 'elsewhere'), ...MOVES], zone)).toEqual([]);
  });
});

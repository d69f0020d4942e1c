import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director } from '../src/lib/live/director.svelte';
import { OWN_RESULT, plan, type Stage, type Step } from '../src/lib/live/steps';
import { advance, frames } from '../src/lib/scene/progress';
import type { Scene, Told } from '../src/lib/types';
import { drawn } from '../src/lib/scene';
import { moment, told, turn } from './fixtures';

const where = (scene: Scene, id: string): string | undefined => {
  for (const zone of scene.zones) {
    const piece = zone.pieces.find((one) => one.id === id);
    if (piece) return piece.at ? `${zone.id} ${piece.at}` : zone.id;
  }
  return undefined;
};

describe('the scenes between two scenes', () => {
  const { before, after, log } = turn();
  const all = frames(before, after, log);

  it('follow the events', () => {
    expect(all).toHaveLength(log.length);
    for (const { scene, event } of all.filter(({ event }) => event.kind === 'flies')) {
      const [pawn, cell] = event.pieces;
      expect(where(scene, pawn!)).toBe(`map ${cell!.slice(5)}`);
    }
  });

  it('never show a piece twice', () => {
    for (const { scene } of all) {
      const ids = scene.zones.filter((zone) => zone.kind === 'grid').flatMap((zone) => zone.pieces.map((piece) => piece.id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('leave alone what lies before several players: what one sells is not given to another who has the same', () => {
    const [mine, theirs] = before.zones.filter(({ kind }) => kind !== 'grid').slice(0, 2);
    const good = { ...before.zones.flatMap(({ pieces }) => pieces)[0]!, id: 'good:large', at: '' };
    const having = (...ids: (string | undefined)[]): Scene => ({ ...before, zones: before.zones.map((zone) => (ids.includes(zone.id) ? { ...zone, pieces: [...zone.pieces, good] } : zone)) });
    const both = having(mine?.id, theirs?.id);
    expect(advance(both, having(theirs?.id), told(1, { pieces: ['good:large'] }))).toBe(both);
  });

  it('end where the pieces lie at last', () => {
    const last = all.at(-1)!.scene;
    for (const event of log) {
      for (const id of event.pieces) {
        if (where(after, id)) expect(where(last, id)).toBe(where(after, id));
      }
    }
  });

  it('ask nothing on the way', () => {
    expect(all.every(({ scene }) => (scene.question?.choices.length ?? 0) === 0)).toBe(true);
  });

  it('leave alone what an event only mentions', () => {
    const event = told(1, { pieces: ['transport:foot', 'cell:c3'] });
    expect(where(advance(before, after, event), 'transport:foot')).toBe('transports:red');
  });
});

describe('the telling', () => {
  const { before, after, log } = turn();
  const mine = new Set([0]);
  const only: Stage[] = [{ scene: after, told: Infinity }];
  const total = (steps: readonly Step[]): number => steps.reduce((sum, { wait }) => sum + (wait ?? 0), 0);
  /** Events that each move a piece to and fro. */
  const many = (count: number, seat: number): Told[] => {
    const pawn = before.zones.flatMap(({ pieces }) => pieces).find(({ at }) => at)!.id;
    const cells = before.zones.find(({ kind }) => kind === 'grid')!.cells.map(({ id }) => `cell:${id}`);
    return Array.from({ length: count }, (_, at) => told(at + 1, { seat, pieces: [pawn, cells[at % 2]!] }));
  };

  it('tells the turns of others line by line', () => {
    const steps = plan(before, only, log, mine, 'auto', true);
    const told = steps.filter(({ lines }) => lines.length > 0);
    expect(told.length).toBeGreaterThan(5);
    expect(told.every(({ wait }) => wait !== null)).toBe(true);
  });

  it('takes about five seconds at most', () => {
    expect(total(plan(before, only, many(40, 1), mine, 'auto', true))).toBeCloseTo(5000);
    expect(total(plan(before, only, many(2, 1), mine, 'auto', true))).toBeLessThanOrEqual(1500);
  });

  it('shows the card that an automated opponent acts by', () => {
    const card = after.zones.find(({ id }) => id.startsWith('solo-revealed'))!.pieces.at(-1)!;
    expect(drawn(after, ['cell:c3', card.id])?.id).toBe(card.id);
    expect(drawn(after, ['cell:c3'])).toBeUndefined();
  });

  it('shows a tile of its own that lies among others', () => {
    const { scene } = moment('morning');
    const tile = scene.zones.flatMap(({ pieces }) => pieces).find(({ id, at }) => id.startsWith('tile:') && at !== '')!;
    const die = scene.zones.flatMap(({ pieces }) => pieces).find((piece) => piece.face?.kind === 'die')!;
    const companion = scene.zones.flatMap(({ pieces }) => pieces).find(({ id, at }) => id.startsWith('companion:') && at !== '')!;
    expect(drawn(scene, [companion.id, die.id, tile.id])?.id).toBe(tile.id);
  });

  it('waits for a key when asked to', () => {
    const steps = plan(before, only, log, mine, 'hand', true).filter(({ lines }) => lines.length > 0);
    expect(steps.every(({ wait }) => wait === null)).toBe(true);
  });

  it('shows only own motion when skipping, and nothing without motion', () => {
    expect(plan(before, only, log, mine, 'skip', true).every(({ other }) => !other)).toBe(true);
    expect(plan(before, only, log, mine, 'skip', false)).toEqual([]);
  });

  it('keeps own motion short', () => {
    expect(total(plan(before, only, many(30, 0), mine, 'auto', true))).toBeLessThanOrEqual(1101);
  });

  describe('with tables on the way', () => {
    const scored = (score: number): Scene => ({ ...before, question: null, players: before.players.map((one) => ({ ...one, score })) });
    const score = (step: Step | undefined): number | null | undefined => step?.scene.players[0]?.score;
    const events = [told(1), told(2, { seat: -1 }), told(3, { seat: 4 }), told(4, { seat: 4 }), told(5, { seat: 4 })];
    const stages: Stage[] = [{ scene: scored(5), told: 2 }, { scene: scored(6), told: 3 }, { scene: scored(7), told: 5 }];

    it('shows my own result first, and how I came to it', () => {
      for (const motion of [true, false]) {
        const steps = plan(before, stages, events, mine, 'auto', motion);
        const first = steps.findIndex(({ other }) => other);
        expect(score(steps[first - 1])).toBe(5);
        expect(steps[first - 1]).toMatchObject({ lines: [], told: 2, wait: OWN_RESULT, did: [events[0], events[1]] });
      }
    });

    it('changes numbers with their cause', () => {
      const told = plan(before, stages, events, mine, 'auto', false).filter(({ lines }) => lines.length > 0);
      expect(told.map((step) => [step.lines[0]?.number, score(step)])).toEqual([[3, 6], [4, 6], [5, 6]]);
    });

    it('tells what belongs together in one breath, and leaves to the log what the table does by itself', () => {
      const many = [told(1), told(2, { seat: 4 }), told(3, { seat: 4 }), told(4, { seat: -1 }), told(5, { seat: 4 })];
      const steps = plan(before, [{ scene: scored(5), told: 1 }, { scene: scored(6), told: 4 }, { scene: scored(7), told: 5 }], many, mine, 'auto', false);
      expect(steps.filter(({ lines }) => lines.length > 0).map(({ lines, told }) => [lines.map(({ number }) => number), told])).toEqual([[[2, 3], 4], [[5], 5]]);
    });

    it('goes straight to the end when skipping', () => {
      expect(plan(before, stages, events, mine, 'skip', false)).toEqual([]);
    });

    it('does not rest where nobody else acts', () => {
      const steps = plan(before, stages.slice(0, 2), events.slice(0, 2), mine, 'auto', false);
      expect(steps).toEqual([]);
    });
  });
});

describe('the director', () => {
  const { before } = turn();
  const mine = new Set([0]);
  const stage = (status: string, told: number): Stage => ({ scene: { ...before, status }, told });
  let shown: string[];
  let director: Director;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    director = new Director(() => undefined, () => false, (scene, upTo, lines) => shown.push(lines[0]?.text ?? `${scene.status}${upTo === null ? '!' : ''}`));
  });
  afterEach(() => vi.useRealTimers());

  it('tells what comes meanwhile after what is told', async () => {
    director.play(before, [stage('mine', 1)], [told(1)], mine, 'auto');
    expect(shown).toEqual(['mine!']);
    director.play(before, [stage('bot', 2)], [told(2, { seat: 1, text: 'a bot moves' })], mine, 'auto');
    expect(shown).toEqual(['mine!']);
    await vi.advanceTimersByTimeAsync(OWN_RESULT);
    expect(shown).toEqual(['mine!', 'a bot moves']);
    director.play(before, [stage('bot again', 3)], [told(3, { seat: 1, text: 'and again' })], mine, 'auto');
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown).toEqual(['mine!', 'a bot moves', 'and again', 'bot again!']);
    expect(director.playing).toBe(false);
  });

  it('goes on counting where more is told', async () => {
    const others = (from: number, to: number): Told[] => Array.from({ length: to - from + 1 }, (_, at) => told(from + at, { seat: 1 }));
    director.play(before, [stage('bot', 2)], others(1, 2), mine, 'auto');
    expect(director.telling).toMatchObject({ at: 1, of: 2 });
    director.play(before, [stage('bot again', 3)], others(3, 3), mine, 'auto');
    director.next();
    expect(director.telling).toMatchObject({ at: 2, of: 3 });
    director.next();
    expect(director.telling).toMatchObject({ at: 3, of: 3 });
    director.next();
    director.play(before, [stage('later', 4)], others(4, 4), mine, 'auto');
    expect(director.telling).toMatchObject({ at: 1, of: 1 });
  });

  it('tells of a long turn what changes the table, and all of it to who goes through it by hand', async () => {
    const [grid] = before.zones.filter(({ kind }) => kind === 'grid');
    const pawn = grid!.pieces.find(({ at }) => at)!;
    const there = (number: number): Scene => ({ ...before, zones: before.zones.map((zone) => (zone === grid ? { ...zone, pieces: zone.pieces.map((one) => (one === pawn ? { ...one, at: zone.cells[number]!.id } : one)) } : zone)) });
    // So long that no two are told in one breath.
    const long = (text: string): string => text.padEnd(60, ' …');
    const events = Array.from({ length: 24 }, (_, at) => (at % 4 === 3 ? told(at + 1, { seat: 1, text: long(`moves ${at + 1}`), pieces: [pawn.id] }) : told(at + 1, { seat: 1, text: long(`thinks ${at + 1}`) })));
    const stages = [4, 8, 12, 16, 20, 24].map((number) => ({ scene: there(number / 4), told: number }));
    director.play(there(0), stages, events, mine, 'auto');
    expect(director.telling).toMatchObject({ at: 1, of: 6 });
    await vi.advanceTimersByTimeAsync(4900);
    expect(shown.slice(0, 6)).toEqual([4, 8, 12, 16, 20, 24].map((number) => long(`moves ${number}`)));
    shown = [];
    director.play(there(0), stages, events, mine, 'hand');
    for (let at = 0; at < 3; at++) director.next();
    expect(shown.slice(-3)).toEqual(['thinks 2', 'thinks 3', 'moves 4'].map(long));
    expect(director.telling).toMatchObject({ at: 4, of: 24 });
  });

  it('skips all of it at once', () => {
    director.play(before, [stage('way', 1), stage('end', 2)], [told(1), told(2, { seat: 1, text: 'a bot moves' })], mine, 'auto');
    director.play(before, [stage('later', 3)], [told(3, { seat: 1 })], mine, 'auto');
    expect(director.hurry()).toBe(true);
    expect(shown).toEqual(['way', 'later!']);
  });
});

import { describe, expect, it } from 'vitest';
import { plan } from '../src/lib/live/steps';
import { advance, frames } from '../src/lib/scene/progress';
import type { Scene } from '../src/lib/types';
import { drawn } from '../src/lib/scene';
import { told, turn } from './fixtures';

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
  const all = frames(before, after, log);
  const mine = new Set([0]);

  it('tells the turns of others line by line', () => {
    const steps = plan(all, mine, 'auto', true);
    const told = steps.filter(({ other }) => other);
    expect(told.length).toBeGreaterThan(5);
    expect(told.every(({ wait }) => wait !== null)).toBe(true);
  });

  it('takes about five seconds at most', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ scene: before, event: told(at, { seat: 1 }), moved: true }));
    const total = (steps: typeof many): number => plan(steps, mine, 'auto', true).reduce((sum, { wait }) => sum + (wait ?? 0), 0);
    expect(total(many)).toBeCloseTo(5000);
    expect(total(many.slice(0, 2))).toBe(1500);
  });

  it('shows the card that an automated opponent acts by', () => {
    const card = after.zones.find(({ id }) => id.startsWith('solo-revealed'))!.pieces.at(-1)!;
    expect(drawn(after, ['cell:c3', card.id])?.id).toBe(card.id);
    expect(drawn(after, ['cell:c3'])).toBeUndefined();
  });

  it('waits for a key when asked to', () => {
    const steps = plan(all, mine, 'hand', true).filter(({ other }) => other);
    expect(steps.every(({ wait }) => wait === null)).toBe(true);
  });

  it('shows only own motion when skipping, and nothing without motion', () => {
    expect(plan(all, mine, 'skip', true).every(({ other }) => !other)).toBe(true);
    expect(plan(all, mine, 'skip', false)).toEqual([]);
  });

  it('keeps own motion short', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ scene: before, event: told(at), moved: true }));
    const total = plan(many, mine, 'auto', true).reduce((sum, { wait }) => sum + (wait ?? 0), 0);
    expect(total).toBeLessThanOrEqual(1101);
  });
});

import { describe, expect, it } from 'vitest';
import { follow } from '../src/lib/course';
import type { Position, Told } from '../src/lib/types';
import { moment, told } from './fixtures';

const LAST = 100;
const [ME, OTHER] = [0, 1];
const NO_DEEDS: ReadonlySet<string> = new Set();

/** A match in which choice 37 brings me 9 points and choice 61 the other one 5; the last one brings both 20. */
function position(number: number): Position {
  const { scene } = moment('start');
  const score = (side: number): number => (side === ME ? (number >= 37 ? 9 : 0) : number >= 61 ? 5 : 0) + (number === LAST ? 20 : 0);
  const log = Array.from({ length: number }, (_, at) => at + 1).flatMap((choice) => [
    told(3 * choice, { decision: choice, seat: ME, text: `Ada raids ${choice}`, pieces: ['cell:a'] }),
    told(3 * choice + 1, { decision: choice, seat: ME, text: choice === 37 ? '9 points' : 'nothing', pieces: [] }),
    told(3 * choice + 2, { decision: choice, seat: OTHER, text: 'the other one gains', pieces: [] }),
  ]);
  const players = [ME, OTHER].map((index) => ({ ...scene.players[0]!, index, name: ['Ada', 'Ben'][index]!, score: score(index) }));
  return { number, last: LAST, log, scene: { ...scene, players } } as unknown as Position;
}

describe('the course of a match', () => {
  it('finds the choices that moved the points most, and what was told of them', async () => {
    const samples: number[] = [];
    const story = await follow(LAST, (number) => Promise.resolve(position(number)), (found) => samples.push(found.length), 6, NO_DEEDS);
    expect(samples.at(-1)).toBe(16);
    expect(story.map(({ gain, events }) => [gain, events[0]?.decision, events[0]?.text])).toEqual([
      [9, 37, 'Ada raids 37'],
      [5, 61, 'the other one gains'],
    ]);
  });

  it('tells of a whole turn where so much was done at once', async () => {
    const busy = (number: number): Position => {
      const plain = position(number);
      const steps = Array.from({ length: 12 }, (_, at) => told(1000 + at, { decision: 61, seat: OTHER, kind: at === 0 ? 'turn' : 'step', text: at === 0 ? 'Turn 8: Ben.' : `step ${at}`, pieces: [] }));
      return number >= 61 ? { ...plain, log: [...plain.log, ...steps] } : plain;
    };
    const story = await follow(LAST, (number) => Promise.resolve(busy(number)), () => undefined, 6, NO_DEEDS);
    expect(story.map(({ gain, events }) => [gain, events[0]?.text])).toContainEqual([5, 'Turn 8: Ben.']);
  });

  it('names the deeds that bring points before what was paid for them, each once, and counts those that are too many', async () => {
    const paid = (number: number): Position => {
      const plain = position(number);
      const tells = (decision: number, deeds: number): Told[] =>
        Array.from({ length: deeds + 2 }, (_, at) =>
          told(10_000 + 100 * decision + at, { decision, seat: ME, kind: at === 0 ? 'pays' : 'completes', text: at === 0 ? 'Ada pays' : `Ada completes ${Math.max(1, at - 1)}`, pieces: ['cell:a'] }),
        );
      return number >= 37 ? { ...plain, log: [...plain.log.filter(({ decision }) => decision !== 37), ...tells(37, 5)] } : plain;
    };
    const story = await follow(LAST, (number) => Promise.resolve(paid(number)), () => undefined, 6, new Set(['completes']));
    expect(story.find(({ gain }) => gain === 9)).toMatchObject({ events: [1, 2].map((at) => ({ text: `Ada completes ${at}` })), more: 3 });
  });

  it('leaves out a moment that cannot be had', async () => {
    let samples = 0;
    const story = await follow(LAST, (number) => Promise.resolve(number === 0 ? null : position(number)), (found) => (samples = found.length), 6, NO_DEEDS);
    expect([samples, story.length]).toEqual([15, 2]);
  });
});

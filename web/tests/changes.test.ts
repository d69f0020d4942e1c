import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changed, printed } from '../src/lib/scene/changes';
import { complete } from '../src/lib/scene/complete';
import type { Scene, WireBackdrop, WireScene } from '../src/lib/types';

interface Followed {
  print: WireBackdrop;
  faces: Record<string, Record<string, unknown>>;
  changes: Record<string, unknown>[];
  scene: WireScene;
}

const read = (): Followed =>
  JSON.parse(readFileSync(new URL('fixtures/followed.json', import.meta.url), 'utf8')) as Followed;

describe('a scene that is followed', () => {
  const { print, changes, scene, ...sent } = read();
  const backdrop = complete('Backdrop', print);
  const faces = printed(sent.faces);

  it('is the one that the service painted', () => {
    const last = changes.reduce((now: Scene, change) => changed(now, change, faces), backdrop.table);
    expect(last).toEqual(complete('Scene', scene));
  });

  it('keeps what nothing was said of', () => {
    const first = changed(backdrop.table, changes[0]!, faces);
    const next = changed(first, { zones: { 0: { note: 'new' } } }, faces);
    expect(next.zones[0]).toEqual({ ...first.zones[0], note: 'new' });
    expect(next.zones[1]).toBe(first.zones[1]);
    expect(next.players).toBe(first.players);
  });

  it('knows all signs of a list', () => {
    const pieces = (...ids: string[]): Scene => changed(backdrop.table, { zones: { '*': [{ id: 'z', pieces: { '*': ids.map((id) => ({ id })) } }] } }, faces);
    const follow = (before: Scene, change: Record<string, unknown>): string =>
      changed(before, { zones: { 0: { pieces: change } } }, faces).zones[0]!.pieces.map(({ id }) => id).join('');
    expect(follow(pieces('a', 'b', 'c'), { '-': [1] })).toBe('ac');
    expect(follow(pieces('a'), { '+': [{ id: 'b' }, { id: 'c' }] })).toBe('abc');
    expect(follow(pieces('a', 'c'), { '+': [{ id: 'b' }, { id: 'd' }], '@': [1, 3] })).toBe('abcd');
    expect(follow(pieces('a', 'b', 'c'), { '-': [1], '+': [{ id: 'd' }], '@': [0], '=': [0, 2, 1] })).toBe('dca');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changed } from '../src/lib/scene/changes';
import { complete, fields } from '../src/lib/scene/complete';
import type { Face, Scene, WireBackdrop, WireFace, WireScene } from '../src/lib/types';

interface Followed {
  print: WireBackdrop;
  faces: Record<string, WireFace>;
  changes: Record<string, unknown>[];
  scene: WireScene;
}

const read = (): Followed =>
  JSON.parse(readFileSync(new URL('fixtures/followed.json', import.meta.url), 'utf8')) as Followed;

describe('a scene that is followed', () => {
  const { print, changes, scene, ...sent } = read();
  const backdrop = complete('Backdrop', print);
  const faces = fields('Shown', { faces: sent.faces }).faces as Record<string, Face>;

  it('is the one that the service painted', () => {
    const last = changes.reduce((now: Scene, change) => changed(now, change, faces), backdrop.table);
    expect(last).toEqual(complete('Scene', scene));
  });

  it('keeps what nothing was said of', () => {
    const first = changed(backdrop.table, changes[0]!, faces);
    const next = changed(first, { zones: { '+': [{ id: first.zones[0]!.id, note: 'new' }] } }, faces);
    expect(next.zones[0]).toEqual({ ...first.zones[0], note: 'new' });
    expect(next.zones[1]).toBe(first.zones[1]);
    expect(next.players).toBe(first.players);
  });

  it('knows all signs of a list', () => {
    const pieces = (...ids: string[]): Scene => changed(backdrop.table, { zones: { '*': [{ id: 'z', pieces: { '*': ids.map((id) => ({ id })) } }] } }, faces);
    const follow = (before: Scene, change: Record<string, unknown>): string =>
      changed(before, { zones: { '+': [{ id: 'z', pieces: change }] } }, faces).zones[0]!.pieces.map(({ id }) => id).join('');
    expect(follow(pieces('a', 'b', 'c'), { '-': ['b'] })).toBe('ac');
    expect(follow(pieces('a', 'c'), { '+': [{ id: 'b' }, { id: 'd' }], '@': [1, 3] })).toBe('abcd');
    expect(follow(pieces('a', 'b', 'c'), { '-': ['b'], '+': [{ id: 'd' }], '@': [0], '=': ['d', 'c', 'a'] })).toBe('dca');
  });
});

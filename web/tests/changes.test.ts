import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Prints } from '../src/lib/live/prints';
import { changed } from '../src/lib/scene/changes';
import { complete } from '../src/lib/scene/complete';
import type { Scene, WireBackdrop, WireScene } from '../src/lib/types';

interface Followed {
  print: WireBackdrop;
  changes: Record<string, unknown>[];
  scene: WireScene;
}

const read = (): Followed =>
  JSON.parse(readFileSync(new URL('fixtures/followed.json', import.meta.url), 'utf8')) as Followed;

describe('a scene that is followed', () => {
  const { print, changes, scene } = read();
  const backdrop = complete('Backdrop', print);

  it('is the one that the service painted', () => {
    const last = changes.reduce((now: Scene, change) => changed(now, change, backdrop), backdrop.table);
    expect(last).toEqual(complete('Scene', scene));
  });

  it('keeps what nothing was said of', () => {
    const first = changed(backdrop.table, changes[0]!, backdrop);
    const next = changed(first, { zones: { '+': [{ id: first.zones[0]!.id, note: 'new' }] } }, backdrop);
    expect(next.zones[0]).toEqual({ ...first.zones[0], note: 'new' });
    expect(next.zones[1]).toBe(first.zones[1]);
    expect(next.players).toBe(first.players);
  });

  it('knows all signs of a list', () => {
    const pieces = (...ids: string[]): Scene => changed(backdrop.table, { zones: { '*': [{ id: 'z', pieces: { '*': ids.map((id) => ({ id })) } }] } }, backdrop);
    const follow = (before: Scene, change: Record<string, unknown>): string =>
      changed(before, { zones: { '+': [{ id: 'z', pieces: change }] } }, backdrop).zones[0]!.pieces.map(({ id }) => id).join('');
    expect(follow(pieces('a', 'b', 'c'), { '-': ['b'] })).toBe('ac');
    expect(follow(pieces('a', 'c'), { '+': [{ id: 'b' }, { id: 'd' }], '@': [1, 3] })).toBe('abcd');
    expect(follow(pieces('a', 'b', 'c'), { '-': ['b'], '+': [{ id: 'd' }], '@': [0], '=': ['d', 'c', 'a'] })).toBe('dca');
  });
});

describe('what is printed', () => {
  const print = (id: string): WireBackdrop => ({ ...read().print, id });

  it('is kept for the next visit, the latest ones', () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    const first = new Prints(store);
    for (const id of 'abcdefgh') first.keep(print(id));
    expect(new Prints(store).ids()).toEqual([...'cdefgh']);
    expect(new Prints(store).get('h')?.table.game).toBe('lueur');
    expect(new Prints(store).get('a')).toBeUndefined();
  });

  it('does without a store, or with one that holds something else', () => {
    expect(new Prints(null).ids()).toEqual([]);
    expect(new Prints({ getItem: () => 'nonsense', setItem: () => undefined }).ids()).toEqual([]);
  });
});

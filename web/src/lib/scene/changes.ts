/** Follows a table: the scene after a change, as the service tells it (veillee/core/changes.py). */

import type { Backdrop, Face, Scene } from '../types';
import { complete, fields } from './complete';

type Fields = Record<string, unknown>;

/** A list of things with ids: what is gone, new or changed, the places of the new ones, all ids in order; or all of it. */
interface ListChange {
  '-'?: string[];
  '+'?: Fields[];
  '@'?: number[];
  '='?: string[];
  '*'?: Fields[];
}

type Named = { id: string };

const LISTED = { zones: 'Zone', pieces: 'Piece', cells: 'Cell' } as const;

const NOTHING = {
  Zone: complete('Zone', { id: '', kind: 'row', title: '' }),
  Piece: complete('Piece', { id: '' }),
  Cell: complete('Cell', { id: '' }),
};

type Kind = keyof typeof NOTHING | 'Scene';

function followed<T>(kind: Kind, before: T, change: Fields, faces: Record<string, Face>): T {
  const plain: Fields = {};
  const found: Fields = {};
  for (const [name, value] of Object.entries(change)) {
    if (name in LISTED) {
      const list = (before as Fields)[name] as Named[];
      found[name] = listed(LISTED[name as keyof typeof LISTED], list, value as ListChange, faces);
    } else if (name === 'face' && typeof value === 'string') found[name] = faces[value];
    else plain[name] = value;
  }
  return { ...before, ...fields(kind, plain), ...found };
}

function listed(kind: keyof typeof NOTHING, old: readonly Named[], change: ListChange, faces: Record<string, Face>): Named[] {
  const fresh = (item: Fields): Named => followed<Named>(kind, NOTHING[kind], item, faces);
  if (change['*']) return change['*'].map(fresh);
  const gone = new Set(change['-']);
  const kept = new Map(old.filter(({ id }) => !gone.has(id)).map((item) => [item.id, item]));
  const added: Named[] = [];
  for (const item of change['+'] ?? []) {
    const known = kept.get(item.id as string);
    if (known) kept.set(known.id, followed<Named>(kind, known, item, faces));
    else added.push(fresh(item));
  }
  const found = [...kept.values()];
  (change['@'] ?? []).forEach((place, at) => {
    const item = added[at];
    if (item) found.splice(place, 0, item);
  });
  if (!change['=']) return found;
  const byId = new Map(found.map((item) => [item.id, item]));
  return change['='].flatMap((id) => byId.get(id) ?? []);
}

/** What is untouched stays the same object, so that only what changed is drawn again. */
export const changed = (before: Scene, change: Fields, { faces }: Backdrop): Scene => followed('Scene', before, change, faces);

/** Follows a table: the scene after a change, as the service tells it (veillee/core/changes.py). */

import type { Face, Mark, Piece, Scene } from '../types';
import { complete, fields } from './complete';
import { unpacked } from './packing';

type Fields = Record<string, unknown>;

/** A list of things with ids: what has changed, by its place; the places of what is gone; what is new, and its places if not at the end; a new order; or all of it. */
interface ListChange {
  [place: number]: Fields;
  '-'?: number[];
  '+'?: Fields[];
  '@'?: number[];
  '='?: number[];
  '*'?: Fields[];
}

/** A story that keeps its beginning. */
interface Continued {
  keeps: number;
  more: Fields[];
  /** The title of each page before those, and how many paragraphs it has: they come when somebody turns back to it. */
  earlier?: [title: string, number: number][];
}

const FACE = complete('Face', { title: '', kind: '' });
const MARK: Mark = { icon: '', sign: '', text: '', color: '' };
const PIECE = complete('Piece', { id: '' });

/** For each list of things: its type, the field that is their id, and what a new one differs from. */
const LISTED = {
  zones: ['Zone', 'id', complete('Zone', { id: '', kind: 'row', title: '' })],
  players: ['Player', 'index', complete('Player', { index: -1, name: '', color: '', sign: '' })],
  pieces: ['Piece', 'id', PIECE],
  cells: ['Cell', 'id', complete('Cell', { id: '' })],
  regions: ['Region', 'id', complete('Region', { id: '', title: '' })],
} as const;

type ListName = keyof typeof LISTED;
type Kind = (typeof LISTED)[ListName][0] | 'Scene' | 'Face' | 'Mark';

class Follower {
  private readonly lay = new Map<string, Piece>();

  constructor(
    before: Scene,
    private readonly faces: Record<string, Face>,
  ) {
    for (const piece of before.zones.flatMap(({ pieces }) => pieces)) if (!this.lay.has(piece.id)) this.lay.set(piece.id, piece);
  }

  followed<T extends object>(kind: Kind, before: T, change: Fields): T {
    const plain: Fields = {};
    const found: Fields = {};
    const had = before as Fields;
    for (const [name, value] of Object.entries(change)) {
      if (name in LISTED) found[name] = this.listed(name as ListName, had[name] as Fields[], value as ListChange);
      else if (name === 'paragraphs') found[name] = continued(had[name] as object[], value as Continued);
      else if (name === 'face' && value !== null) found[name] = this.face(had[name] as Face | null, value as string | Fields);
      else if (name === 'marks' && kind === 'Piece') found[name] = (value as Fields[]).map((mark, at) => this.followed('Mark', (had[name] as Mark[])[at] ?? MARK, mark));
      else plain[name] = name === 'question' && value !== null ? unpacked(value as Fields) : value;
    }
    return { ...before, ...fields(kind, plain), ...found };
  }

  private face(before: Face | null, change: string | Fields): Face | undefined {
    return typeof change === 'string' ? this.faces[change] : this.followed('Face', before ?? FACE, change);
  }

  /** What lay elsewhere before, or shows what is printed on it. */
  private base(name: ListName, id: string): object {
    if (name !== 'pieces') return LISTED[name][2];
    return this.lay.get(id) ?? { ...PIECE, id, face: this.faces[id] ?? null };
  }

  private listed(name: ListName, old: readonly Fields[], change: ListChange): object[] {
    const [kind, key, nothing] = LISTED[name];
    if (change['*']) return change['*'].map((item) => this.followed<object>(kind, nothing, item));
    const found = old.flatMap((item, place): object[] => {
      const differing = change[place];
      return change['-']?.includes(place) ? [] : [differing ? this.followed(kind, item, differing) : item];
    });
    change['+']?.forEach((item, at) => {
      found.splice(change['@']?.[at] ?? found.length, 0, this.followed(kind, this.base(name, String(item[key])), item));
    });
    return change['=']?.flatMap((place) => found[place] ?? []) ?? found;
  }
}

/** What is printed on pieces: each face was sent without what the one before it has too. */
export function printed(prints: Record<string, Fields>): Record<string, Face> {
  let last = FACE;
  return Object.fromEntries(Object.entries(prints).map(([name, change]) => [name, (last = { ...last, ...change })]));
}

const continued = (before: readonly object[], { keeps, more, earlier = [] }: Continued): object[] => {
  const titled = earlier.flatMap(([title, number]) => Array.from({ length: number }, (_, at): Fields => ({ text: '', title: at === 0 ? title : '' })));
  return [...before.slice(0, keeps), ...(fields('Zone', { paragraphs: [...titled, ...more] }).paragraphs as object[])];
};

/** What is untouched stays the same object, so that only what changed is drawn again. */
export const changed = (before: Scene, change: Fields, faces: Record<string, Face>): Scene => new Follower(before, faces).followed('Scene', before, change);

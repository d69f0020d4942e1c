/** Finds things in a scene: where a piece lies, what an option's target is, how the table is divided. */

import type { Cell, Link, Mark, Piece, Player, Scene, Zone } from '../types';
import { onPage } from './pages';

export interface Placed {
  piece: Piece;
  zone: Zone;
  /** Stable across scenes; unique in one. */
  key: string;
}

/** Before the first scene has come. */
export const NO_SCENE: Scene = {
  game: '',
  title: '',
  lang: '',
  mode: '',
  level: '',
  seat: null,
  status: '',
  players: [],
  zones: [],
  legend: {},
  question: null,
  outcome: null,
  accent: '',
  open: false,
  pages: [],
};

const OWN_PLACES = new Set(['own', 'other', 'opponent']);

export class SceneIndex {
  readonly scene: Scene;
  /** The seat whose area lies in front: the one that looks, else the one that is asked. */
  readonly front: number | null;
  private readonly byId = new Map<string, Placed[]>();
  private readonly cellIds = new Map<string, { cell: Cell; zone: Zone }>();

  constructor(scene: Scene) {
    this.scene = scene;
    this.front = scene.seat ?? scene.players.find((player) => player.active)?.index ?? scene.players[0]?.index ?? null;
    for (const zone of scene.zones) {
      for (const piece of zone.pieces) {
        const found = this.byId.get(piece.id) ?? [];
        found.push({ piece, zone, key: '' });
        this.byId.set(piece.id, found);
      }
      for (const cell of zone.cells) {
        // Another track may have spaces of the same numbers, another side a dial of the same parts: boards and own come first.
        if ((zone.kind !== 'track' && mayBeMeant(zone, this.front)) || !this.cellIds.has(`cell:${cell.id}`)) this.cellIds.set(`cell:${cell.id}`, { cell, zone });
      }
    }
    for (const [id, placed] of this.byId) {
      for (const one of placed) one.key = placed.length === 1 ? id : `${one.zone.id}/${id}`;
    }
  }

  key(piece: Piece, zone: Zone): string {
    return this.byId.get(piece.id)?.find((one) => one.zone === zone)?.key ?? `${zone.id}/${piece.id}`;
  }

  /** All pieces of this id: a means of transport, for instance, lies before every player. */
  pieces(id: string): readonly Placed[] {
    return this.byId.get(id) ?? [];
  }

  /** The piece that an option or an event means: never one before another seat than `seat`. */
  meant(id: string, seat: number | null): Placed | undefined {
    const placed = this.pieces(id);
    return placed.find(({ zone }) => mayBeMeant(zone, seat)) ?? (seat === null ? placed[0] : undefined);
  }

  cell(id: string): { cell: Cell; zone: Zone } | undefined {
    return this.cellIds.get(id);
  }

  /** Whether anything on the table stands for this target. */
  has(id: string, seat: number | null): boolean {
    return this.cellIds.has(id) || this.meant(id, seat) !== undefined;
  }

  player(index: number | null): Player | undefined {
    return this.scene.players.find((player) => player.index === index);
  }

  mark(name: string): Mark {
    return this.scene.legend[name] ?? { icon: name, sign: name.slice(0, 2), text: name, color: '' };
  }
}

export const mayBeMeant = (zone: Zone, seat: number | null): boolean => zone.owner === null || zone.owner === seat;

export interface Parts {
  /** What lies in the middle: boards, cards, tracks, and the piles and aids beside them. */
  board: Zone[];
  /** Tracks so short that they fit in the bar above the table. */
  above: Zone[];
  front: Zone[];
  others: { player: Player; zones: Zone[] }[];
}

const SHORT = 8;

const isShortTrack = (zone: Zone): boolean => zone.kind === 'track' && zone.place === 'board' && zone.spaces <= SHORT && zone.cells.length === 0;

/** Divides a scene into the parts of the screen, by the place that each zone asks for. */
export function divide(index: SceneIndex, page = ''): Parts {
  const parts: Parts = { board: [], above: [], front: [], others: [] };
  const behind = new Map<number, Zone[]>();
  for (const zone of index.scene.zones.filter((one) => onPage(one, page))) {
    if (OWN_PLACES.has(zone.place) && zone.owner !== null && zone.owner !== index.front) {
      behind.set(zone.owner, [...(behind.get(zone.owner) ?? []), zone]);
    } else if (OWN_PLACES.has(zone.place)) parts.front.push(zone);
    else if (isShortTrack(zone)) parts.above.push(zone);
    else parts.board.push(zone);
  }
  parts.board.sort((one, other) => Number(one.place === 'side') - Number(other.place === 'side'));
  for (const player of index.scene.players) {
    if (player.index !== index.front) parts.others.push({ player, zones: behind.get(player.index) ?? [] });
  }
  return parts;
}

/** The kind of a face whose one mark is the side that is up. */
const DIE = 'die';

export const isDie = (piece: Piece): boolean => piece.face?.kind === DIE;

/** Nothing but dice, or nothing but tokens in a row: they lie side by side, smaller than cards. */
export const isDice = (zone: Zone): boolean =>
  zone.pieces.length > 0 && (zone.pieces.every(isDie) || (zone.kind === 'row' && zone.pieces.every((piece) => isToken(piece) && piece.figure === '')));

/** Only a name and nothing else: drawn as a small tile instead of a card. */
export const isTile = (piece: Piece): boolean => {
  const face = piece.face;
  return (
    face !== null &&
    face.kind !== DIE &&
    face.points === null &&
    [face.marks, face.needs, face.cost, face.lines, face.gains].every((list) => list.length === 0)
  );
};

/** A piece that shows no face but carries a mark: a pawn, a token. */
/** Whether a mark says something by its sign: a number, or a letter without a picture. */
export const isSigned = ({ icon, sign }: Mark): boolean => sign.length > 1 || icon === '';

export const isToken = (piece: Piece): boolean => piece.face === null && piece.marks.length > 0;

/** What lies on a cell: cards first, then dice on them, then pawns. */
export function onCell(zone: Zone, cell: string): { cards: Piece[]; dice: Piece[]; tokens: Piece[] } {
  const here = zone.pieces.filter((piece) => piece.at === cell);
  return {
    cards: here.filter((piece) => !isToken(piece) && !isDie(piece)),
    dice: here.filter(isDie),
    tokens: here.filter(isToken),
  };
}

/** Whether there is anything to see in a zone; a hand is there even when it is empty. */
export const isFilled = (zone: Zone): boolean =>
  zone.kind === 'hand' || (zone.count ?? 0) > 0 || zone.pieces.length + zone.paragraphs.length > 0 || zone.kind === 'wheel' || (zone.kind === 'stave' && zone.spaces > 0);

/** The paths that leave a place, with the place at their other end. */
export function neighbours(zone: Zone, cell: string): { to: string; link: Link }[] {
  return zone.links.flatMap((link) => {
    if (link.a === cell) return [{ to: link.b, link }];
    return link.b === cell && !link.one_way ? [{ to: link.a, link }] : [];
  });
}

/** The pieces of a mat with what is tucked under each. */
export function stacks(zone: Zone): { piece: Piece; under: Piece[] }[] {
  const top = zone.pieces.filter((piece) => !piece.under);
  return top.map((piece) => ({ piece, under: zone.pieces.filter((other) => other.under === piece.id) }));
}

/** The card that an automated opponent acts by, if an event names one: it lies in front of it, for all to see, or is its own somewhere on the table. */
export function drawn(scene: Scene, ids: readonly string[]): Piece | undefined {
  const automatic = new Set(scene.players.filter((player) => player.automatic).map(({ index }) => index));
  const named = scene.zones.flatMap((zone) => zone.pieces.filter(({ id }) => ids.includes(id)).map((piece) => ({ piece, zone })));
  return named.find(({ piece, zone: { place, kind } }) => {
    const before = place === 'opponent' && (kind === 'row' || kind === 'pile');
    return piece.face && !isDie(piece) && (before || (piece.owner !== null && automatic.has(piece.owner)));
  })?.piece;
}

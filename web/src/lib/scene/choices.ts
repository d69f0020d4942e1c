/** From clicks to options: which option a click on the table means. */

import type { Choice, Piece, Stop, Zone } from '../types';
import { isDie, mayBeMeant, type SceneIndex } from './index';

/** Something that can be clicked, by the ids it stands for: a cell stands for what lies on it too. */
export type Spot = readonly string[];

/** An option without an argument of its own that concerns pieces with which something else can be done, or several: a proposal
 * such as « pay so ». One that is alone with its piece is chosen by a click on that. */
export const isBundle = (choice: Choice, among: readonly Choice[]): boolean =>
  !choice.key.includes(':') &&
  choice.targets.length > 0 &&
  (choice.parts.length > 0 || choice.targets.length > 1 || among.some((other) => other !== choice && other.targets.includes(choice.targets[0]!)));

const concerns = (choice: Choice, spot: Spot): boolean => choice.targets.some((target) => spot.includes(target));

/** Options that nothing on the table stands for, and proposals: they need a button. */
export function loose(choices: readonly Choice[], index: SceneIndex, seat: number | null): Choice[] {
  return choices.filter(
    (choice) => isBundle(choice, choices) || !choice.targets.some((target) => index.has(target, seat)),
  );
}

/** To where these options would turn a wheel: every part once, with what happens there if anything does. */
export function stopsOf(choices: readonly Choice[], zone: Zone): Stop[] {
  const found = new Map<string, Stop>();
  for (const stop of choices.flatMap(({ stops }) => stops)) {
    if (stop.zone === zone.id && !found.get(stop.cell)?.mark) found.set(stop.cell, stop);
  }
  return [...found.values()];
}

/** What is left after clicks on these spots; a proposal is only meant when nothing else is. */
export function narrow(choices: readonly Choice[], picked: readonly Spot[]): Choice[] {
  if (picked.length === 0) return [...choices];
  const left = choices.filter((choice) => picked.every((spot) => concerns(choice, spot)));
  const single = left.filter((choice) => !isBundle(choice, choices));
  return single.length > 0 ? single : left;
}

/** The ids that a further click may hit. */
export function openTargets(remaining: readonly Choice[], picked: readonly Spot[]): Set<string> {
  const open = new Set<string>();
  for (const choice of remaining) {
    if (isBundle(choice, remaining)) continue;
    for (const target of choice.targets) {
      if (!picked.some((spot) => spot.includes(target))) open.add(target);
    }
  }
  return open;
}

export type Pick =
  | { kind: 'none' }
  | { kind: 'choose'; choice: Choice }
  /** Several are left: offer them beside the piece, and let further clicks decide. */
  | { kind: 'several'; choices: Choice[]; picked: Spot[] };

export function pick(choices: readonly Choice[], picked: readonly Spot[], spot: Spot): Pick {
  const together = [...picked, spot];
  let left = narrow(choices, together);
  let kept = together;
  if (left.length === 0 && picked.length > 0) {
    kept = [spot];
    left = narrow(choices, kept);
  }
  const only = left[0];
  if (only === undefined) return { kind: 'none' };
  return left.length === 1 ? { kind: 'choose', choice: only } : { kind: 'several', choices: left, picked: kept };
}

/** What is left after clicks: a die is turned to a side, nothing more is to be pointed at, or another piece is. */
export interface Next {
  turns: { side: string; choice: Choice }[];
  direct: Choice[];
  further: Choice[];
  /** All of them are told apart by pieces that lie in one row with what was clicked. */
  abreast: boolean;
}

export function nextOf(choices: readonly Choice[], picked: readonly Spot[], index: SceneIndex, seat: number | null): Next {
  const next: Next = { turns: [], direct: [], further: [], abreast: false };
  const clicked = picked.flat();
  const sides = new Set(clicked.flatMap((id) => index.meant(id, seat)?.piece.face?.sides ?? []));
  for (const choice of choices) {
    const left = choice.targets.filter((target) => !clicked.includes(target));
    const there = left.filter((target) => index.has(target, seat));
    const side = left.length === 1 ? left[0]!.slice(left[0]!.indexOf(':') + 1) : '';
    if (there.length > 0) next.further.push(choice);
    else if (sides.has(side)) next.turns.push({ side, choice });
    else next.direct.push(choice);
  }
  const rows = new Set(clicked.map((id) => index.meant(id, seat)?.zone).filter((zone) => zone?.kind === 'row'));
  const inRow = (target: string): boolean => rows.has(index.meant(target, seat)?.zone);
  next.abreast = choices.every(({ targets }) => targets.every(inRow));
  return next;
}

/** Dice of one look may be numbered in their names. */
const look = (piece: Piece): string => JSON.stringify([{ ...piece.face, title: isDie(piece) ? '' : piece.face?.title }, piece.marks]);

/**
 * Pieces that lie side by side and look the same, of which the options name one only, or the other only together with
 * it: whoever clicks the other means that one.
 */
export function twinsOf(choices: readonly Choice[], index: SceneIndex, seat: number | null): Map<string, string> {
  const found = new Map<string, string>();
  const about = (id: string): Choice[] => choices.filter(({ targets }) => targets.includes(id));
  for (const zone of index.scene.zones) {
    if (!mayBeMeant(zone, seat)) continue;
    const first = new Map<string, Piece>();
    for (const piece of zone.pieces) {
      if (!piece.face || piece.at) continue;
      const one = first.get(look(piece));
      if (!one) first.set(look(piece), piece);
      else if (about(one.id).length > about(piece.id).length && about(piece.id).every(({ targets }) => targets.includes(one.id))) found.set(piece.id, one.id);
    }
  }
  return found;
}

/** Options by their group, in order. */
export function groups(choices: readonly Choice[]): { group: string; choices: Choice[] }[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.group, [...(found.get(choice.group) ?? []), choice]);
  return [...found].map(([group, members]) => ({ group, choices: members }));
}

/** A piece in words, for those who listen to the table. */

import { t } from '../i18n';
import type { Cell, Face, Piece, Zone } from '../types';
import { onCell, type SceneIndex } from './index';

/** « strength, strength, trade » → « 2 strength, trade ». */
function counted(names: readonly string[], index: SceneIndex): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} ` : '') + index.mark(name).text).join(', ');
}

export function describeFace(face: Face, index: SceneIndex): string {
  const said = [face.title];
  if (face.marks.length) said.push(counted(face.marks, index));
  if (face.needs.length) said.push(`${t('needs')} ${counted(face.needs, index)}`);
  if (face.cost.length) said.push(`${t('cost')} ${counted(face.cost, index)}`);
  if (face.points !== null) said.push(t('points', { count: face.points }));
  if (face.gains.length) said.push(`${t('gains')} ${counted(face.gains, index)}`);
  said.push(...face.lines);
  return said.join('; ');
}

export function describe(piece: Piece, index: SceneIndex): string {
  if (piece.empty) return t('emptyPlace');
  const marks = piece.marks.map((mark) => mark.text);
  if (!piece.face) return marks.join(', ') || t('faceDown');
  return [describeFace(piece.face, index), ...marks].join('; ');
}

export function describeCell(cell: Cell, zone: Zone, index: SceneIndex): string {
  const { cards, tokens } = onCell(zone, cell.id);
  const said = [cell.id.toUpperCase()];
  if (cell.mark) said.push(cell.mark.text);
  for (const card of cards) said.push(card.face ? describeFace(card.face, index) : t('faceDown'));
  for (const token of tokens) said.push(...token.marks.map((mark) => mark.text));
  return said.join(', ');
}

/** A piece in words, for those who listen to the table. */

import { t } from '../i18n';
import { ICON_NAMES } from '../icons/names';
import type { Cell, Choice, Face, Mark, Piece, Zone } from '../types';
import { neighbours, onCell, type SceneIndex } from './index';

/** « strength, strength, trade » → « 2 × strength », « trade »: one is never many. */
function grouped(said: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of said) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => (count > 1 ? `${count} × ${one}` : one));
}

const counted = (names: readonly string[], index: SceneIndex): string => grouped(names.map((name) => index.mark(name).text)).join(', ');

/** What is written beside the picture of a mark: its sign without the letter that stands for the picture in words. */
export const written = ({ icon, sign }: Mark): string =>
  sign.replace(/[·●¤]$/, '').replace(ICON_NAMES.has(icon) ? /^[^\p{L}\p{N}+−×-]+(?=.)/u : /^$/, '');

/** How many of it, where the sign of a mark says so: the picture alone would not. */
export const amount = (mark: Mark): string => (mark.icon === '' ? '' : (/[+−-]?\d+/.exec(mark.sign)?.[0] ?? ''));

/** A line as it is read out: an arrow between what is needed and what follows is a word. */
export const voiced = (line: string): string => line.replace(/ [►→](?= )/g, t('whatFollows'));

/** Parts one after the other; what ends as a sentence needs no further sign. */
const together = (parts: readonly string[]): string =>
  parts.filter(Boolean).reduce((said, part) => (said === '' ? part : `${said}${/[.!?…]$/.test(said) ? '' : ';'} ${part}`), '');

/** Whether words say what a sign means. */
const says = (words: string, { text }: Mark): boolean => words.toLowerCase().includes(text.toLowerCase());

/** Lines say in words what gains show in signs; one with an arrow says what is needed, too. */
export function describeFace(face: Face, index: SceneIndex): string {
  const said = [face.title];
  const clause = face.lines.some((line) => line.includes('►'));
  // One word alone may be another's: a card of fire that gains fire.
  const marks = face.marks.filter((name) => !index.mark(name).text.includes(' ') || !says(face.lines.join(' '), index.mark(name)));
  if (marks.length) said.push(counted(marks, index));
  if (face.needs.length && !clause) said.push(`${t('needs')} ${counted(face.needs, index)}`);
  if (face.cost.length) said.push(`${t('cost')} ${counted(face.cost, index)}`);
  if (face.points !== null) said.push(t('points', { count: face.points }));
  if (face.gains.length && !face.lines.length) said.push(`${t('gains')} ${counted(face.gains, index)}`);
  said.push(...face.lines.map(voiced));
  if (face.sides.length) said.push(`${t('sides')} ${face.sides.map((name) => index.mark(name).text).join(', ')}`);
  return together(said);
}

export function describe(piece: Piece, index: SceneIndex): string {
  if (piece.empty) return t('emptyPlace');
  const marks = piece.marks.flatMap(({ text }) => (text ? [text] : []));
  if (!piece.face) return marks.join(', ') || t('faceDown');
  return together([describeFace(piece.face, index), ...marks]);
}

/** What a place is called. */
export const cellName = (cell: Cell): string => cell.title || cell.id.toUpperCase();

/** Whether the mark of a place says more than its name and its lines. */
export const tells = (cell: Cell): cell is Cell & { mark: Mark } => cell.mark !== null && !says([cellName(cell), ...cell.lines].join(' '), cell.mark);

/** What is printed on a place; a sign that its name or its lines put into words is not said again. */
function printed(cell: Cell, index: SceneIndex): string[] {
  const words = [cellName(cell), ...cell.lines].join(' ');
  const said: string[] = [];
  if (cell.closed) said.push(t('closed'));
  if (tells(cell)) said.push(cell.mark.text);
  const marks = cell.marks.filter((name) => !says(words, index.mark(name)));
  if (marks.length) said.push(counted(marks, index));
  return [...said, ...cell.lines];
}

/** A name without what explains it: many are told one after the other. */
const briefly = (text: string): string => text.split(/\s?:/, 1)[0] ?? '';

/** Where one can go from a place, with what the path costs where no line of the place says so. */
export function describePaths(cell: Cell, zone: Zone, index: SceneIndex): string {
  const ways = neighbours(zone, cell.id).map(({ to, link }) => {
    const there = zone.cells.find(({ id }) => id === to);
    const name = there ? cellName(there) : to;
    const told = cell.lines.some((line) => line.includes(name));
    const how = [...(link.kind ? [briefly(index.mark(link.kind).text)] : []), ...(link.marks.length && !told ? [counted(link.marks, index)] : [])];
    return name + (how.length ? ` (${how.join(', ')})` : '');
  });
  return ways.length ? `${t('pathsTo')} ${ways.join(', ')}` : '';
}

/** What lies at a place; what is the same is counted. */
const lying = (zone: Zone, cell: Cell, index: SceneIndex): string[] => grouped(zone.pieces.filter((piece) => piece.at === cell.id).map((piece) => describe(piece, index)));

/** A place of a graph: its region, what is printed there, who stands there, where one can go. */
export function describePlace(cell: Cell, zone: Zone, index: SceneIndex): string {
  const here = lying(zone, cell, index);
  const regions = zone.regions.filter(({ cells }) => cells.includes(cell.id)).map(({ title }) => t('inRegion', { name: title }));
  return together([cellName(cell), ...regions, ...printed(cell, index), ...here, describePaths(cell, zone, index)]);
}

/** A part of a wheel: what is printed there, what lies there, and whether it is at the pointer. */
export function describePart(cell: Cell, zone: Zone, index: SceneIndex): string {
  const here = lying(zone, cell, index);
  const pointed = zone.cells[(zone.count ?? 0) % zone.cells.length] === cell;
  const said = printed(cell, index);
  const name = pointed ? t('atPointer', { name: cellName(cell) }) : cellName(cell);
  return together([...(said[0]?.startsWith(name) ? [] : [name]), ...said, ...here]);
}

/** A song: its cards in their order, and how many places are left. */
export function describeSong(zone: Zone, index: SceneIndex): string[] {
  const left = zone.spaces - zone.pieces.length;
  return [...zone.pieces.map((piece) => describe(piece, index)), ...(left > 0 ? [t('placesLeft', { count: left })] : [])];
}

/** A track: what stands where, and what is printed on which space. */
export function describeTrack(zone: Zone, index: SceneIndex): string[] {
  const standing = zone.pieces.map((piece) => {
    const label = describe(piece, index);
    const told = new RegExp(`(^|[^\\d])${piece.at}([^\\d]|$)`).test(label); // its mark says where it stands
    return told ? label : t('labelled', { label, text: `${piece.at} / ${zone.spaces}` });
  });
  const spaces = zone.cells.flatMap((cell) => {
    const said = [cell.title, ...printed(cell, index)].filter(Boolean);
    return said.length > 0 ? [[cell.id, ...said].join(', ')] : [];
  });
  return [...standing, ...spaces];
}

/** Sentences that are read out one after another: one that has its full stop gets no second one. */
export const sentences = (parts: readonly string[]): string => parts.filter(Boolean).map((part, at, all) => (at < all.length - 1 ? part.replace(/\.$/, '') : part)).join('. ');

export function describeCell(cell: Cell, zone: Zone, index: SceneIndex): string {
  const { cards, dice, tokens } = onCell(zone, cell.id);
  const said = [cellName(cell), ...printed(cell, index)];
  for (const card of cards) said.push(card.face ? describeFace(card.face, index) : t('faceDown'));
  for (const die of dice) said.push(describe(die, index));
  for (const token of tokens) said.push(...token.marks.map((mark) => mark.text));
  return together(said);
}

/** An option in words, with the cards that lie where it leads: a place alone says little. */
export function labelOf(choice: Choice, index: SceneIndex): string {
  const cards = choice.targets.flatMap((target) => {
    const place = index.cell(target);
    return place ? onCell(place.zone, place.cell.id).cards.flatMap(({ face }) => (face ? [face.title] : [])) : [];
  });
  return cards.length > 0 ? t('labelled', { label: choice.label, text: cards.join(', ') }) : choice.label;
}

/** How a game is taught: texts with the game's own signs, whether a guided match is offered, where a tip points. */

import type { SceneIndex } from './scene';
import type { DueTip, GameCard, MatchInfo } from './types';

/** A stretch of words, then a sign of the legend by its name, held together with the words beside it. */
export interface Signed {
  words: string;
  before: string;
  mark: string;
  after: string;
}

const NARROW = '\u00a0\u202f';
const SIGN = new RegExp(`((?:[^\\s{}]+ )?[^\\s{}]*)\\{([^{}]*)\\}((?:[${NARROW}]?[^\\s{}])*)`, 'g');

/** « Collect light {light}. » in its parts. */
export function signed(text: string): Signed[] {
  const parts: Signed[] = [];
  let from = 0;
  for (const found of text.matchAll(SIGN)) {
    const [whole, before = '', mark = '', after = ''] = found;
    parts.push({ words: text.slice(from, found.index), before, mark, after });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ words: text.slice(from), before: '', mark: '', after: '' });
  return parts;
}

/** The same without its signs, which stand beside the words that say them. */
export const unsigned = (text: string): string => text.replace(/\s*\{[^{}]*\}/g, '');

/** Whether a guided match is to be offered to somebody who has these matches. */
export const offersGuided = (game: GameCard, mine: readonly Pick<MatchInfo, 'game'>[], declined: readonly string[]): boolean =>
  game.guided && !declined.includes(game.info.id) && !mine.some((match) => match.game === game.info.id);

/** The tips that were not put away yet; each is the same one as long as it is of the same moment. */
export const unread = (tips: readonly DueTip[], read: ReadonlySet<string>): DueTip[] => tips.filter((tip) => !read.has(nameOf(tip)));

export const nameOf = (tip: DueTip): string => `${tip.number} ${tip.id}`;

/** Where a tip speaks of several pieces its arrow goes to the first: the one that is proposed, if it is among them. */
export const firstOf = (targets: readonly string[], proposed: readonly string[]): string[] =>
  [...targets].sort((one, other) => Number(proposed.includes(other)) - Number(proposed.includes(one)));

const ZONE = 'zone:';
const named = (kind: 'spot' | 'key' | 'zone', id: string): string => `[data-${kind}="${CSS.escape(id)}"]`;

/** What a target may be on the screen, best first: itself, the place it stands on, the zone it lies in. */
export function selectors(target: string, index: SceneIndex): string[] {
  if (target.startsWith(ZONE)) return [named('zone', target.slice(ZONE.length))];
  const found = [named('spot', target)];
  const place = index.cell(target);
  if (place) found.push(named('zone', place.zone.id));
  for (const { piece, zone } of index.pieces(target)) {
    found.push(named('key', index.key(piece, zone)));
    if (piece.at) found.push(named('spot', `cell:${piece.at}`));
    found.push(named('zone', zone.id));
  }
  return found;
}

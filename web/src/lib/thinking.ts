/** What the service thinks out: hints, and analyses of finished matches. */

import { HEIGHT, WIDTH } from './draw/graph';
import type { Advice, Analysis, Lang, Moment } from './types';

/** « 50 % » in French, “50%” in English. */
export const percent = (chance: number, lang: Lang): string => new Intl.NumberFormat(lang, { style: 'percent' }).format(chance);

/** A chance with how far off it may be, where that was measured. */
export const likely = (one: Advice, lang: Lang): string =>
  one.doubt == null ? percent(one.chance, lang) : `${percent(one.chance, lang)} (± ${Math.round(100 * one.doubt)})`;

/** Where a choice lies in the picture, from left to right. */
export const across = (place: number, last: number): number => (place / Math.max(1, last)) * WIDTH;

/** How many choices were made up to a decision: the answers to a round are several. */
export const placeOf = (analysis: Analysis, decision: number): number => analysis.moments.filter((moment) => moment.number <= decision).length;

/** The decision that a choice belongs to. */
export const decisionOf = (analysis: Analysis, place: number): number => analysis.moments[place - 1]?.number ?? 0;

/** Where a chance lies, from top to bottom. */
export const down = (chance: number): number => (1 - chance) * HEIGHT;

/** The line of a seat's chance to win, from before the first choice to after the last. */
export function chanceLine(analysis: Analysis, seat: number): string {
  const chances = [analysis.chances, ...analysis.moments.map((moment) => moment.chances)];
  return chances
    .map((all, number) => {
      const x = across(number, analysis.moments.length).toFixed(1);
      return `${number === 0 ? 'M' : 'L'}${x} ${down(all[seat] ?? 0).toFixed(1)}`;
    })
    .join('');
}

/** The choices that cost most, the worst first. */
export const costly = (analysis: Analysis): Moment[] => analysis.worst.flatMap((place) => analysis.moments[place - 1] ?? []);

/** The choice that lies nearest to a place in the picture, given as a share of its width. */
export const nearest = (share: number, last: number): number => Math.max(0, Math.min(last, Math.round(share * last)));

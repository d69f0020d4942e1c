/** The words of the interface, in the language of the settings. */

import { settings } from '../settings.svelte';
import { spoken, type TextKey, type Words } from './words.svelte';

export { learn, type TextKey, type Words } from './words.svelte';

/** `{name}` in a text is filled in; `a|b` chooses by `count`: one, or several. */
export function say(words: Words, lang: string, key: TextKey, values: Record<string, string | number> = {}): string {
  let text = words[key];
  const count = values['count'];
  if (typeof count === 'number' && text.includes('|')) {
    const [one = '', several = ''] = text.split('|');
    text = new Intl.PluralRules(lang).select(count) === 'one' ? one : several;
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export const t = (key: TextKey, values?: Record<string, string | number>): string =>
  say(spoken(settings.lang), settings.lang, key, values);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** « solo_advanced » → « Solo advanced »: for what a game gives no word for. */
export const plainWord = (id: string): string => capital(id.replaceAll(/[_-]+/g, ' '));

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** « 3 minutes ago ». */
export function ago(iso: string, now = Date.now()): string {
  const past = Date.parse(iso) - now;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' });
  for (const [unit, size] of UNITS) if (Math.abs(past) >= size) return format.format(Math.round(past / size), unit);
  return t('justNow');
}

/** « 2 to 4 players ». */
export function playerCounts(seats: readonly number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? t('players', { count: low }) : t('playersFromTo', { low, high });
}

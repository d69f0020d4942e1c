/** What a person prefers, kept in this browser. */

import type { Lang } from './types';
import type { Pace } from './live/steps';

export type Theme = 'system' | 'dark' | 'light';
export type Confirm = 'touch' | 'always' | 'never';
export type Motion = 'system' | 'full' | 'none';

export interface Preferences {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  pace: Pace;
  sound: boolean;
  titleAlert: boolean;
  notify: boolean;
  textSize: number;
  /** The tips of guided matches are shown. */
  tips: boolean;
  /** The games whose guided match was offered and declined. */
  declined: string[];
}

const STORE = 'veillee.settings';
export const TEXT_SIZES = [100, 112, 125, 150, 175, 200] as const;

export const defaults = (languages: readonly string[]): Preferences => ({
  lang: languages.find((lang) => /^(fr|en)/i.test(lang))?.toLowerCase().startsWith('fr') ? 'fr' : 'en',
  theme: 'system',
  motion: 'system',
  confirm: 'touch',
  pace: 'auto',
  sound: true,
  titleAlert: true,
  notify: false,
  textSize: 100,
  tips: true,
  declined: [],
});

function load(): Preferences {
  const base = defaults(navigator.languages);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return { ...base, ...(kept as Partial<Preferences>) };
  } catch {
    return base;
  }
}

const media = (query: string): (() => boolean) => {
  const list = matchMedia(query);
  let value = $state(list.matches);
  list.addEventListener('change', () => (value = list.matches));
  return () => value;
};

const prefersDark = media('(prefers-color-scheme: dark)');
const prefersStill = media('(prefers-reduced-motion: reduce)');
const coarse = media('(pointer: coarse)');

export const settings = $state<Preferences>(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets: the settings hold for this visit.
  }
}

/** A light page is only for those who ask for one: the table is at night. */
export const isDark = (): boolean => (settings.theme === 'system' ? prefersDark() : settings.theme === 'dark');
export const moves = (): boolean => (settings.motion === 'system' ? !prefersStill() : settings.motion === 'full');
export const taps = coarse;
export const confirms = (): boolean => (settings.confirm === 'touch' ? coarse() : settings.confirm === 'always');

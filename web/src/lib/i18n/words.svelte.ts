/** The words of the languages: a browser loads those that are wanted. */

import type { Lang } from '../types';
import type { en } from './en';
import { typeset } from './typeset';

export type TextKey = keyof typeof en;
export type Words = Readonly<Record<TextKey, string>>;

let known = $state.raw<Partial<Record<Lang, Words>>>({});

async function words(lang: Lang): Promise<Words> {
  if (lang === 'en') return (await import('./en')).en;
  const { fr } = await import('./fr');
  return Object.fromEntries(Object.entries(fr).map(([key, text]) => [key, typeset(text)])) as Words;
}

/** From then on this language is spoken. */
export async function learn(lang: Lang): Promise<void> {
  const found = known[lang] ?? (await words(lang));
  if (!known[lang]) known = { ...known, [lang]: found };
}

/** Until a language is known, the other one is spoken on. */
export const spoken = (lang: Lang): Words => known[lang] ?? known.en ?? known.fr ?? ({} as Words);

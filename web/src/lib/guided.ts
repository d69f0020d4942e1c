/** The guided match of a game: offered once, started with one click. */

import { api } from './api';
import { offersGuided } from './lessons';
import { keepSettings, settings } from './settings.svelte';
import type { GameCard } from './types';

/** Whether somebody plays this game for the first time and has not said that they want no guide. */
export async function isFirstTime(game: GameCard): Promise<boolean> {
  if (!offersGuided(game, [], settings.declined)) return false;
  const { mine } = await api.matches(settings.lang);
  return offersGuided(game, mine, settings.declined);
}

/** The id of the guided match. Whoever asks for it wants its tips. */
export function startGuided(game: string): Promise<string> {
  settings.tips = true;
  keepSettings();
  return api.start({ game, guided: true }, settings.lang);
}

export function decline(game: string): void {
  settings.declined = [...new Set([...settings.declined, game])];
  keepSettings();
}

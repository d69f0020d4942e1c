/** Who you are, and which games there are: asked once, kept while the page lives. */

import { api } from './api';
import { settings } from './settings.svelte';
import type { GameCard, Lang, Me } from './types';

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<readonly GameCard[] | null>(null);
  private asked: Promise<void> | null = null;

  /** Asks for both, and again if the last time failed. */
  load(): Promise<void> {
    this.asked ??= (async () => {
      this.me ??= await api.me(settings.lang);
      this.games ??= await api.games();
    })().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  game(id: string): GameCard | undefined {
    return this.games?.find((game) => game.info.id === id);
  }

  /** The game's own word for a mode, a level, an option or a value. */
  word(game: string, id: string, lang: Lang): string | undefined {
    return this.game(game)?.words[lang]?.[id];
  }
}

export const session = new Session();

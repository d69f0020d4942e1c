/** The hint that was asked for last. */

import { api } from '../lib/api';
import { say } from '../lib/complain';
import { settings } from '../lib/settings.svelte';
import type { Hint } from '../lib/types';

class Hints {
  /** The match at the table. */
  match = '';
  found = $state.raw<Hint | null>(null);
  busy = $state(false);
  /** The decision that the hint is about; a hint for another one is not shown. */
  about = $state(-1);

  async ask(seat: number, number: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.found = null;
    this.about = number;
    try {
      this.found = await api.hint(this.match, { lang: settings.lang, seat });
    } catch (error) {
      say(error);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.found = null;
    this.about = -1;
  }
}

export const hints = new Hints();

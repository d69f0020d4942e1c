/** The look of the page as a whole: theme, accent, text size, motion, language. */

import { readable } from './draw/accent';
import { isDark, settings } from './settings.svelte';

const HOUSE = '#d0873f';
const GROUND = { dark: { panel: '#2c2219', land: '#3a4530' }, light: { panel: '#efe5d1', land: '#cfd3a2' } };

class Look {
  /** The accent of the game on the page; empty is the house's own. */
  accent = $state('');
}

export const look = new Look();

export function applyLook(): void {
  const page = document.documentElement;
  const theme = isDark() ? 'dark' : 'light';
  const game = look.accent || HOUSE;
  const ground = GROUND[theme];
  const { accent, on } = readable(game, ground.panel, 5.3);
  page.dataset['theme'] = theme;
  page.dataset['motion'] = settings.motion;
  page.lang = settings.lang;
  page.style.setProperty('--text-scale', String(settings.textSize / 100));
  page.style.setProperty('--accent', accent);
  page.style.setProperty('--on-accent', on);
  page.style.setProperty('--accent-bright', readable(game, ground.land, theme === 'dark' ? 6 : 5).accent);
  page.style.setProperty('--focus', theme === 'dark' ? '#fff3d6' : '#1d4f7a');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'dark' ? '#15100c' : '#efe6d4');
}

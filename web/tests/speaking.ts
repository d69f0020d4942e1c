/** Tests speak both languages from the start; there is no browser, so one that has no wishes is made before all is loaded. */
import { vi } from 'vitest';
import { learn } from '../src/lib/i18n/words.svelte';

vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

await Promise.all([learn('en'), learn('fr')]);

/** Tests speak both languages from the start. */
import { learn } from '../src/lib/i18n/words.svelte';

await Promise.all([learn('en'), learn('fr')]);

import { readdirSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const parts = readdirSync(new URL('src', import.meta.url), { recursive: true }).filter((name) => name.endsWith('.svelte')).sort();

export default {
  preprocess: vitePreprocess(),
  // The names of styles stand thousands of times in what is sent: the number of its part is the shortest.
  compilerOptions: { runes: true, discloseVersion: false, cssHash: ({ filename }) => `s${parts.findIndex((name) => filename.endsWith(`src/${name}`)).toString(36)}` },
};

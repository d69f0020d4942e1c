import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Tells the service worker which files make up the app shell, so that a new build is a new worker. */
function shellList(): Plugin {
  return {
    name: 'veillee-shell-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name !== 'sw.js' && !name.endsWith('.html'));
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
      const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replaceAll('__BUILD__', build)
        .replaceAll('__SHELL__', files.map((name) => `/${name}`).join(' '));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shellList()],
  base: '/',
  build: {
    outDir: '../src/veillee/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false, // a language is one small module more
    rolldownOptions: {
      input: { app: 'index.html', sw: 'src/sw.ts' },
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env['VEILLEE_API'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
});

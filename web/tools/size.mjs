// Prints the size of what a browser loads to play, JavaScript with one language and CSS, gzipped; of the pages that it
// loads when they are opened; and of the rest.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const root = new URL('../../src/veillee/server/static', import.meta.url).pathname;
const LANGUAGE = /^(en|fr)-.*\.js$/;
const PAGE = /^\w+Page-.*\.(js|css)$/;
const totals = { code: 0, pages: 0, fonts: 0, other: 0 };
let largest = 0;
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  if (LANGUAGE.test(entry.name)) {
    largest = Math.max(largest, gzipSync(bytes).length);
    continue;
  }
  const code = PAGE.test(entry.name) ? 'pages' : 'code';
  const kind = { '.js': code, '.css': code, '.woff2': 'fonts' }[extname(path)] ?? 'other';
  totals[kind] += kind === 'fonts' ? bytes.length : gzipSync(bytes).length;
}
totals.code += largest;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`JavaScript and CSS: ${kB(totals.code)} gzipped (at most ${kB(BUDGET)}), pages on demand ${kB(totals.pages)}`);
console.log(`fonts: ${kB(totals.fonts)}; icons, pictures and pages: ${kB(totals.other)} gzipped`);
if (totals.code > BUDGET) process.exit(1);

// Prints the size of what a browser loads to play, JavaScript with one language and CSS, gzipped; of the parts that it
// loads when they are wanted; and of the rest.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const root = new URL('../../src/veillee/server/static', import.meta.url).pathname;
const LANGUAGE = /^(en|fr)-.*\.js$/;
const totals = { code: 0, wanted: 0, fonts: 0, other: 0 };

/** What a page names, and what those scripts import at once. */
const first = new Set(['sw.js']);
function need(name) {
  if (first.has(name)) return;
  first.add(name);
  if (extname(name) !== '.js') return;
  const text = readFileSync(join(root, 'assets', name), 'utf8');
  for (const [, found] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)/g)) need(found);
}
for (const [, found] of readFileSync(join(root, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) need(basename(found));

let largest = 0;
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  if (LANGUAGE.test(entry.name)) {
    largest = Math.max(largest, gzipSync(bytes).length);
    continue;
  }
  const code = first.has(entry.name) ? 'code' : 'wanted';
  const kind = { '.js': code, '.css': code, '.woff2': 'fonts' }[extname(path)] ?? 'other';
  totals[kind] += kind === 'fonts' ? bytes.length : gzipSync(bytes).length;
}
totals.code += largest;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`JavaScript and CSS: ${kB(totals.code)} gzipped (at most ${kB(BUDGET)}), on demand ${kB(totals.wanted)}`);
console.log(`fonts: ${kB(totals.fonts)}; icons, pictures and pages: ${kB(totals.other)} gzipped`);
if (totals.code > BUDGET) process.exit(1);

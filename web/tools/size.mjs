// Prints the size of what a browser loads: JavaScript with one language and CSS, gzipped, and the rest beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const root = new URL('../../src/veillee/server/static', import.meta.url).pathname;
const LANGUAGE = /^(en|fr)-.*\.js$/;
const totals = { code: 0, fonts: 0, other: 0 };
let largest = 0;
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  if (LANGUAGE.test(entry.name)) {
    largest = Math.max(largest, gzipSync(bytes).length);
    continue;
  }
  const kind = { '.js': 'code', '.css': 'code', '.woff2': 'fonts' }[extname(path)] ?? 'other';
  totals[kind] += kind === 'fonts' ? bytes.length : gzipSync(bytes).length;
}
totals.code += largest;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`JavaScript and CSS: ${kB(totals.code)} gzipped (at most ${kB(BUDGET)})`);
console.log(`fonts: ${kB(totals.fonts)}; icons, pictures and pages: ${kB(totals.other)} gzipped`);
if (totals.code > BUDGET) process.exit(1);

// Collects the icons that the games name into one sprite, so that nothing else is shipped.
//
// Every quoted word in a game's faces.py or scene.py, in whatever room of it, that is the name of an icon (or of an alias in
// icon-aliases.json) is taken; `no-` before it crosses it out. A name that is neither is drawn as the
// text sign of its mark.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, '../../src/veillee/games');
const out = join(here, '../src/lib/icons');
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const aliases = JSON.parse(readFileSync(join(here, 'icon-aliases.json'), 'utf8'));

const words = new Set();
for (const file of readdirSync(games, { recursive: true })) {
  if (!['faces.py', 'scene.py'].includes(basename(file))) continue;
  for (const [, word] of readFileSync(join(games, file), 'utf8').matchAll(/"([a-z][a-z0-9-]*)"/g)) words.add(word);
}

const CROSSED = 'no-';
const BAR = '<path fill="none" stroke="currentColor" stroke-width="52" stroke-linecap="round" d="M64 448L448 64"/>';
const iconOf = (word) => set.icons[aliases[word] ?? word];
const isCrossed = (word) => word.startsWith(CROSSED) && iconOf(word) === undefined;
const bare = (word) => (isCrossed(word) ? word.slice(CROSSED.length) : word);

const found = [...words].filter((word) => iconOf(bare(word))).sort();
const symbols = found.map((word) => {
  const icon = iconOf(bare(word));
  const body = isCrossed(word) ? `<g opacity="0.55">${icon.body}</g>${BAR}` : icon.body;
  return `<symbol id="${word}" viewBox="0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}">${body}</symbol>`;
});
// A file that would be the same is left alone: what is newer than the built table makes `make` build it anew.
function put(name, text) {
  const file = join(out, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

mkdirSync(out, { recursive: true });
put('sprite.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
put(
  'names.ts',
  `// Written by tools/icons.mjs.\nexport const ICON_NAMES: ReadonlySet<string> = new Set(${JSON.stringify(found.join(' '))}.split(" "));\n`,
);

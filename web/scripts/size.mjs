// Measures what the first page loads, compressed, and fails above the bound. Run after the build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BOUND = 150 * 1024;
const LANGUAGES = ['en', 'fr'];
const dist = process.argv[2] ?? 'dist';
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk, what it imports, and their styles. */
function closure(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) closure(next, files);
  return files;
}

const keys = Object.keys(manifest);
const games = keys.filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key));
/** Games that the first page names in the words of their rules. */
const homeless = games
  .map((key) => key.split('/')[2])
  .filter((id) => !keys.includes(`src/games/${id}/home.en.txt`));
const words = (language, game) =>
  keys.filter(
    (key) =>
      key.endsWith(`.${language}.txt`) &&
      (key === `src/words.${language}.txt` ||
        key.endsWith(`/home.${language}.txt`) ||
        key.includes('/common.') ||
        homeless.some((id) => key.endsWith(`/tianxia/games/${id}/words.${language}.txt`)) ||
        (game && key.includes(`/${game}/words.`))),
  );
const small = (name) =>
  keys.filter((key) => key.startsWith('src/games/') && key.endsWith(`/${name}.svelte`));
const first = (language) => ['index.html', ...words(language), ...small('Picture')];
const loads = {};
for (const language of LANGUAGES) {
  loads[`first page, ${language}`] = first(language);
  loads[`first page with thumbnails of all games, ${language}`] = [
    ...first(language),
    ...small('Thumbnail'),
  ];
  for (const game of games) {
    const id = game.split('/')[2];
    loads[`${id}'s table, ${language}`] = [
      'index.html',
      ...words(language),
      'src/table/TablePage.svelte',
      game,
      ...words(language, id),
    ];
  }
}

let failed = false;
for (const [name, wanted] of Object.entries(loads)) {
  const files = new Set(['index.html', 'theme.js', 'seal.svg']);
  for (const key of wanted) for (const file of closure(key)) files.add(file);
  const gz = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
  console.log(`${name}: ${files.size} files, ${(gz / 1024).toFixed(1)} KB gz`);
  if (gz > BOUND) failed = true;
}
if (failed) {
  console.error(`more than ${BOUND / 1024} KB compressed`);
  process.exit(1);
}

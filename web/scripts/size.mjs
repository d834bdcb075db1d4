// Measures what the first page and each table load, compressed, and fails above the bounds. Run after the
// build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** In bytes: the first page of somebody new as it is drawn first, with all that comes by itself, and with
 * tournaments; with games of every kind; a table. */
const BOUNDS = {
  first: 78 * 1024,
  whole: 90 * 1024,
  tournaments: 94 * 1024,
  thumbnails: 100 * 1024,
  table: 140 * 1024,
};
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
  .filter((id) => !keys.includes(`src/games/${id}/home.en.txt?raw`));
/** The first page names all games, a table its own. */
const words = (language, game) =>
  keys.filter(
    (key) =>
      key.endsWith(`.${language}.txt?raw`) &&
      (key === `src/words.${language}.txt?raw` ||
        key.endsWith(`${game ?? ''}/home.${language}.txt?raw`) ||
        key.includes('/common.') ||
        (!game &&
          homeless.some((id) => key.endsWith(`/tianxia/games/${id}/words.${language}.txt?raw`))) ||
        (game && key === `src/table/words.${language}.txt?raw`) ||
        (game && key.includes(`/${game}/words.`))),
  );
const small = (name) =>
  keys.filter((key) => key.startsWith('src/games/') && key.endsWith(`/${name}.svelte`));
const first = (language) => [
  'index.html',
  'src/home/Home.svelte',
  ...words(language),
  `src/home/words.${language}.txt?raw`,
  ...small('Picture'),
];

/** What comes to the first page by itself, after what is drawn first, with its words in a language. */
const later = (language) => [
  'src/puzzle/daily/Daily.svelte',
  `src/puzzle/daily/words.${language}.txt?raw`,
  'src/learn/offer/Offer.svelte',
  `src/learn/offer/words.${language}.txt?raw`,
  'src/home/Meeting.svelte',
  `src/lobby/words.${language}.txt?raw`,
];
const tournaments = (language) => [
  'src/tournament/Tournaments.svelte',
  `src/tournament/words.${language}.txt?raw`,
];

/** What the document itself asks for, and the fonts that its style names: the bold one only a table uses. */
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const named = [...html.matchAll(/(?:href|src)="\.\/([^"]+)"/g)].map(([, file]) => file);
const fonts = manifest['index.html'].assets.filter((file) => file.endsWith('.woff2'));

const loads = LANGUAGES.flatMap((language) => [
  { name: 'first page', bound: BOUNDS.first, keys: first(language), language },
  {
    name: 'first page, with all that comes by itself',
    bound: BOUNDS.whole,
    keys: [...first(language), ...later(language)],
    language,
  },
  {
    name: 'first page, with all that comes by itself where there are tournaments',
    bound: BOUNDS.tournaments,
    keys: [...first(language), ...later(language), ...tournaments(language)],
    language,
  },
  {
    name: 'first page with thumbnails of all games',
    bound: BOUNDS.thumbnails,
    keys: [...first(language), 'src/home/GameCard.svelte', ...small('Thumbnail')],
    language,
  },
  ...games.map((game) => {
    const id = game.split('/')[2];
    const parts = ['index.html', 'src/table/TablePage.svelte', game];
    const keys = [...parts, ...words(language, id)];
    return { name: `${id}'s table`, bound: BOUNDS.table, keys, language, more: fonts };
  }),
]);

let failed = false;
for (const { name, bound, keys, language, more = [] } of loads) {
  const files = new Set(['index.html', ...named, ...more]);
  for (const key of keys) for (const file of closure(key)) files.add(file);
  const gz = [...files].reduce((sum, file) => sum + carried(readFileSync(join(dist, file))), 0);
  const ok = gz <= bound;
  const told = `${name}, ${language}: ${files.size} files, ${(gz / 1024).toFixed(1)} KB gz`;
  console.log(ok ? told : `${told}: more than ${bound / 1024} KB`);
  failed ||= !ok;
}
if (failed) process.exit(1);

/** The bytes on the wire: what gzip does not make smaller goes as it is. */
function carried(bytes) {
  return Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
}

// Adding a game means adding its folders only: no file outside them names a game.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Words } from '../words';

const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Files that may name a game, and why. */
const EXCEPTIONS: Record<string, string> = {
  'src/games/apart.test.ts': 'this list',
  'src/draw/Pagoda.svelte': 'draws the building, whoever puts it on a board',
  'src/draw/roofs.ts': 'the roofs of that building',
  'src/imports.test.ts': 'looks for imports that are known to be there',
  'src/fair/check/check.test.ts': 'a whole record takes the draws of one game',
};

const within = (path: string) =>
  GAMES.some((game) =>
    [`src/games/${game}/`, `e2e/hands/games/${game}/`, `e2e/hands/games/${game}.ts`].some((own) =>
      path.startsWith(own),
    ),
  );

const files = ['src', 'e2e'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(ts|svelte|css)$/.test(path) && !within(path)),
);

/** Ids, and names in both languages, as spelled in code and addresses. */
const names = GAMES.flatMap((game) => {
  const named = ['en', 'fr']
    .map((language) => `src/games/${game}/home.${language}.txt`)
    .filter(existsSync)
    .map((path) => new Words('en', [readFileSync(path, 'utf8')]).word(`game.${game}`));
  const camel = game.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return [game, camel, camel.toLowerCase(), game.replace('-', '_').toUpperCase(), ...named];
});
const NAMED = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...new Set(names)].join('|')})(?![\\p{L}\\d])`,
  'u',
);

/** Removes comments, which may name a game as an example. */
const code = (text: string) =>
  text.replace(/\/\*.*?\*\/|<!--.*?-->|(?<![:'"`])\/\/.*?$/gms, (comment) =>
    comment.replace(/[^\n]/g, ''),
  );

it('no file outside a game’s folders names it', () => {
  const naming = files.flatMap((path) => {
    if (NAMED.test(path) && !(path in EXCEPTIONS)) return [path];
    return code(readFileSync(path, 'utf8'))
      .split('\n')
      .flatMap((line, k) => (NAMED.test(line) ? [`${path}:${k + 1}: ${line.trim()}`] : []));
  });
  expect(naming.filter((line) => !(line.split(':')[0]! in EXCEPTIONS))).toEqual([]);
});

it('every exception is still needed', () => {
  const needless = Object.keys(EXCEPTIONS).filter(
    (path) => !NAMED.test(code(readFileSync(path, 'utf8'))),
  );
  expect(needless).toEqual([]);
});

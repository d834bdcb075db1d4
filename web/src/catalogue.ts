// Finds the word files: the page's own, with its texts about each game; those that the games share with the
// server; and those of the games' tables.

import { type Language, Words } from './words';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const own = import.meta.glob<string>(['./words.*.txt', './games/*/home.*.txt'], {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>(
  [
    '../../games/src/main/resources/tianxia/games/{common.*,*/words.*}.txt',
    './games/*/words.*.txt',
  ],
  { query: '?raw', import: 'default' },
);

/** The words of the page, or of a game on top of those of the page. */
export async function loadWords(language: Language, game = ''): Promise<Words> {
  const wanted = Object.entries({ ...own, ...games }).filter(
    ([path]) =>
      path.endsWith(`.${language}.txt`) &&
      (path in own || path.includes('/common.') || path.includes(`/${game}/words.`)),
  );
  return new Words(language, await Promise.all(wanted.map(([, load]) => load())));
}

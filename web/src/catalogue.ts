// Finds the word files: the page's own, with its texts about each game, and the first page's; those that the
// games share with the server; and those of tables, of all games and of each.

import { type Language, Words } from './words';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const own = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });
const first = import.meta.glob<string>('./home/words.*.txt', { query: '?raw', import: 'default' });
const home = import.meta.glob<string>('./games/*/home.*.txt', { query: '?raw', import: 'default' });
const rules = import.meta.glob<string>(
  '../../games/src/main/resources/tianxia/games/{common.*,*/words.*}.txt',
  { query: '?raw', import: 'default' },
);
const table = import.meta.glob<string>('./table/words.*.txt', { query: '?raw', import: 'default' });
const tables = import.meta.glob<string>('./games/*/words.*.txt', {
  query: '?raw',
  import: 'default',
});

/** The games without words of their own for the first page. */
const homeless = Object.keys(rules)
  .filter((path) => path.endsWith('/words.en.txt'))
  .map((path) => path.split('/').at(-2)!)
  .filter((id) => !(`./games/${id}/home.en.txt` in home));

/** The words of the page, or of a game on top of those of the page; those of the first page, which names all
 * games, only where it was opened. */
export async function loadWords(language: Language, game = '', atHome = false): Promise<Words> {
  const named = (id: string) => atHome || id === game;
  const of = (files: Record<string, () => Promise<string>>, within = '') =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(`.${language}.txt`) && path.includes(within))
      .map(([, load]) => load());
  return new Words(
    language,
    await Promise.all([
      ...of(own),
      ...(atHome ? of(first) : []),
      ...(atHome ? of(home) : game ? of(home, `/${game}/home.`) : []),
      ...homeless
        .filter(named)
        .flatMap((id) => of(rules, `/${id}/words.`).map(async (text) => outside(id, await text))),
      ...of(rules, '/common.'),
      ...(game
        ? [...of(table), ...of(rules, `/${game}/words.`), ...of(tables, `/${game}/words.`)]
        : []),
    ]),
  );
}

/** What the rules' words say of a game and its options, under the keys of home.*.txt: for a game that has
 * no such file. */
export function outside(id: string, text: string): string {
  return text
    .split('\n')
    .filter((line) => /^(game|option)\./.test(line))
    .map((line) =>
      line
        .replace(/^game\.name /, `game.${id} `)
        .replace(/^game\.tagline /, `game.${id}.line `)
        .replace(/^option\./, `option.${id}.`),
    )
    .join('\n');
}

// Loads what the page of one's mistakes needs: its words, and a game's part of the page with the words of its
// table and of reviews.

import { loadWords } from '../catalogue';
import { loadGame } from '../games/registry';
import type { GameUi } from '../table/contract';
import { reviewWords } from '../table/review/words';
import type { Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** The words of the page, and those that are given. */
const ownWords = async (language: Language, words: Words): Promise<Words> =>
  words.with(await texts[`./words.${language}.txt`]!());

export interface Opened {
  ui: GameUi;
  words: Words;
}

export interface Opening {
  /** The page's own. */
  words: Words;
  /** By id; a game that this page cannot draw is missing. */
  games: Map<string, Opened>;
}

async function one(game: string, language: Language): Promise<Opened> {
  const [ui, words] = await Promise.all([loadGame(game), loadWords(language, game)]);
  return { ui, words: await ownWords(language, await reviewWords(language, words)) };
}

/** Rejects if something cannot be loaded. */
export async function open(ids: readonly string[], language: Language): Promise<Opening> {
  const games = [...new Set(ids)];
  const [words, ...parts] = await Promise.all([
    loadWords(language, '', true).then((all) => ownWords(language, all)),
    ...games.map((id) => one(id, language)),
  ]);
  return { words, games: new Map(games.map((id, k) => [id, parts[k]!])) };
}

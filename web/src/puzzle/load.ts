// Loads what a puzzle needs: the game's part of the page, its words and those of puzzles.

import { loadWords } from '../catalogue';
import { loadGame } from '../games/registry';
import type { GameUi } from '../table/contract';
import type { Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** The words of puzzles, and those that are given. */
export const puzzleWords = async (language: Language, words: Words): Promise<Words> =>
  words.with(await texts[`./words.${language}.txt`]!());

export interface Opened {
  ui: GameUi;
  words: Words;
}

/** Rejects if something cannot be loaded. */
export async function open(game: string, language: Language): Promise<Opened> {
  const [ui, words] = await Promise.all([loadGame(game), loadWords(language, game)]);
  return { ui, words: await puzzleWords(language, words) };
}

// Loads what a puzzle needs: the game's part of the page, its words and those of puzzles.

import { loadWords } from '../catalogue';
import { loadGame } from '../games/registry';
import type { GameUi } from '../table/contract';
import type { Language, Words } from '../words';
import { dailyWords } from './daily/words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** The words of puzzles, and those that are given. */
async function puzzleWords(language: Language, words: Words): Promise<Words> {
  const [own, all] = await Promise.all([
    texts[`./words.${language}.txt`]!(),
    dailyWords(language, words),
  ]);
  return all.with(own);
}

export interface Opened {
  ui: GameUi;
  words: Words;
}

/** Rejects if something cannot be loaded. */
export async function open(game: string, language: Language): Promise<Opened> {
  const [ui, words] = await Promise.all([loadGame(game), loadWords(language, game)]);
  return { ui, words: await puzzleWords(language, words) };
}

// The words of leagues, with those of tournaments.

import type { Language, Words } from '../../words';
import { tournamentWords } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Those of leagues, and those that are given. Rejects if they cannot be loaded. */
export async function leagueWords(language: Language, words: Words): Promise<Words> {
  const [all, own] = await Promise.all([
    tournamentWords(language, words),
    texts[`./words.${language}.txt`]!(),
  ]);
  return all.with(own);
}

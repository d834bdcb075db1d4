// The words of the pages of clubs, with those of their lists, of open tables and of tournaments.

import { lobbyWords } from '../../lobby/words';
import { tournamentWords } from '../../tournament/words';
import type { Language, Words } from '../../words';
import { clubWords } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

const own = async (language: Language, words: Words): Promise<Words> =>
  words.with(await texts[`./words.${language}.txt`]!());
const PARTS = [lobbyWords, tournamentWords, clubWords, own];

/** Those of the pages, and those that are given. Rejects if they cannot be loaded. */
export async function pageWords(language: Language, words: Words): Promise<Words> {
  // At the same time; then one over the other.
  await Promise.all(PARTS.map((part) => part(language, words)));
  let all = words;
  for (const part of PARTS) all = await part(language, all);
  return all;
}

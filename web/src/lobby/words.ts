// The words of open tables, loaded on demand.

import type { Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Those of open tables, and those that are given. Rejects if they cannot be loaded. */
export const lobbyWords = async (language: Language, words: Words): Promise<Words> =>
  words.with(await texts[`./words.${language}.txt`]!());

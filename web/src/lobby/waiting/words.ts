// The words of finding a game and of waiting for one, loaded on demand.

import type { Language, Words } from '../../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Those of waiting, and those that are given. Rejects if they cannot be loaded. */
export const waitingWords = async (language: Language, words: Words): Promise<Words> =>
  words.with(await texts[`./words.${language}.txt`]!());

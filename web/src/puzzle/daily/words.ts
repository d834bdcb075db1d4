// The words of the day's puzzle, loaded on demand.

import type { Language, Words } from '../../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Those of the day's puzzle, and those that are given. Rejects if they cannot be loaded. */
export const dailyWords = async (language: Language, words: Words): Promise<Words> =>
  words.with(await texts[`./words.${language}.txt`]!());

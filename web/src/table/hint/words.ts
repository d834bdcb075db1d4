// The texts of hints, loaded on demand.

import type { Language, Words } from '../../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** The words of the table, and those of hints. Rejects if they cannot be loaded. */
export async function hintWords(language: Language, words: Words): Promise<Words> {
  return words.with(await texts[`./words.${language}.txt`]!());
}

// The texts of what is said, loaded with it.

import type { Language, Words } from '../../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** The words of the table, and those of talk. Rejects if they cannot be loaded. */
export async function talkWords(language: Language, words: Words): Promise<Words> {
  return words.with(await texts[`./words.${language}.txt`]!());
}

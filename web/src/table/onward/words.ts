// The texts of playing on, loaded on demand.

import type { Language, Words } from '../../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** The words of the table, and those of playing on. Rejects if they cannot be loaded. */
export async function onwardWords(language: Language, words: Words): Promise<Words> {
  return words.with(await texts[`./words.${language}.txt`]!());
}

// Loads the words of accounts.

import { person } from '../device/person.svelte';
import type { Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** The words of accounts, and those of the page. */
export const accountWords = async (language: Language): Promise<Words> => {
  const text = await texts[`./words.${language}.txt`]!();
  return person.words.with(text);
};

/** The message for an unsuccessful answer of the server. */
export const told = (words: Words, code: string): string =>
  words.text(words.has(`problem.${code}`) ? `problem.${code}` : 'problem.unknown');

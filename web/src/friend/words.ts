// The words of friends and challenges, loaded on demand.

import type { Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Those of friends, and those that are given. Rejects if they cannot be loaded. */
export const friendWords = async (language: Language, words: Words): Promise<Words> =>
  words.with(await texts[`./words.${language}.txt`]!());

/** The message for an unsuccessful answer of the server. */
export const told = (words: Words, code: string): string =>
  words.text(words.has(`problem.${code}`) ? `problem.${code}` : 'problem.unknown');

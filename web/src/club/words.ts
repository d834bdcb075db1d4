// The words of clubs, loaded on demand.

import type { Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Those of clubs, and those that are given. Rejects if they cannot be loaded. */
export const clubWords = async (language: Language, words: Words): Promise<Words> =>
  words.with(await texts[`./words.${language}.txt`]!());

/** The message for an unsuccessful answer of the server about a club. */
export function problemOf(words: Words, code: string): string {
  const keys = [`problem.club.${code}`, `problem.${code}`, 'problem.unknown'];
  return words.text(keys.find((key) => words.has(key))!);
}

// The words for being told, loaded with what says them.

import { ApiError } from '../api';
import { type Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const noticeWords = (language: Language): Words =>
  new Words(language, [texts[`./words.${language}.txt`]!]);

/** Why something could not be done, by the code of what failed. */
export const codeOf = (error: unknown): string =>
  error instanceof ApiError ? error.code : 'unknown';

/** What is said of it. */
export function problemText(words: Words, code: string): string {
  const key = `notice.problem.${code}`;
  const said = words.text(key);
  return said === key ? words.text('notice.problem.unknown') : said;
}

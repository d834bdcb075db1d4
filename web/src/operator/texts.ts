// Figures and moments in the person's language.

import type { Words } from '../words';
import { region } from '../region';

const UNITS = ['KiB', 'MiB', 'GiB'] as const;

/** Bytes in the largest unit of which there is more than one. */
export function size(words: Words, bytes: number): string {
  let [n, unit] = [bytes / 1024, 0];
  while (n >= 1024 && unit < UNITS.length - 1) [n, unit] = [n / 1024, unit + 1];
  const digits = n < 10 ? 1 : 0;
  const text = n.toLocaleString(words.language, { maximumFractionDigits: digits });
  return words.phrase(`operator.unit.${UNITS[unit]}`, { n: text });
}

/** A day and time. */
export const when = (words: Words, at: number): string =>
  new Date(at).toLocaleString(region(words.language), { dateStyle: 'medium', timeStyle: 'short' });

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** The words of this page, and those that are given. */
export const operatorWords = async (words: Words): Promise<Words> =>
  words.with(await texts[`./words.${words.language}.txt`]!());

/** A set phrase, by its code. */
export const phraseText = (words: Words, phrase = ''): string =>
  phrase && words.text('operator.talk.phrase', { phrase });

// The words about the draws that are told when they are asked for.

import { type Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Rejects where they can't be loaded. */
export async function fairWords(language: Language): Promise<Words> {
  return new Words(language, [await texts[`./words.${language}.txt`]!()]);
}

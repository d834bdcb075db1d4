// The texts beside the links to a table, loaded on demand.

import { type Language, Words } from '../../words';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Rejects if they cannot be loaded. */
export async function panelWords(language: Language): Promise<Words> {
  return new Words(language, [await texts[`./words.${language}.txt`]!()]);
}

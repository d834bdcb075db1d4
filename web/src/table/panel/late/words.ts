// The words of those parts of a table that come after it, in one file with them.

import type { Words } from '../../../words';

const texts = import.meta.glob<string>('./words.*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those of the table, and of its later parts. */
export const late = (words: Words): Words => words.with(texts[`./words.${words.language}.txt`]!);

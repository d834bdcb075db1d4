// The words of a table of a tournament, which come with what says them.

import { person } from '../../device/person.svelte';
import type { Words } from '../../words';

const texts = import.meta.glob<string>('./words.*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those, and those of the page. */
export const tableWords = (): Words => person.words.with(texts[`./words.${person.language}.txt`]!);

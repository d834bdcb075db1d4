// The words of ratings: in the part of the page that says them, so that there is nothing to wait for.

import { person } from '../device/person.svelte';
import type { Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words of ratings, and those of the page. */
export const ratingWords = (): Words => person.words.with(texts[`./words.${person.language}.txt`]!);

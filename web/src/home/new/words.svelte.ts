// The words of the dialog of a new table, which come with it.

import { person } from '../../device/person.svelte';
import type { Parameters } from '../../words';

const texts = import.meta.glob<string>('./words.*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = $derived(person.words.with(texts[`./words.${person.language}.txt`]!));

/** A text of the dialog, or of the page. */
export const t = (key: string, parameters: Parameters = {}): string => words.text(key, parameters);

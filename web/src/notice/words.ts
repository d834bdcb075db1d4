// The words for being told, loaded with what says them.

import { type Language, Words } from '../words';

const texts = import.meta.glob<string>('./words.*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const noticeWords = (language: Language): Words =>
  new Words(language, [texts[`./words.${language}.txt`]!]);

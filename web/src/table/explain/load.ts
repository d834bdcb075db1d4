// Loads what explains the things on a game's table, on demand.

import { loadExplain } from '../../games/explains';
import type { Language, Words } from '../../words';
import type { Explain } from '../contract';
import { common } from './common';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

export interface Explainer {
  explain: Explain;
  /** The words of the table, and those of the explanations. */
  words: Words;
}

/** Rejects if the connection is lost. */
export async function explainer(
  game: string,
  language: Language,
  words: Words,
): Promise<Explainer> {
  const [text, own] = await Promise.all([
    texts[`./words.${language}.txt`]!(),
    loadExplain(game, language),
  ]);
  const all = words.with(text);
  if (!own) return { explain: common, words: all };
  return {
    explain: (kind, which, table, told) =>
      own.explain(kind, which, table, told) ?? common(kind, which, table, told),
    words: all.with(own.text),
  };
}

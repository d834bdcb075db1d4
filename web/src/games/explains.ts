// What explains the things of a game, from the folders games/ID/explain. Apart from the registry, which every page
// loads.

import type { Explain } from '../table/contract';

const explains = import.meta.glob<Explain>('./*/explain/index.ts', { import: 'default' });
const explainTexts = import.meta.glob<string>('./*/explain/words.*.txt', {
  query: '?raw',
  import: 'default',
});

/** Loads what explains the things of a game, and its words; null for a game that explains nothing. */
export async function loadExplain(
  id: string,
  language: string,
): Promise<{ explain: Explain; text: string } | null> {
  const explain = explains[`./${id}/explain/index.ts`];
  const text = explainTexts[`./${id}/explain/words.${language}.txt`];
  if (!explain || !text) return null;
  const [loaded, told] = await Promise.all([explain(), text()]);
  return { explain: loaded, text: told };
}

// The games' parts of the page, each in chunks of its own, from the folders games/ID with the files that
// contract.ts names. A new game needs its folder, but no change here. Only index.ts is required.

import type { Component } from 'svelte';
import type { Explain, GameUi } from '../table/contract';
import type { FigureProps, GameCard, ThumbnailProps } from './contract';

const uis = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default' });
const thumbnails = import.meta.glob<Component<ThumbnailProps>>('./*/Thumbnail.svelte', {
  import: 'default',
});
const figures = import.meta.glob<Component<FigureProps>>('./*/rules/Figure.svelte', {
  import: 'default',
});
const rules = import.meta.glob<string>('./*/rules/rules.*.txt', {
  query: '?raw',
  import: 'default',
});

const explains = import.meta.glob<Explain>('./*/explain/index.ts', { import: 'default' });
const explainTexts = import.meta.glob<string>('./*/explain/words.*.txt', {
  query: '?raw',
  import: 'default',
});

const idOf = (path: string) => path.split('/')[1]!;

/** The games' cards, by id. */
export const cards: Record<string, GameCard> = Object.fromEntries(
  Object.entries(import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' })).map(
    ([path, card]) => [idOf(path), card],
  ),
);

/** Games without a card come last. */
const place = (id: string) => cards[id]?.place ?? Number.MAX_SAFE_INTEGER;

/** The ids of the games that this page can draw, in their order on the first page. */
export const drawn: string[] = Object.keys(uis)
  .map(idOf)
  .sort((a, b) => place(a) - place(b) || a.localeCompare(b));

function found<T>(loads: Record<string, () => Promise<T>>, path: string): Promise<T> {
  return loads[path]?.() ?? Promise.reject(new Error(`there is no games/${path}`));
}

/** Loads a game's part; rejects if the page cannot draw that game. */
export const loadGame = (id: string): Promise<GameUi> => found(uis, `./${id}/index.ts`);

export const loadPicture = (id: string): Promise<Component> =>
  found(pictures, `./${id}/Picture.svelte`);

export const loadThumbnail = (id: string): Promise<Component<ThumbnailProps>> =>
  found(thumbnails, `./${id}/Thumbnail.svelte`);

/** Loads the text of the rules and the component of their figures, if any; null for a game without rules in
 * this language. */
export function loadRules(
  id: string,
  language: string,
): Promise<[string, Component<FigureProps> | null]> | null {
  const text = rules[`./${id}/rules/rules.${language}.txt`];
  const figure = figures[`./${id}/rules/Figure.svelte`];
  return text ? Promise.all([text(), figure ? figure() : null]) : null;
}

/** Whether a game has a page of rules; it has them in both languages or none. */
export const hasRules = (id: string): boolean => `./${id}/rules/rules.en.txt` in rules;

/** Whether a game has lessons; it has them in both languages or none. */
export const hasLessons = (id: string): boolean => cards[id]?.lessons === true;

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

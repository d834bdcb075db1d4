// The games' parts of the page, each in chunks of its own: a folder games/ID with the files that
// contract.ts names. Adding a game adds its folder, nothing here. Only index.ts must be there: what a
// folder lacks, the page does without.

import type { Component } from 'svelte';
import type { GameUi } from '../table/contract';
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

const idOf = (path: string) => path.split('/')[1]!;

/** By id, what the first page shows of each game at once. */
export const cards: Record<string, GameCard> = Object.fromEntries(
  Object.entries(import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' })).map(
    ([path, card]) => [idOf(path), card],
  ),
);

/** A game without a card stands after those that have one. */
const place = (id: string) => cards[id]?.place ?? Number.MAX_SAFE_INTEGER;

/** The ids of the games that this page can draw, in their order on the first page. */
export const drawn: string[] = Object.keys(uis)
  .map(idOf)
  .sort((a, b) => place(a) - place(b) || a.localeCompare(b));

function found<T>(loads: Record<string, () => Promise<T>>, path: string): Promise<T> {
  return loads[path]?.() ?? Promise.reject(new Error(`there is no games/${path}`));
}

/** Loads a game's part; rejects where the page can't draw that game. */
export const loadGame = (id: string): Promise<GameUi> => found(uis, `./${id}/index.ts`);

export const loadPicture = (id: string): Promise<Component> =>
  found(pictures, `./${id}/Picture.svelte`);

export const loadThumbnail = (id: string): Promise<Component<ThumbnailProps>> =>
  found(thumbnails, `./${id}/Thumbnail.svelte`);

/** Loads the rules' text and what draws its figures, if anything does; null for a game without rules in
 * this language. */
export function loadRules(
  id: string,
  language: string,
): Promise<[string, Component<FigureProps> | null]> | null {
  const text = rules[`./${id}/rules/rules.${language}.txt`];
  const figure = figures[`./${id}/rules/Figure.svelte`];
  return text ? Promise.all([text(), figure ? figure() : null]) : null;
}

/** Whether a game has a page of rules, in both languages or none. */
export const hasRules = (id: string): boolean => `./${id}/rules/rules.en.txt` in rules;

// The games' parts of the page, each in chunks of its own, from the folders games/ID with the files that
// contract.ts names. A new game needs its folder, but no change here. Only index.ts is required.

import type { Component } from 'svelte';
import type { GameUi } from '../table/contract';
import type { GameCard } from './contract';

const uis = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default' });
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

/** What a game's folder has at a path; rejects if there is nothing. */
export function found<T>(loads: Record<string, () => Promise<T>>, path: string): Promise<T> {
  return loads[path]?.() ?? Promise.reject(new Error(`there is no games/${path}`));
}

/** Loads a game's part; rejects if the page cannot draw that game. */
export const loadGame = (id: string): Promise<GameUi> => found(uis, `./${id}/index.ts`);

export const loadPicture = (id: string): Promise<Component> =>
  found(pictures, `./${id}/Picture.svelte`);

/** Whether a game has a page of rules; it has them in both languages or none. */
export const hasRules = (id: string): boolean => cards[id]?.rules === true;

/** Whether a game has lessons; it has them in both languages or none. */
export const hasLessons = (id: string): boolean => cards[id]?.lessons === true;

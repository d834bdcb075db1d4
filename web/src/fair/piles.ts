// The piles of the games that draw, each in a chunk of its own: games/ID/pile.ts.

import type { MakePile } from './pile';

const found = import.meta.glob<MakePile>('../games/*/pile.ts', { import: 'pile' });

/** Whether something is drawn in a game. */
export const draws = (game: string): boolean => `../games/${game}/pile.ts` in found;

/** Rejects where nothing is drawn, or it can't be loaded. */
export function loadPile(game: string): Promise<MakePile> {
  const load = found[`../games/${game}/pile.ts`];
  return load ? load() : Promise.reject(new Error(`no pile for the game ${game}`));
}

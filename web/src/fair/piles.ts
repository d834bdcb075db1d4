// The piles of the games with draws, each in its own chunk: games/ID/pile.ts.

import type { MakePile } from './pile';

const found = import.meta.glob<MakePile>('../games/*/pile.ts', { import: 'pile' });

/** Whether a game has draws. */
export const draws = (game: string): boolean => `../games/${game}/pile.ts` in found;

/** Rejects if the game has no draws, or if it cannot be loaded. */
export function loadPile(game: string): Promise<MakePile> {
  const load = found[`../games/${game}/pile.ts`];
  return load ? load() : Promise.reject(new Error(`no pile for the game ${game}`));
}

// The games' parts of the page, each in a chunk of its own: a folder games/ID with an index.ts whose
// default export is a GameUi. Adding a game adds its folder, nothing here.

import type { GameUi } from '../table/contract';

const folders = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' });

/** The ids of the games that this page can draw. */
export const drawn: string[] = Object.keys(folders).map((path) => path.split('/')[1]!);

/** Loads a game's part; rejects where the page can't draw that game. */
export function loadGame(id: string): Promise<GameUi> {
  const load = folders[`./${id}/index.ts`];
  return load ? load() : Promise.reject(new Error(`no board for the game ${id}`));
}

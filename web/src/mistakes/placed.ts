// The mistakes in their order, each with the name that its address has.

import type { Mistake, Reviewed } from './mistakes';

export interface Placed {
  /** As in the address. */
  key: string;
  game: Reviewed;
  mistake: Mistake;
}

/** The newest game first, and of each the costliest first. */
export const placed = (games: readonly Reviewed[]): Placed[] =>
  games.flatMap((game) =>
    game.open.map((mistake) => ({
      key: `${game.table}-${game.seat}-${mistake.decision.ply}`,
      game,
      mistake,
    })),
  );

/** The one after; from the last on the first. null: there is no other. */
export function after(list: readonly Placed[], at: Placed): Placed | null {
  const next = list[(list.indexOf(at) + 1) % list.length];
  return next && next !== at ? next : null;
}

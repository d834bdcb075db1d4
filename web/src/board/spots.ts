// Spots: the places of a plain board, where a decision is one place.

import { type Point, distance } from './plane';

export interface Spot {
  /** Unique on the board. */
  key: string;
  /** Its middle, in board units. */
  point: Point;
  /** The action that chooses it; '' if there is none: only the cursor stops there. */
  action: string;
  legal: boolean;
}

/** The nearest spot within `reach`, in board units. */
export function nearest(all: readonly Spot[], at: Point, reach: number): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of all) {
    const away = distance(spot.point, at);
    if (away <= least) {
      best = spot;
      least = away;
    }
  }
  return best;
}

/** The spot that a touch chooses: the nearest legal one within `reach`, unless the touch is right on an
 * illegal one (within a third of `reach`) and well away from the legal one. */
export function underFinger(all: readonly Spot[], at: Point, reach: number): Spot | null {
  const legal = nearest(
    all.filter((spot) => spot.legal),
    at,
    reach,
  );
  const exact = nearest(all, at, reach / 3);
  if (!exact || exact.legal) return legal;
  return legal && distance(legal.point, at) < (reach * 2) / 3 ? legal : exact;
}

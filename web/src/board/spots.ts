// Spots: what can be pointed at on a plain board, where a decision is one place.

import { type Point, distance } from './plane';

export interface Spot {
  /** Unique on the board. */
  key: string;
  /** Its middle, in board units. */
  point: Point;
  /** What is played by choosing it; '' for nothing: the cursor only stands there. */
  action: string;
  legal: boolean;
}

/** The nearest of some spots within `reach`, in board units. */
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

/** What a finger means: the nearest legal spot within `reach`, unless it lies exactly (a third of
 * the reach) on one that is closed and is well away from the legal one. */
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

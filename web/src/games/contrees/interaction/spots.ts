// Spots: what can be pointed at. Corners once the territory is laid, free places before.

import { type Point, centre, distance } from '../board/geometry';
import { type Position, cornerAction, parseAction, tileAction } from '../view';
import type { Territory } from '../board/territory';

export interface Spot {
  /** The corner's name or the place, unique on the board. */
  key: string;
  point: Point;
  /** What is played by choosing it; '' for a contrée that lies there already. */
  action: string;
  legal: boolean;
}

/** What the cursor goes over: corners; in the setup free places, or, while they are another's to
 * fill, the contrées laid. In reading order. */
export function spots(position: Position, land: Territory, legal: readonly string[]): Spot[] {
  if (position.phase !== 'tiles') {
    const open = new Set(legal);
    return [...land.corners.values()].map(({ name, point }) => {
      const action = cornerAction(name, position.phase);
      return { key: name, point, action, legal: open.has(action) };
    });
  }
  const free = legal.flatMap((action): Spot[] => {
    const parsed = parseAction(action);
    if (parsed.kind !== 'tile') return [];
    const { q, r } = parsed.place;
    return [{ key: `${q},${r}`, point: centre(parsed.place), action, legal: true }];
  });
  const laid = land.contrees.map(({ place, middle }): Spot => {
    const key = `${place.q},${place.r}`;
    return { key, point: middle, action: '', legal: false };
  });
  return (free.length > 0 ? free : laid).sort(reading);
}

function reading(a: Spot, b: Spot): number {
  return a.point.y - b.point.y || a.point.x - b.point.x;
}

/** The spot an action is about. */
export function spotOf(all: readonly Spot[], action: string | undefined): Spot | null {
  const parsed = parseAction(action ?? '');
  if (parsed.kind === 'tile') {
    const wanted = tileAction(parsed.place);
    return all.find((spot) => spot.action === wanted) ?? null;
  }
  if (parsed.kind !== 'tower' && parsed.kind !== 'forbid') return null;
  return all.find((spot) => spot.key === parsed.corner) ?? null;
}

/** The nearest of some spots within `reach`. */
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

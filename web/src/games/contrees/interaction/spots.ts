// The spots of Contrées: free places in the setup, corners afterwards.

import type { Spot } from '../../../board/spots';
import { centre } from '../board/geometry';
import { type Position, cornerAction, parseAction, tileAction } from '../view';
import type { Territory } from '../board/territory';

/** The spots of the keyboard cursor, in reading order: corners; in the setup free places, or the contrées
 * laid while another seat chooses. */
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

/** The spot of an action. */
export function spotOf(all: readonly Spot[], action: string | undefined): Spot | null {
  const parsed = parseAction(action ?? '');
  if (parsed.kind === 'tile') {
    const wanted = tileAction(parsed.place);
    return all.find((spot) => spot.action === wanted) ?? null;
  }
  if (parsed.kind !== 'tower' && parsed.kind !== 'forbid') return null;
  return all.find((spot) => spot.key === parsed.corner) ?? null;
}

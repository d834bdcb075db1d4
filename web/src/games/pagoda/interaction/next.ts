// What a site takes next and what it would score, read from its top. Whether it can be paid for is decided by
// the server's legal actions.

import { slotsOf } from '../view';
import type { Colour, Floor, Site } from '../view';

/** The number of floors, and what a spire scores. */
export interface Length {
  floors: number;
  spire: number;
}
export const FULL: Length = { floors: 4, spire: 5 };
export const QUICK: Length = { floors: 3, spire: 4 };

export function lengthOf(options: Record<string, string>): Length {
  return options.length === 'quick' ? QUICK : FULL;
}

export type Next =
  /** `colour` is '' on an empty site: any. */
  | { kind: 'column'; colour: Colour | ''; floor: number; points: number }
  | { kind: 'tile'; colour: Colour; floor: number; points: number }
  | { kind: 'roof'; colour: Colour; floor: number; points: number }
  | { kind: 'complete' };

const TILE_POINTS = 1;
export const FLOOR_COLUMNS = 4;

/** The floor of a site's next column, from 1, or the full one to be covered. */
export function nextOf(site: Site, length: Length): Next {
  if (site.complete) return { kind: 'complete' };
  const floor = site.floors.length;
  const top = site.floors.at(-1);
  if (!top) return { kind: 'column', colour: '', floor: 1, points: 1 };
  if (top.cover) {
    const colour = slotsOf(top.cover.tile);
    return { kind: 'column', colour, floor: floor + 1, points: floor + 1 };
  }
  if (!full(top)) return { kind: 'column', colour: top.colour, floor, points: floor };
  const points = TILE_POINTS + (floor < length.floors ? 0 : length.spire);
  return { kind: floor < length.floors ? 'tile' : 'roof', colour: top.colour, floor, points };
}

export function full(floor: Floor): boolean {
  return floor.columns === FLOOR_COLUMNS;
}

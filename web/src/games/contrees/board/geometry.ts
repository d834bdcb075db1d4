// Pointy-top hexagons. Lengths are board units; an edge, which equals the circumradius, is 77, the size that
// the pieces are drawn for.

import type { Box, Point } from '../../../board/plane';
import type { Place } from '../view';

export const EDGE = 77;
/** Half the distance between two parallel edges. */
export const HALF = (EDGE * Math.sqrt(3)) / 2;

export function centre({ q, r }: Place): Point {
  return { x: HALF * (2 * q + r), y: 1.5 * EDGE * r };
}

// Corners in units of half a width and half an edge; 1 is the top, then clockwise.
const CORNERS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** The same for the same corner, whichever contrée it is given by. `number` from 1 to 6. */
export function cornerKey({ q, r }: Place, number: number): string {
  const [x, y] = CORNERS[number - 1]!;
  return `${2 * q + r + x},${3 * r + y}`;
}

export function cornerPoint(place: Place, number: number): Point {
  const [x, y] = CORNERS[number - 1]!;
  const middle = centre(place);
  return { x: middle.x + x * HALF, y: middle.y + (y * EDGE) / 2 };
}

/** The places that share an edge with this one. */
export function neighbours({ q, r }: Place): Place[] {
  return [
    { q: q + 1, r },
    { q: q - 1, r },
    { q, r: r + 1 },
    { q, r: r - 1 },
    { q: q + 1, r: r - 1 },
    { q: q - 1, r: r + 1 },
  ];
}

/** The outline of a hexagon as path data, scaled by `scale`. */
export function hexagon(middle: Point, scale = 1): string {
  const points = CORNERS.map(
    ([x, y]) => `${n(middle.x + x * HALF * scale)} ${n(middle.y + ((y * EDGE) / 2) * scale)}`,
  );
  return `M${points.join('L')}Z`;
}

/** The bounding box of hexagons at these places. */
export function boxAround(places: readonly Place[]): Box {
  const middles = places.map(centre);
  return {
    left: Math.min(...middles.map((each) => each.x)) - HALF,
    right: Math.max(...middles.map((each) => each.x)) + HALF,
    top: Math.min(...middles.map((each) => each.y)) - EDGE,
    bottom: Math.max(...middles.map((each) => each.y)) + EDGE,
  };
}

/** A hash of a place, from 0 to below `below`. */
export function seeded({ q, r }: Place, below: number): number {
  let hash = Math.imul(q + 101, 0x9e3779b1) ^ Math.imul(r + 57, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

export function n(value: number): number {
  return Math.round(value * 10) / 10;
}

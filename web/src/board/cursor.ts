// Moves the keyboard cursor geometrically: to the nearest spot in a direction.

import type { Point } from './plane';
import type { Spot } from './spots';

export type Direction = 'left' | 'right' | 'up' | 'down';

const AHEAD: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Weight of the sideways distance against the distance ahead. It is small for left and right, so that the
 * cursor follows the roads; large for up and down, so that it crosses a contrée rather than swerve. */
const ASIDE: Record<Direction, number> = { left: 1.5, right: 1.5, up: 2, down: 2 };

/** The next spot within 63° of a direction, preferring near ones and those straight ahead; the same spot at
 * the edge. */
export function step(all: readonly Spot[], from: Spot, direction: Direction): Spot {
  const { x: ax, y: ay } = AHEAD[direction];
  let best = from;
  let least = Infinity;
  for (const spot of all) {
    const dx = spot.point.x - from.point.x;
    const dy = spot.point.y - from.point.y;
    const ahead = dx * ax + dy * ay;
    const aside = Math.abs(dx * ay - dy * ax);
    if (ahead < 1 || aside > 2 * ahead) continue;
    const cost = ahead + ASIDE[direction] * aside;
    if (cost < least - 0.001) {
      best = spot;
      least = cost;
    }
  }
  return best;
}

/** The next (or previous) legal spot in reading order, wrapping around. */
export function nextLegal(all: readonly Spot[], from: Spot | null, back: boolean): Spot | null {
  const order = [...all].sort((a, b) => a.point.y - b.point.y || a.point.x - b.point.x);
  const legal = order.filter((spot) => spot.legal);
  if (legal.length === 0) return null;
  const at = from ? order.indexOf(from) : -1;
  const places = legal.map((spot) => order.indexOf(spot));
  if (back) {
    const before = places.findLastIndex((place) => place < at);
    return legal[before < 0 ? legal.length - 1 : before]!;
  }
  const after = places.findIndex((place) => place > at);
  return legal[after < 0 ? 0 : after]!;
}

/** The initial cursor: the spot nearest to the middle of the board. */
export function start(all: readonly Spot[]): Spot | null {
  const legal = all.filter((spot) => spot.legal);
  const among = legal.length > 0 ? legal : all;
  if (among.length === 0) return null;
  const x = among.reduce((sum, spot) => sum + spot.point.x, 0) / among.length;
  const y = among.reduce((sum, spot) => sum + spot.point.y, 0) / among.length;
  return among.reduce((a, b) =>
    Math.hypot(a.point.x - x, a.point.y - y) <= Math.hypot(b.point.x - x, b.point.y - y) ? a : b,
  );
}

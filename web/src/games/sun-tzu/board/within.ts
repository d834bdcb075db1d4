// Where the things of a province are, so that no border runs through them. They stay as near to their usual
// place as they can; if there is no room for all, the name at least is clear.

import type { Point, Size } from '../../../board/plane';
import { inside } from './land';

/** What a province shows: its size, and that of the name at its upper left. */
export interface Extent extends Size {
  name: Size;
}

/** Between a border and what is beside it: it is drawn with a shadow. */
const MARGIN = 4;
const STEP = 4;
/** The furthest from the usual place, as a number of steps. */
const STEPS = 8;
/** What each point of a border costs that runs through the name, or through the rest. */
const [NAME, REST] = [3000, 300];
/** What each corner costs that is outside; the name is at the first. */
const CORNERS = [90_000, 3000, 3000, 3000];
const ANYWHERE: Size = { width: Infinity, height: Infinity };

/** The middle of the things of a province.
 * @param usual where it is if there is room
 * @param map nothing is beyond its edges */
export function within(
  ring: readonly Point[],
  extent: Extent,
  usual: Point,
  map: Size = ANYWHERE,
): Point {
  let best = kept(usual, extent, map);
  let least = crossed(ring, extent, best) + outside(ring, extent, best);
  for (let across = -STEPS; across <= STEPS && least > 0; across++) {
    for (let down = -STEPS; down <= STEPS; down++) {
      const far = STEP * Math.hypot(across, down);
      if (far >= least) continue;
      const at = kept({ x: usual.x + across * STEP, y: usual.y + down * STEP }, extent, map);
      let total = far + crossed(ring, extent, at);
      if (total < least) total += outside(ring, extent, at);
      if (total < least) [best, least] = [at, total];
    }
  }
  return best;
}

/** The nearest place at which all is on the map. */
function kept({ x, y }: Point, extent: Size, map: Size): Point {
  const inRoom = (at: number, size: number, room: number) =>
    Math.max(size / 2, Math.min(at, room - size / 2));
  return { x: inRoom(x, extent.width, map.width), y: inRoom(y, extent.height, map.height) };
}

function crossed(ring: readonly Point[], { width, height, name }: Extent, middle: Point): number {
  const [left, top] = [middle.x - width / 2 - MARGIN, middle.y - height / 2 - MARGIN];
  let sum = 0;
  for (const { x, y } of ring) {
    const [across, down] = [x - left, y - top];
    if (across < 0 || down < 0) continue;
    if (across < name.width + 2 * MARGIN && down < name.height + 2 * MARGIN) sum += NAME;
    else if (across < width + 2 * MARGIN && down < height + 2 * MARGIN) sum += REST;
  }
  return sum;
}

function outside(ring: readonly Point[], { width, height }: Extent, middle: Point): number {
  return CORNERS.reduce((sum, cost, k) => {
    const x = middle.x + (k % 2 === 0 ? -width : width) / 2;
    const y = middle.y + (k < 2 ? -height : height) / 2;
    return inside(ring, { x, y }) ? sum : sum + cost;
  }, 0);
}

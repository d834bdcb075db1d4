// Heights and sizes: each floor of a pagoda is narrower than the one below by the same factor. Two numbers
// fit it to a box: the half side of the first floor and the height of a column.

import type { Part } from './building/parts';
import { pt, STAND, STANDS } from './projection';
import type { Floor, Site } from '../view';

export interface Size {
  half: number;
  column: number;
}

const NARROWER = 0.085;
/** The thickness of a tile and the height of a roof with its spire, as fractions of the half side. */
export const THICK = 0.17;
const ROOF = 2.06;
export const BEAM = 0.14;

/** The half side of a floor, counted from 1. */
export function halfAt(size: Size, floor: number): number {
  return size.half * (1 - NARROWER * (floor - 1));
}

export function plinthHeight(half: number): number {
  return Math.max(half * 0.27, 10.5) * 1.45;
}

/** The height at which a floor begins. */
export function baseOf(size: Size, floor: number): number {
  let z = plinthHeight(size.half);
  for (let below = 1; below < floor; below++) z += size.column + halfAt(size, below) * THICK;
  return z;
}

export function radius(half: number): number {
  return Math.max(2.4, half * 0.105);
}

/** The height of a finished pagoda. */
export function heightOf(size: Size, floors: number): number {
  return baseOf(size, floors) + size.column + halfAt(size, floors) * ROOF;
}

/** The height of a site's topmost part. */
export function topOf(size: Size, site: Site): number {
  const floors = site.floors.length;
  const top = site.floors.at(-1);
  if (!top) return plinthHeight(size.half);
  const cover = top.cover ? halfAt(size, floors) * (top.cover.roof ? ROOF : 0.6) : 0;
  return baseOf(size, floors) + size.column + cover;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The bounding box of a part, relative to the middle of its site's ground. */
export function boxOf(size: Size, part: Part, floor: Floor): Box {
  const half = halfAt(size, part.floor);
  const z = baseOf(size, part.floor);
  if (part.column > 0) {
    const [x, y] = STANDS[part.column - 1]!;
    const foot = pt(x * half, y * half, z);
    const r = radius(half) * 1.6;
    return {
      left: foot.x - r,
      right: foot.x + r,
      top: foot.y - size.column,
      bottom: foot.y + r / 2,
    };
  }
  const eave = half * 1.22;
  const low = pt(-eave, -eave, z + size.column);
  const high = pt(eave, eave, z + size.column + half * THICK);
  const top = floor.cover?.roof ? -(z + size.column + half * ROOF) : high.y;
  return { left: low.x, right: high.x, top, bottom: low.y };
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** The upper left corner of a part's number: beside a column, where no other column and no sign is in the
 * way; at the right end of a tile. */
export function markAt(size: Size, part: Part, side: number): { x: number; y: number } {
  const half = halfAt(size, part.floor);
  const z = baseOf(size, part.floor);
  if (part.column === 0) {
    const end = pt(half * 1.2, -half, z + size.column + half * THICK);
    return { x: end.x - side * 0.2, y: end.y - side / 2 };
  }
  const foot = pt(STANDS[part.column - 1]![0] * half, STANDS[part.column - 1]![1] * half, z);
  const right = part.column < 3;
  const gap = radius(half) + 2;
  const share = [0.46, 0.78, 0.18, 0.56][part.column - 1]!;
  return {
    x: right ? foot.x + gap : foot.x - gap - side,
    y: foot.y - size.column * share - side / 2,
  };
}

export const BEAM_REACH = STAND * 1.22;

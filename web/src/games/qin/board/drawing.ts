// The board as a drawing: its box, and points of the window in it.

import { type Point, throughMatrix } from '../../../board/plane';
import { SIDE, SIZE } from '../view';

const RIM = 5;
const WHOLE = SIZE * SIDE;
/** How far beside the board a point still counts as on it. */
const NEAR = 12;

/** The board with its rim. */
export const BOX = { left: -RIM, top: -RIM, right: WHOLE + RIM, bottom: WHOLE + RIM };

/** Converts a point of the window to the drawing, by the inverse of the drawing's matrix; null if it is off
 * the board. */
export function inside(matrix: DOMMatrix | null | undefined, at: Point): Point | null {
  if (!matrix) return null;
  const { x, y } = throughMatrix(matrix, at);
  return beside(x) || beside(y) ? null : { x: clamp(x), y: clamp(y) };
}

const beside = (value: number) => value <= -NEAR || value >= WHOLE + NEAR;
const clamp = (value: number) => Math.min(Math.max(value, 0.5), WHOLE - 0.5);

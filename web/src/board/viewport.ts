// The visible part of a board: scale and translation from board units to CSS pixels.

import type { Box, Point, Size } from './plane';

export interface Viewport {
  /** Pixels per board unit. */
  scale: number;
  x: number;
  y: number;
}

/** The viewport that shows the whole box, centred, at a scale of at most `most`. */
export function fit(box: Box, size: Size, most: number): Viewport {
  const scale = Math.min(
    most,
    size.width / (box.right - box.left),
    size.height / (box.bottom - box.top),
  );
  return centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, size, scale);
}

export function centred(middle: Point, size: Size, scale: number): Viewport {
  return { scale, x: size.width / 2 - middle.x * scale, y: size.height / 2 - middle.y * scale };
}

/** Changes the scale about a point of the screen. */
export function zoomed(
  sight: Viewport,
  factor: number,
  about: Point,
  least: number,
  most: number,
): Viewport {
  const scale = Math.min(most, Math.max(least, sight.scale * factor));
  const k = scale / sight.scale;
  return { scale, x: about.x - (about.x - sight.x) * k, y: about.y - (about.y - sight.y) * k };
}

/** Moves a viewport so that the box fills the screen as far as possible: its edges stay outside, and a
 * smaller box is centred. */
export function held(sight: Viewport, box: Box, size: Size): Viewport {
  return {
    scale: sight.scale,
    x: along(sight.x, box.left * sight.scale, box.right * sight.scale, size.width),
    y: along(sight.y, box.top * sight.scale, box.bottom * sight.scale, size.height),
  };
}

function along(shift: number, from: number, to: number, room: number): number {
  if (to - from <= room) return (room - from - to) / 2;
  return Math.min(-from, Math.max(room - to, shift));
}

/** Moves a viewport as little as needed to show a point `margin` pixels inside the screen. */
export function showing(sight: Viewport, point: Point, size: Size, margin: number): Viewport {
  const x = point.x * sight.scale + sight.x;
  const y = point.y * sight.scale + sight.y;
  const dx = Math.max(0, margin - x) - Math.max(0, x - (size.width - margin));
  const dy = Math.max(0, margin - y) - Math.max(0, y - (size.height - margin));
  return { scale: sight.scale, x: sight.x + dx, y: sight.y + dy };
}

export function onBoard(sight: Viewport, at: Point): Point {
  return { x: (at.x - sight.x) / sight.scale, y: (at.y - sight.y) / sight.scale };
}

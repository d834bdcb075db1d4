// What hands on a plain board mean: which spot a point is, and moving the board.

import { type Camera, FINGER } from './camera.svelte';
import type { Hands } from './gestures';
import type { Picking } from './picking.svelte';
import type { Point } from './plane';
import { type Spot, nearest, underFinger } from './spots';

/** A mouse is at a spot when it is so near, in pixels. */
const MOUSE = 26;

export interface Places {
  spots(): readonly Spot[];
  /** So far apart neighbouring spots lie, in board units. */
  apart: number;
  /** Spots are areas: a mouse is at the nearest within so many board units (half the diagonal, where they
   * are squares). 0, and if absent: they are points. */
  area?(): number;
  /** Pointing at a spot tries it out: it is open, or closed with a reason to tell. All if absent. */
  asks?(spot: Spot): boolean;
  /** Coarse pointer or narrow screen. */
  touch(): boolean;
}

/** @param point the point of the board that is drawn at a point of the screen */
export function pointing(
  places: Places,
  camera: Camera,
  picking: Picking,
  point: (at: Point) => Point,
): Hands {
  const area = () => places.area?.() ?? 0;
  function under(at: Point): Spot | null {
    const near = Math.min(places.apart * 0.48, MOUSE / camera.sight.scale);
    return nearest(places.spots(), point(at), area() || near);
  }
  function touched(at: Point): Spot | null {
    const reach = Math.max(FINGER / camera.sight.scale, area());
    return underFinger(places.spots(), point(at), reach);
  }
  return {
    tap(at, finger) {
      const careful = finger || places.touch();
      const spot = careful ? touched(at) : under(at);
      picking.choose(spot, careful);
      if (careful && spot && spot.action !== '') camera.magnify(at, places.apart);
    },
    hover(at) {
      const spot = at && !places.touch() ? under(at) : null;
      const before = picking.hovered;
      if (spot?.key === before?.key && spot?.action === before?.action) return;
      picking.hover(spot, spot !== null && (places.asks?.(spot) ?? true));
    },
    pan: (dx, dy) => camera.pan(dx, dy),
    zoom: (factor, at) => camera.zoom(factor, at),
  };
}

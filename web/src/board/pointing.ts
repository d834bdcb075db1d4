// Maps gestures on a plain board to spots and camera movements.

import { type Camera, FINGER } from './camera.svelte';
import type { Hands } from './gestures';
import type { Picking } from './picking.svelte';
import type { Point } from './plane';
import { type Spot, nearest, underFinger } from './spots';

/** How near a spot a mouse has to be, in pixels. */
const MOUSE = 26;

export interface Places {
  spots(): readonly Spot[];
  /** The distance between neighbouring spots, in board units. */
  apart: number;
  /** For spots that are areas: a mouse chooses the nearest within this distance in board units (half the
   * diagonal for squares). Default 0: spots are points. */
  area?(): number;
  /** Whether hovering over a spot tries it out: it is legal, or illegal with a reason to show. Default: all
   * do. */
  asks?(spot: Spot): boolean;
  /** Called with the point under the mouse, in board units; null: it has left. */
  pointed?(at: Point | null): void;
  /** Coarse pointer or narrow screen. */
  touch(): boolean;
}

/** @param point converts a point of the screen to the board point drawn there */
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
      picking.choose(spot);
      if (careful && spot && spot.action !== '') camera.magnify(at, places.apart);
    },
    hover(at) {
      places.pointed?.(at && !places.touch() ? point(at) : null);
      const spot = at && !places.touch() ? under(at) : null;
      const before = picking.hovered;
      if (spot?.key === before?.key && spot?.action === before?.action) return;
      picking.hover(spot, spot !== null && (places.asks?.(spot) ?? true));
    },
    pan: (dx, dy) => camera.pan(dx, dy),
    zoom: (factor, at) => camera.zoom(factor, at),
  };
}

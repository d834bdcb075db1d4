// What the hands on the board mean: which corner or place a point is, and moving the map.

import type { Camera } from './camera.svelte';
import type { Play } from './play.svelte';
import { EDGE, HALF, type Point } from '../board/geometry';
import type { Gestures } from './gestures';
import type { Position } from '../view';
import { FINGER } from './viewport';
import { type Spot, nearest, underFinger } from './spots';

interface Parts {
  camera: Camera;
  /** The point of the board that is drawn at a point of the screen, also while the map still moves. */
  point: (at: Point) => Point;
  choice: Play;
  spots: () => Spot[];
  position: () => Position;
  /** Coarse pointer or narrow screen. */
  touch: () => boolean;
}

/** A mouse is at a corner when it is so near, in pixels. */
const MOUSE = 26;

export function pointing({ camera, point, choice, spots, position, touch }: Parts): Gestures {
  /** What the mouse is at: a place anywhere on it, a corner close to it. */
  function under(at: Point): Spot | null {
    const scale = camera.sight.scale;
    const setup = position().phase === 'tiles';
    const reach = setup ? HALF : Math.min(EDGE * 0.48, Math.max(MOUSE, 12) / scale);
    return nearest(spots(), point(at), reach);
  }
  function touched(at: Point): Spot | null {
    const { scale } = camera.sight;
    const setup = position().phase === 'tiles';
    const reach = setup ? Math.max(FINGER / scale, HALF) : FINGER / scale;
    return underFinger(spots(), point(at), reach);
  }
  return {
    tap(at, finger) {
      const careful = finger || touch();
      const spot = careful ? touched(at) : under(at);
      choice.choose(spot, careful);
      if (careful && spot && spot.action !== '') camera.magnify(at);
    },
    hover(at) {
      const spot = at && !touch() ? under(at) : null;
      if (spot?.key === choice.hovered?.key && spot?.action === choice.hovered?.action) return;
      choice.hover(spot, spot !== null && position().towers[spot.key] === undefined);
    },
    pan: (dx, dy) => camera.pan(dx, dy),
    zoom(factor, at, smooth) {
      const before = camera.sight.scale;
      camera.zoom(factor, at, smooth);
      return camera.sight.scale !== before;
    },
  };
}

import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { EDGE } from '../board/geometry';
import { fullGame, snake } from '../testing/golden';
import type { Position } from '../view';
import { FINGER } from './viewport';
import { surroundings } from '../board/surroundings';

const PHONE = { width: 390, height: 376 };

function over(position: Position, size = PHONE): Camera {
  return new Camera({ box: () => surroundings(position), size: () => size, most: () => 1.3 });
}
const long = { phase: 'towers', tiles: snake(24) } as Position;

describe('the camera', () => {
  it('shows the whole board at first, all through a game', () => {
    for (const { view } of fullGame()) {
      const camera = over(view);
      const { scale, x, y } = camera.sight;
      const box = surroundings(view);
      expect(box.left * scale + x).toBeGreaterThanOrEqual(-0.01);
      expect(box.top * scale + y).toBeGreaterThanOrEqual(-0.01);
      expect(box.right * scale + x).toBeLessThanOrEqual(PHONE.width + 0.01);
      expect(box.bottom * scale + y).toBeLessThanOrEqual(PHONE.height + 0.01);
    }
  });

  it('comes nearer about a finger where corners are too close, and goes back by itself', () => {
    const camera = over(long);
    const whole = camera.sight;
    const finger = { x: 200, y: 188 };
    const before = camera.point(finger);
    camera.magnify(finger);
    expect(camera.sight.scale * EDGE).toBeGreaterThanOrEqual(FINGER);
    expect(camera.point(finger).x).toBeCloseTo(before.x);
    camera.release();
    expect(camera.sight).toEqual(whole);
  });

  it('stays where a hand has brought it', () => {
    const camera = over(long);
    camera.zoomMiddle(4);
    const near = camera.sight.scale;
    camera.magnify({ x: 100, y: 188 });
    camera.release();
    expect(camera.sight.scale).toBeGreaterThanOrEqual(near);
    camera.showAll();
    expect(camera.near).toBe(false);
  });

  it('does not come nearer where there is no need, nor further than the whole', () => {
    const few = {
      phase: 'towers',
      tiles: [
        [0, 0],
        [1, 0],
      ],
    } as unknown as Position;
    const camera = over(few);
    camera.magnify({ x: 100, y: 100 });
    expect(camera.near).toBe(false);
    camera.zoomMiddle(0.2);
    expect(camera.near).toBe(false);
    camera.pan(50, 50);
    expect(camera.near).toBe(false);
  });

  it('follows the cursor out of sight', () => {
    const camera = over(long);
    camera.zoomMiddle(6);
    const corner = { x: 23 * EDGE * Math.sqrt(3), y: EDGE };
    camera.show(corner);
    const x = corner.x * camera.sight.scale + camera.sight.x;
    expect(x).toBeLessThan(PHONE.width);
    expect(x).toBeGreaterThan(0);
  });
});

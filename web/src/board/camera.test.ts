import { describe, expect, it } from 'vitest';
import { Camera, FINGER, type Scene } from './camera.svelte';

const PHONE = { width: 390, height: 376 };
/** A long board with spots 40 units apart. */
const LONG = { left: 0, right: 3000, top: -100, bottom: 300 };
const APART = 40;

function over(scene: Partial<Scene> = {}): Camera {
  const camera = new Camera({
    box: () => LONG,
    motion: () => true,
    nearest: (whole) => Math.max(2 * whole, 2),
    ...scene,
  });
  camera.screen = PHONE;
  return camera;
}

describe('the camera', () => {
  it('shows the whole at first, with what is to stay free around it', () => {
    expect(over().sight).toEqual({ scale: 0.13, x: 0, y: 175 });
    const { scale, x } = over({ air: () => 15 }).sight;
    expect([scale, x]).toEqual([0.12, 15]);
    expect(over({ most: () => 0.1 }).sight.scale).toBe(0.1);
  });

  it('comes as near as it may, and back to the whole', () => {
    const camera = over();
    expect(camera.zoom(100, { x: 200, y: 188 })).toBe(true);
    expect([camera.near, camera.sight.scale]).toEqual([true, 2]);
    expect(camera.zoom(2, { x: 200, y: 188 })).toBe(false);
    expect(camera.zoom(0.001, { x: 200, y: 188 })).toBe(true);
    expect([camera.near, camera.sight]).toEqual([false, camera.whole]);
    expect(camera.zoom(0.5, { x: 200, y: 188 })).toBe(false);
  });

  it('lets no edge of the board come inside', () => {
    const camera = over();
    camera.zoom(100, { x: 0, y: 188 });
    camera.pan(5000, 5000);
    expect([camera.sight.x + 0, camera.sight.y]).toEqual([0, 200]);
    camera.pan(-50_000, -50_000);
    expect([camera.sight.x, camera.sight.y]).toEqual([390 - 6000, 376 - 600]);
  });

  it('comes nearer about a finger where spots are too close, and goes back by itself', () => {
    const camera = over();
    const whole = camera.sight;
    const finger = { x: 200, y: 188 };
    const before = camera.point(finger);
    camera.magnify(finger, APART);
    expect(camera.sight.scale * APART).toBeGreaterThanOrEqual(FINGER);
    expect(camera.point(finger).x).toBeCloseTo(before.x);
    camera.release();
    expect(camera.sight).toEqual(whole);
  });

  it('stays where a hand has brought it', () => {
    const camera = over();
    camera.zoomMiddle(4);
    const near = camera.sight.scale;
    camera.magnify({ x: 100, y: 188 }, APART);
    camera.release();
    expect(camera.sight.scale).toBeGreaterThanOrEqual(near);
    camera.showAll();
    expect(camera.near).toBe(false);
  });

  it('does not come nearer where there is no need, nor further than the whole', () => {
    const camera = over();
    camera.magnify({ x: 100, y: 100 }, 400);
    expect(camera.near).toBe(false);
    camera.zoomMiddle(0.2);
    expect(camera.near).toBe(false);
    camera.pan(50, 50);
    expect(camera.near).toBe(false);
  });

  it('follows the cursor out of sight', () => {
    const camera = over();
    camera.zoomMiddle(6);
    camera.show({ x: 2900, y: 0 });
    const x = 2900 * camera.sight.scale + camera.sight.x;
    expect(x).toBeLessThan(PHONE.width);
    expect(x).toBeGreaterThan(0);
  });

  it('glides where it moves by itself and movements are welcome, never under a hand', () => {
    const camera = over();
    camera.zoomMiddle(4);
    expect(camera.smooth).toBe(true);
    camera.pan(1, 1);
    expect(camera.smooth).toBe(false);
    camera.showAll();
    expect(camera.smooth).toBe(true);
    const still = over({ motion: () => false });
    still.zoomMiddle(4);
    expect(still.smooth).toBe(false);
  });
});

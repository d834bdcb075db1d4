import { describe, expect, it } from 'vitest';
import type { Point } from './plane';
import { fit, held, onBoard, showing, zoomed } from './viewport';
import type { Viewport } from './viewport';

const SIZE = { width: 660, height: 660 };

function onScreen(sight: Viewport, point: Point): Point {
  return { x: point.x * sight.scale + sight.x, y: point.y * sight.scale + sight.y };
}

describe('the sight', () => {
  it('holds a box whole and in the middle, no larger than it may be', () => {
    const box = { left: -100, right: 300, top: 0, bottom: 100 };
    const sight = fit(box, { width: 200, height: 200 }, 9);
    expect(sight.scale).toBe(0.5);
    expect(onScreen(sight, { x: -100, y: 0 })).toEqual({ x: 0, y: 75 });
    expect(onScreen(sight, { x: 300, y: 100 })).toEqual({ x: 200, y: 125 });
    expect(fit(box, SIZE, 1.3).scale).toBe(1.3);
  });

  it('zooms about a point that stays where it is, within limits', () => {
    const sight = fit({ left: -100, right: 100, top: -100, bottom: 100 }, SIZE, 9);
    const about = { x: 120, y: 500 };
    const there = onBoard(sight, about);
    const near = zoomed(sight, 1.7, about, sight.scale, 2 * sight.scale);
    expect(onScreen(near, there).x).toBeCloseTo(about.x);
    expect(onScreen(near, there).y).toBeCloseTo(about.y);
    expect(zoomed(sight, 0.1, about, sight.scale, 9).scale).toBe(sight.scale);
    expect(zoomed(sight, 99, about, sight.scale, 7).scale).toBe(7);
  });

  it('never loses the board', () => {
    const box = { left: -10, right: 990, top: 0, bottom: 100 };
    const size = { width: 500, height: 500 };
    expect(held({ scale: 1, x: 900, y: 900 }, box, size)).toEqual({ scale: 1, x: 10, y: 200 });
    expect(held({ scale: 1, x: -900, y: 0 }, box, size)).toEqual({ scale: 1, x: -490, y: 200 });
  });

  it('moves just as far as a point needs', () => {
    const size = { width: 500, height: 500 };
    expect(showing({ scale: 1, x: 0, y: 0 }, { x: 490, y: 100 }, size, 60).x).toBe(-50);
    expect(showing({ scale: 1, x: 0, y: 0 }, { x: 250, y: 100 }, size, 60).x).toBe(0);
  });
});

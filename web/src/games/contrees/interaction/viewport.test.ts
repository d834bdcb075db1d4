import { describe, expect, it } from 'vitest';
import { boxAround, type Point } from '../board/geometry';
import { snake, territories } from '../testing/golden';
import { fit, held, nearestScale, onBoard, type Viewport, showing, zoomed } from './viewport';

const SIZES = [
  { width: 660, height: 660 },
  { width: 390, height: 374 },
];

function onScreen(sight: Viewport, point: Point): Point {
  return { x: point.x * sight.scale + sight.x, y: point.y * sight.scale + sight.y };
}

describe('the sight', () => {
  it('holds every territory whole, a snake of 24 too', () => {
    for (const size of SIZES) {
      for (const tiles of [...territories().map((each) => each.tiles), snake(24)]) {
        const box = boxAround(tiles.map(([q, r]) => ({ q, r })));
        const sight = fit(box, size, 1.3);
        const from = onScreen(sight, { x: box.left, y: box.top });
        const to = onScreen(sight, { x: box.right, y: box.bottom });
        expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(-0.01);
        expect(to.x).toBeLessThanOrEqual(size.width + 0.01);
        expect(to.y).toBeLessThanOrEqual(size.height + 0.01);
      }
    }
  });

  it('zooms about a point that stays where it is', () => {
    const sight = fit({ left: -100, right: 100, top: -100, bottom: 100 }, SIZES[0]!, 9);
    const about = { x: 120, y: 500 };
    const there = onBoard(sight, about);
    const near = zoomed(sight, 1.7, about, sight.scale, nearestScale(sight));
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

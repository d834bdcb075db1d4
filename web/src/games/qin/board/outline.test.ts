import { describe, expect, it } from 'vitest';
import { positions } from '../testing/golden';
import { loops, outline } from './outline';
import { land, parseSquare } from '../view';

const squares = (names: string) => names.split(' ').map(parseSquare);
/** Twice the area inside the loops, in squares; positive if clockwise. */
const area = (names: string) =>
  loops(squares(names))
    .map((corners) =>
      corners.reduce((sum, a, k) => {
        const b = corners[(k + 1) % corners.length]!;
        return sum + a.x * b.y - b.x * a.y;
      }, 0),
    )
    .map((twice) => twice / 2);

describe('boundaries', () => {
  it('a square has four corners, a row of squares too', () => {
    expect(loops(squares('a1'))).toEqual([
      [
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
        { x: 0, y: 0 },
      ],
    ]);
    expect(loops(squares('c3 d3 e3'))[0]).toHaveLength(4);
    expect(loops(squares('c3 d3 d4'))[0]).toHaveLength(6);
  });

  it('run around holes the other way', () => {
    expect(area('a1 b1 c1 a2 c2 a3 b3 c3').sort()).toEqual([-1, 9]);
  });

  it('keep apart squares that touch at a corner only', () => {
    // A ring whose hole touches the outside at a corner, with one square of ground on each side.
    const around = squares('a1 b1 c1 a2 c2 a3 b3 d2 d3 d1');
    const total = loops(around).flat();
    expect(total.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
    expect(area('a1 b2')).toEqual([1, 1]);
  });

  it('enclose as many squares as the field has, for every field of a whole game', () => {
    for (const { view } of positions().filter((_, ply) => ply % 9 === 0)) {
      for (const field of land(view).fields) {
        const inside = loops(field.squares)
          .map((corners) =>
            corners.reduce((sum, a, k) => {
              const b = corners[(k + 1) % corners.length]!;
              return sum + (a.x * b.y - b.x * a.y) / 2;
            }, 0),
          )
          .reduce((sum, each) => sum + each, 0);
        expect(inside).toBe(field.squares.length);
      }
    }
  });
});

describe('outlines', () => {
  const numbers = (d: string) => d.match(/-?[\d.]+/g)!.map(Number);

  it('stay inside their squares by the inset, give or take the wobble', () => {
    const all = numbers(outline(squares('c3 d3'), { inset: 2, wobble: 1 }));
    const xs = all.filter((_, k) => k % 2 === 0);
    const ys = all.filter((_, k) => k % 2 === 1);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(101);
    expect(Math.max(...xs)).toBeLessThanOrEqual(199);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(101);
    expect(Math.max(...ys)).toBeLessThanOrEqual(149);
  });

  it('waver always in the same way at the same place, and differently elsewhere', () => {
    expect(outline(squares('c3 d3'))).toBe(outline(squares('c3 d3')));
    const moved = numbers(outline(squares('e3 f3'))).map((n, k) => (k % 2 === 0 ? n - 100 : n));
    expect(moved).not.toEqual(numbers(outline(squares('c3 d3'))));
  });

  it('leave a gap open for a gate', () => {
    const d = outline(squares('a1'), { inset: 7, wobble: 0, gap: { x: 25, y: 43, half: 5 } });
    expect(d.startsWith('M20 43L15 43')).toBe(true);
    expect(d.endsWith('L30 43')).toBe(true);
    expect(d).not.toContain('Z');
  });
});

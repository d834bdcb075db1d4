import { describe, expect, it } from 'vitest';
import type { Point } from '../../../board/plane';
import { crossing, provinceAt, shape } from './land';
import { BORDERS } from './lines';
import { PROVINCES } from '../view';
import type { Province } from '../view';

const NEIGHBOURS: [Province, Province][] = [
  ['Xi', 'Ti'],
  ['Xi', 'Qi'],
  ['Xi', 'Mo'],
  ['Ti', 'Qi'],
  ['Ti', 'Ma'],
  ['Qi', 'Mo'],
  ['Qi', 'Ma'],
  ['Mo', 'Ma'],
];
const key = ({ x, y }: Point) => `${x},${y}`;

describe.each([
  [{ width: 820, height: 528 }, false],
  [{ width: 386, height: 500 }, true],
])('the land in %j', (size, small) => {
  const land = shape(size, small);

  it('has the borders of SUN-1, each drawn once and used by both neighbours', () => {
    const shared = (a: Province, b: Province) => {
      const points = new Set(land.provinces[a].map(key));
      return land.provinces[b].filter((point) => points.has(key(point))).length;
    };
    for (const a of PROVINCES) {
      for (const b of PROVINCES.slice(PROVINCES.indexOf(a) + 1)) {
        const neighbours = NEIGHBOURS.some(([x, y]) => x === a && y === b);
        // Qinghai separates Xinjiang from Mandarin and Tibet from Mongolia.
        if (neighbours) expect(shared(a, b)).toBeGreaterThan(18);
        else expect(shared(a, b)).toBe(0);
      }
    }
    expect(BORDERS).toHaveLength(NEIGHBOURS.length);
  });

  it('has provinces whose outline is one line without leaps', () => {
    for (const province of PROVINCES) {
      const ring = land.provinces[province];
      const steps = ring.map((a, k) => {
        const b = ring[(k + 1) % ring.length]!;
        return Math.hypot(a.x - b.x, a.y - b.y);
      });
      expect(Math.max(...steps)).toBeLessThan(30);
    }
  });

  it('is the same each time', () => {
    expect(shape(size, small)).toEqual(land);
  });

  it('knows the province under a point', () => {
    const at = (x: number, y: number) =>
      provinceAt(land, { x: (x * size.width) / 1000, y: (y * size.height) / 600 });
    expect([at(200, 205), at(318, 502), at(506, 308), at(700, 110), at(806, 396)]).toEqual([
      ...PROVINCES,
    ]);
    expect(at(-50, 10)).toBeNull();
  });

  it('leads across every border both ways', () => {
    for (const [a, b] of NEIGHBOURS) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as [Province, Province][]) {
        const { at, angle } = crossing(land, from, to);
        const step = (by: number) => ({
          x: at.x + by * Math.cos((angle * Math.PI) / 180),
          y: at.y + by * Math.sin((angle * Math.PI) / 180),
        });
        expect([provinceAt(land, step(-10)), provinceAt(land, step(10))]).toEqual([from, to]);
      }
    }
  });
});

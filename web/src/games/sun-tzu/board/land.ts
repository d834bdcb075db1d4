// The map in a box. Lines are scaled to the box before the wobble of a brush is added, so that strokes keep
// their width. The wobble is seeded by the line, and so never changes.

import type { Point, Size } from '../../../board/plane';
import type { Province } from '../view';
import { COAST, JUNCTIONS, LINES, RINGS, SHARED } from './lines';

export interface Shape {
  lines: Record<string, Point[]>;
  provinces: Record<Province, Point[]>;
  coast: Point[];
}

/** The lines of the map in a box. `small`: less wobble, for a phone. */
export function shape(size: Size, small: boolean): Shape {
  const lines = Object.fromEntries(
    Object.keys(LINES).map((name) => [name, brushed(name, size, small)]),
  );
  const provinces = Object.fromEntries(
    Object.entries(RINGS).map(([province, ring]) => [
      province,
      ring.flatMap((n) => along(lines, n)),
    ]),
  ) as Record<Province, Point[]>;
  return { lines, provinces, coast: COAST.flatMap((name) => along(lines, name)) };
}

function along(lines: Record<string, Point[]>, name: string): Point[] {
  return name.startsWith('-') ? [...lines[name.slice(1)]!].reverse() : lines[name]!;
}

/** A curve through the points of a line, with wobble except at its ends. */
function brushed(name: string, size: Size, small: boolean): Point[] {
  const raw = [JUNCTIONS[name[0]!]!, ...LINES[name]!, JUNCTIONS[name[1]!]!];
  const through = raw.map(([x, y]) => ({ x: (x * size.width) / 1000, y: (y * size.height) / 600 }));
  const random = seeded(raw[0]![0] * 7 + raw[1]![1] * 13);
  const last = through.length - 1;
  const points: Point[] = [];
  for (let i = 0; i < last; i++) {
    for (let k = 0; k < 9; k++) {
      const at = i + k / 9;
      const free = Math.min(1, at / 0.4, (last - at) / 0.4);
      const tremble = free * (small ? 1.3 : 2);
      const swing = free * (small ? 1.6 : 3);
      const phase = at * (small ? 5.1 : 6.3) + raw[0]![0];
      const point = spline(through, i, k / 9);
      points.push({
        x: point.x + random() * tremble + Math.sin(phase) * swing,
        y: point.y + random() * tremble + Math.cos(phase * 1.3) * swing,
      });
    }
  }
  return [...points, through[last]!];
}

/** A point between points i and i + 1 (Catmull–Rom spline). */
function spline(points: Point[], i: number, t: number): Point {
  const [a, b] = [points[Math.max(0, i - 1)]!, points[i]!];
  const [c, d] = [points[i + 1]!, points[Math.min(points.length - 1, i + 2)]!];
  const one = (p0: number, p1: number, p2: number, p3: number) =>
    0.5 *
    (2 * p1 +
      (p2 - p0) * t +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
      (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
  return { x: one(a.x, b.x, c.x, d.x), y: one(a.y, b.y, c.y, d.y) };
}

/** A pseudorandom generator, between −½ and ½. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280 - 0.5;
  };
}

export function path(points: readonly Point[], end = ''): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${end}`;
}

/** The province at a point of the box. */
export function provinceAt(land: Shape, point: Point): Province | null {
  const found = Object.entries(land.provinces).find(([, ring]) => inside(ring, point));
  return (found?.[0] as Province | undefined) ?? null;
}

export function inside(ring: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  ring.forEach((a, k) => {
    const b = ring[(k + 1) % ring.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** The middle of the border between two provinces, and the direction across it from the first. */
export function crossing(land: Shape, from: Province, to: Province): { at: Point; angle: number } {
  const line = land.lines[SHARED[`${from}-${to}`] ?? SHARED[`${to}-${from}`]!]!;
  const middle = Math.floor(line.length / 2);
  const at = line[middle]!;
  const [a, b] = [line[middle - 3]!, line[middle + 3]!];
  const normal = Math.atan2(b.x - a.x, a.y - b.y);
  const ahead = { x: at.x + 14 * Math.cos(normal), y: at.y + 14 * Math.sin(normal) };
  const angle = inside(land.provinces[to], ahead) ? normal : normal + Math.PI;
  return { at, angle: (angle * 180) / Math.PI };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

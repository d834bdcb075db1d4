// The geometry of a rating's course, in pixels of a drawing as wide as its place.

import type { Point } from './shown';

export const HEIGHT = 96;
export const TOP = 8;
export const BOTTOM = 88;
export const LEFT = 40;
const EDGE = 6;
/** The least that the field spans, in points: small changes are to look small. */
const LEAST = 200;
/** The scale's lines are at multiples of this. */
const STEP = 100;

export interface Course {
  /** The line, and the band of uncertainty around it. */
  line: string;
  band: string;
  /** The last point. */
  x: number;
  y: number;
  scale: { rating: number; y: number }[];
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** @param points oldest first, at least one */
export function course(points: readonly Point[], width: number): Course {
  const low = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty));
  const high = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty));
  const more = Math.max(0, LEAST - (high - low)) / 2;
  const [bottom, top] = [low - more, high + more];
  const right = Math.max(width - EDGE, LEFT + 1);
  const x = (k: number) =>
    points.length === 1 ? right : round(LEFT + ((right - LEFT) * k) / (points.length - 1));
  const y = (rating: number) =>
    round(BOTTOM - ((BOTTOM - TOP) * (rating - bottom)) / (top - bottom));
  const through = (of: (point: Point) => number) =>
    points.map((point, k) => `${x(k)} ${y(of(point))}`);
  const upper = through(({ rating, uncertainty }) => rating + uncertainty);
  const lower = through(({ rating, uncertainty }) => rating - uncertainty).reverse();
  const last = points.at(-1)!;
  const scale = [];
  const step = STEP * Math.max(1, Math.ceil((top - bottom) / STEP / 4));
  for (let rating = Math.ceil(bottom / step) * step; rating <= top; rating += step)
    scale.push({ rating, y: y(rating) });
  return {
    line: `M${through(({ rating }) => rating).join('L')}`,
    band: `M${[...upper, ...lower].join('L')}Z`,
    x: x(points.length - 1),
    y: y(last.rating),
    scale,
  };
}

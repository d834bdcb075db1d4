// The geometry of the curve, in pixels of a drawing as wide as its place.

import type { Mark, SeatReview } from '../../protocol';

/** The height of the drawing, and the field of the curve within it. */
export const HEIGHT = 134;
export const TOP = 10;
export const BOTTOM = 114;
export const LEFT = 32;
/** Between the field and the drawing's right edge. */
const EDGE = 5;

export interface Spot {
  x: number;
  y: number;
}

export const rightOf = (width: number): number => Math.max(width - EDGE, LEFT + 1);

/** @param last the highest ply of the curve; `width` of the drawing */
export function across(ply: number, last: number, width: number): number {
  return LEFT + ((rightOf(width) - LEFT) * ply) / Math.max(last, 1);
}

/** @param chance in ten-thousandths */
export function down(chance: number): number {
  const within = Math.min(Math.max(chance, 0), 10_000);
  return BOTTOM - ((BOTTOM - TOP) * within) / 10_000;
}

/** The ply nearest to a place of the drawing. */
export function plyAt(x: number, last: number, width: number): number {
  const ply = Math.round(((x - LEFT) / (rightOf(width) - LEFT)) * last);
  return Math.min(Math.max(ply, 0), last);
}

/** The nearest of some plies, of which there is at least one. */
export const nearest = (plies: readonly number[], ply: number): number =>
  plies.reduce((a, b) => (Math.abs(b - ply) < Math.abs(a - ply) ? b : a));

/** @param chances by ply, or at the plies given */
export function spots(
  chances: readonly number[],
  last: number,
  width: number,
  plies?: readonly number[],
): Spot[] {
  return chances.map((chance, k) => ({
    x: across(plies?.[k] ?? k, last, width),
    y: down(chance),
  }));
}

/** The chance at a ply where it is known at some plies, between them in proportion; null before the first. */
export function between(
  { plies, chances }: { plies: readonly number[]; chances: readonly number[] },
  ply: number,
): number | null {
  const before = plies.findLastIndex((each) => each <= ply);
  const from = chances[before];
  if (from === undefined) return null;
  const to = chances[before + 1] ?? from;
  const length = (plies[before + 1] ?? ply + 1) - plies[before]!;
  return from + ((to - from) * (ply - plies[before]!)) / length;
}

const round = (number: number): number => Math.round(number * 10) / 10;
const at = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

/** The line through some spots; '' for none. */
export function line(through: readonly Spot[]): string {
  return through.length === 0 ? '' : `M${through.map(at).join('L')}`;
}

/** What lies between the line and the half. */
export function wash(through: readonly Spot[]): string {
  if (through.length === 0) return '';
  const half = round(down(5_000));
  return `M${round(through[0]!.x)} ${half}L${through.map(at).join('L')}V${half}Z`;
}

/** A mark on the curve: an error before its event, luck after it. */
export interface Drawn extends Spot {
  kind: 'error' | 'luck';
  ply: number;
  /** Half of a diamond's diagonal, or the radius of a ring. */
  size: number;
}

/** As large as what it cost: from 4.5 pixels for five points to 8.5 for twenty-five. */
export function sizeOf(error: number): number {
  return 4.5 + (Math.min(Math.max(error - 500, 0), 2_000) / 2_000) * 4;
}

/** All marks, the errors over the rings. */
export function drawn(
  { curve, marks }: Pick<SeatReview, 'curve' | 'marks'>,
  width: number,
): Drawn[] {
  const last = curve.length - 1;
  const spot = (ply: number): Spot => ({
    x: across(Math.min(ply, last), last, width),
    y: down(curve[Math.min(ply, last)] ?? 0),
  });
  const rings = marks
    .filter(({ luck, reveal }: Mark) => luck !== undefined || reveal !== undefined)
    .map(({ ply }): Drawn => ({ kind: 'luck', ply, size: 4, ...spot(ply + 1) }));
  const errors = marks.flatMap(({ ply, error }): Drawn[] =>
    error === undefined ? [] : [{ kind: 'error', ply, size: sizeOf(error), ...spot(ply) }],
  );
  return [...rings, ...errors];
}

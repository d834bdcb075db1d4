// Roofs as paths: the ring of eaves of a tile, and the pointed roof.

import { along, at, corners, n1 } from '../projection';
import type { Point } from '../projection';

/** One face of a roof: its outline, the opacity of its shade of black, and its tile lines. */
export interface Face {
  outline: string;
  dark: number;
  ribs: string;
}

export interface Eaves {
  faces: Face[];
  /** The front edge, which is gilt. */
  gilding: string;
}

/** The point through which the edge between two raised corners sags. */
function sag(a: Point, b: Point, lift: number): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + lift * 1.7 };
}

/** Sides by their corners, back to front: left, back, right, front. */
const SIDES = [
  [3, 0, 0.12],
  [2, 3, 0.2],
  [1, 2, 0.16],
  [0, 1, 0],
] as const;

/** A ring of roof around a deck that is `rise` above it. */
export function ring(
  z: number,
  half: number,
  rise: number,
  lift: number,
): Eaves & { deck: Point[] } {
  const outer = corners(half * 1.2, z + lift);
  const deck = corners(half * 0.86, z + rise);
  const faces: Face[] = [];
  for (const [a, b, dark] of SIDES) {
    const [from, to, inFrom, inTo] = [outer[a]!, outer[b]!, deck[a]!, deck[b]!];
    const handle = sag(from, to, lift);
    const outline = `M${at(from)}Q${at(handle)} ${at(to)}L${at(inTo)}L${at(inFrom)}Z`;
    if (turnedAway(from, to, inFrom) && a > 1) continue;
    const count = a === 0 ? 9 : 4;
    let ribs = '';
    for (let k = 1; k < count; k++) {
      const t = k / count;
      const inner = { x: inFrom.x * (1 - t) + inTo.x * t, y: inFrom.y * (1 - t) + inTo.y * t };
      ribs += `M${at(along(from, handle, to, t))}L${at(inner)}`;
    }
    faces.push({ outline, dark, ribs });
  }
  return { faces, deck, gilding: gilding(outer, lift) };
}

function turnedAway(from: Point, to: Point, inner: Point): boolean {
  return (to.x - from.x) * (inner.y - from.y) - (to.y - from.y) * (inner.x - from.x) > 0;
}

function gilding(outer: readonly Point[], lift: number): string {
  return `M${at(outer[0]!)}Q${at(sag(outer[0]!, outer[1]!, lift))} ${at(outer[1]!)}`;
}

/** The roof over the last floor: its two visible faces, up to the peak. */
export function peaked(z: number, half: number, peak: Point): Eaves {
  const lift = half * 0.09;
  const outer = corners(half * 1.24, z + lift);
  const bend = (p: Point): Point => ({
    x: p.x * 0.42 + peak.x * 0.58,
    y: p.y * 0.72 + peak.y * 0.28,
  });
  const faces = SIDES.slice(2).map(([a, b, dark]): Face => {
    const [from, to] = [outer[a]!, outer[b]!];
    const handle = sag(from, to, lift);
    const hips = `Q${at(bend(to))} ${at(peak)}Q${at(bend(from))} ${at(from)}`;
    const outline = `M${at(from)}Q${at(handle)} ${at(to)}${hips}Z`;
    const count = a === 0 ? 9 : 5;
    let ribs = '';
    for (let k = 1; k < count; k++) {
      const foot = along(from, handle, to, k / count);
      ribs += `M${at(foot)}Q${at(bend(foot))} ${at(peak)}`;
    }
    return { outline, dark: a === 0 ? 0 : dark + 0.04, ribs };
  });
  return { faces, gilding: gilding(outer, lift) };
}

/** The two segments of a spire, from the bottom: half width and height as fractions of `unit`. */
const SEGMENTS = [
  [1.15, 3.6],
  [0.85, 3],
] as const;

export interface Spire {
  foot: string;
  segments: { x: number; y: number; width: number; height: number; ring: number }[];
  mast: string;
  ball: Point;
}

export function spire(peak: Point, unit: number): Spire {
  const foot = `M${n1(peak.x - unit * 2)} ${n1(peak.y + unit * 1.2)}h${n1(unit * 4)}l${n1(-unit * 0.8)} ${n1(-unit * 1.8)}h${n1(-unit * 2.4)}z`;
  let y = peak.y - unit * 0.6;
  const segments = SEGMENTS.map(([wide, high]) => {
    const top = y - unit * high;
    y = top - unit * 0.3;
    return {
      x: n1(peak.x - unit * wide),
      y: n1(top),
      width: n1(unit * wide * 2),
      height: n1(unit * high),
      ring: n1(unit * (wide + 0.9)),
    };
  });
  const mast = `M${n1(peak.x)} ${n1(y + 2)}v${n1(-unit * 1.8)}`;
  return { foot, segments, mast, ball: { x: n1(peak.x), y: n1(y - unit * 1.5) } };
}

// Two ranges of mountains for a picture of any size, generated from their peaks.

import { n1 } from '../projection';

/** Position, height and width, as fractions. */
type Peak = readonly [number, number, number];

const FAR: readonly Peak[] = [
  [0.05, 0.7, 0.06],
  [0.15, 1, 0.07],
  [0.27, 0.6, 0.07],
  [0.4, 0.34, 0.08],
  [0.56, 0.5, 0.08],
  [0.68, 0.9, 0.065],
  [0.77, 1.12, 0.06],
  [0.95, 0.62, 0.08],
];
const NEAR: readonly Peak[] = [
  [0, 1, 0.08],
  [0.11, 0.55, 0.07],
  [0.23, 0.36, 0.07],
  [0.38, 0.75, 0.07],
  [0.47, 1, 0.06],
  [0.6, 0.45, 0.09],
  [0.86, 0.9, 0.07],
  [1, 1.1, 0.08],
];
const POINTS = 150;

export interface Range {
  outline: string;
  /** The strokes down its slopes. */
  slopes: string;
}

interface Ground {
  width: number;
  /** The base line, and the height of the peaks. */
  foot: number;
  high: number;
  broad: number;
  seed: number;
}

function heightAt(u: number, peaks: readonly Peak[], { broad, seed }: Ground): number {
  let most = 0;
  for (const [centre, high, wide] of peaks) {
    const t = Math.abs(u - centre) / (wide * broad);
    most = Math.max(most, high * (Math.exp(-t * t * 1.6) * 0.72 + Math.exp(-t * 3.2) * 0.28));
  }
  return most * (1 + 0.035 * Math.sin(u * 71 + seed) + 0.022 * Math.sin(u * 173 + seed * 3));
}

function slopesOf([centre, high, wide]: Peak, peaks: readonly Peak[], ground: Ground): string {
  if (high <= 0.6) return '';
  let path = '';
  for (let k = 0; k < 6; k++) {
    const u = centre + (k - 2.2) * wide * ground.broad * 0.17;
    if (u <= 0 || u >= 1) continue;
    const y = ground.foot - heightAt(u, peaks, ground) * ground.high + 3;
    const long = ground.high * (0.09 + 0.05 * ((k * 7 + ground.seed) % 3));
    const away = (u - centre) * ground.width;
    path += `M${n1(u * ground.width)} ${n1(y)}q${n1(away * 0.3 + 2)} ${n1(long * 0.5)} ${n1(away * 0.8)} ${n1(long)}`;
  }
  return path;
}

function range(peaks: readonly Peak[], ground: Ground): Range {
  const bottom = n1(ground.foot + ground.high);
  let outline = `M0 ${bottom}`;
  for (let k = 0; k <= POINTS; k++) {
    const u = k / POINTS;
    outline += `L${n1(u * ground.width)} ${n1(ground.foot - heightAt(u, peaks, ground) * ground.high)}`;
  }
  outline += `L${ground.width} ${bottom}Z`;
  return { outline, slopes: peaks.map((peak) => slopesOf(peak, peaks, ground)).join('') };
}

/** The far and the near range, with their base at a height of the picture. */
export function ranges(
  width: number,
  height: number,
  foot: number,
  narrow: boolean,
): [Range, Range] {
  const broad = narrow ? 1.7 : 1;
  return [
    range(FAR, { width, foot, high: height * (narrow ? 0.2 : 0.36), broad, seed: 1 }),
    range(NEAR, { width, foot: foot + 6, high: height * (narrow ? 0.12 : 0.2), broad, seed: 4 }),
  ];
}

/** Strokes of grass and water on the ground below a height. */
export function strokes(width: number, from: number, to: number, narrow: boolean): string {
  const half = narrow ? 9 : 18;
  return Array.from({ length: narrow ? 8 : 16 }, (_, k) => {
    const x = (k * 137.5) % width;
    const y = from + 14 + ((k * 53) % Math.max(to - from - 24, 1));
    return `M${n1(x)} ${n1(y)}q${half} -3 ${half * 2} 0t${half * 2} 0`;
  }).join('');
}

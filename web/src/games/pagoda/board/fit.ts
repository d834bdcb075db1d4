// Fits the six sites to a box in pixels: the two numbers of build.ts, and the ground line.

import { heightOf, topOf } from './build';
import type { Size } from './build';
import { SKY } from './scene';
import type { Fit } from './scene';
import type { Site } from '../view';

/** Breakpoint in em, since chips and menu scale with the text. Below it the pagodas are slender and the sky
 * is kept free. */
const NARROW = 37.5;
/** Up to this, in em, a chip's sign is above its points. */
const STACKED = 20;
/** Margin at both ends of the row. */
const END = 6;
/** Space below the row for the chips, in em. */
const FOOT = { wide: 4.125, narrow: 3, stacked: 4.6 };

export interface Box {
  width: number;
  height: number;
  /** The font size in pixels. */
  em: number;
}

export interface Plan extends Fit {
  size: Size;
  /** The size of a step's number. */
  mark: number;
  /** The ground line of the sites, from the upper edge. */
  ground: number;
}

export function planOf({ width, height, em }: Box, floors: number, sites: readonly Site[]): Plan {
  const narrow = width < NARROW * em;
  const stacked = width <= STACKED * em;
  const left = narrow ? 0 : END;
  const pitch = (width - 2 * left) / 6;
  const half = Math.min(pitch * 0.315, narrow ? 30 : 62);
  const foot = (stacked ? FOOT.stacked : narrow ? FOOT.narrow : FOOT.wide) * em;
  const ground = height - foot - half * 0.12;
  const sky = narrow ? Math.min(SKY * em, height * 0.31) : Math.max(height * 0.11, 46);
  const size = {
    half,
    column: columnFor(ground - sky, half, narrow ? near(sites, floors) : floors, narrow),
  };
  const mark = Math.min((narrow ? 13 : 18) * (em / 16), half * 0.8);
  const tops = sites.map((site) => ground - topOf(size, site));
  return { width, height, em, narrow, stacked, pitch, left, ground, size, mark, tops };
}

/** The floors of the highest site and the one after: in a small picture, columns are as high as these allow. */
function near(sites: readonly Site[], floors: number): number {
  return Math.min(floors, Math.max(2, ...sites.map((site) => site.floors.length + 1)));
}

/** The height of a column that makes a whole pagoda this high, within limits of proportion. */
function columnFor(high: number, half: number, floors: number, narrow: boolean): number {
  const rest = heightOf({ half, column: 0 }, floors);
  const most = half * (narrow ? 2.7 : 2.2);
  return Math.max(half * 0.9, Math.min((high - rest) / floors, most));
}

/** The middle of a site's ground. */
export function middleOf(plan: Plan, site: number): { x: number; y: number } {
  return { x: plan.left + plan.pitch * (site - 0.5), y: plan.ground };
}

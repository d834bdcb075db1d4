// What the picture of the six pagodas is given, and what it tells of itself.

import type { Snippet } from 'svelte';
import type { Words } from '../../../words';
import type { Build } from '../action';
import type { Length } from '../interaction/next';
import type { Part } from './parts';
import type { Site, SiteNumber } from '../view';

/** The number of a step, at the part that it built. */
export interface Mark {
  part: Part;
  number: number;
}

export interface SceneProps {
  sites: readonly Site[];
  length: Length;
  words: Words;
  /** The numbers of the turn's steps. */
  steps?: readonly Mark[];
  /** They are those of a turn that is over, or another's: not red. */
  past?: boolean;
  /** A part to come, drawn so that one sees through it. */
  ghost?: Build | null;
  /** Its hollow number; 0 for none. */
  ghostNumber?: number;
  /** The site whose slip is open; 0 for none. */
  chosen?: SiteNumber;
  /** Sites on which something can be built and paid for now. */
  payable?: readonly SiteNumber[];
  /** Parts that are new: they rise one after another, in this order. */
  rise?: readonly Part[];
  /** What the last turn built: between brackets. */
  last?: readonly Part[];
  /** Nothing may move: what is new keeps a double bracket. */
  still?: boolean;
  /** A site was tapped, whether something can be built there or not; absent: they are no buttons. */
  onsite?: (site: SiteNumber) => void;
  /** Stands over the picture: the slip. */
  children?: Snippet<[Fit]>;
}

/** How the picture fits its box, in pixels of the box: where a slip finds room. */
export interface Fit {
  width: number;
  height: number;
  /** The size of the text. */
  em: number;
  /** Slender, for a phone: the slip lies across the sky, which is kept free for SKY times `em`. */
  narrow: boolean;
  /** So narrow for its text that a chip's sign stands over its points. */
  stacked: boolean;
  /** The width of one site's strip; the first begins at `left`. */
  pitch: number;
  left: number;
  /** By site, how far its highest part is from the upper edge. */
  tops: readonly number[];
}

/** The height of sky that a narrow picture leaves above the highest pagoda, in sizes of the text. */
export const SKY = 7.625;

/** How long one part takes to rise, and a whole turn at most, in milliseconds. */
const RISE = 200;
const TURN = 900;

/** When each of so many parts begins to rise, and when the last one stands. */
export function rising(count: number): { starts: number[]; end: number } {
  const step = count > 1 ? Math.min(RISE, (TURN - RISE) / (count - 1)) : 0;
  const starts = Array.from({ length: count }, (_, k) => Math.round(k * step));
  return { starts, end: count > 0 ? starts.at(-1)! + RISE : 0 };
}

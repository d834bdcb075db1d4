// Inputs and callbacks of the picture of the six pagodas.

import type { Snippet } from 'svelte';
import type { Words } from '../../../words';
import type { Build } from '../action';
import type { Length } from '../interaction/next';
import type { Part } from './building/parts';
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
  /** They belong to a past turn or to another seat's, and are not red. */
  past?: boolean;
  /** The proposed part, drawn translucent. */
  ghost?: Build | null;
  /** Its hollow number; 0 for none. */
  ghostNumber?: number;
  /** The site whose menu is open; 0 for none. */
  chosen?: SiteNumber;
  /** Sites on which something can be built and paid for now. */
  payable?: readonly SiteNumber[];
  /** A card is chosen: those that it pays for are lit, the others recede. */
  leading?: boolean;
  /** New parts, which rise in this order. */
  rise?: readonly Part[];
  /** What the last turn built, marked with brackets. */
  last?: readonly Part[];
  /** No animation: new parts are marked with a double bracket. */
  still?: boolean;
  /** Sites are explained only when asked, because pointing at them builds. */
  quiet?: boolean;
  /** Sites that the log points at. */
  lit?: readonly SiteNumber[];
  /** The person points at a site; 0: at none. */
  onpoint?: (site: SiteNumber) => void;
  /** A site was tapped, whether or not something can be built there; `again`: soon after another tap near it.
   * Absent: the sites are no buttons. */
  onsite?: (site: SiteNumber, again: boolean) => void;
  /** Drawn over the picture: the menu. */
  children?: Snippet<[Fit]>;
}

/** The layout of the picture in pixels, used to position the menu. */
export interface Fit {
  width: number;
  height: number;
  /** The font size. */
  em: number;
  /** Slender, for a phone: the menu covers the sky, which is kept free for SKY em. */
  narrow: boolean;
  /** So narrow for its text that a chip's sign is above its points. */
  stacked: boolean;
  /** The width of one site's strip; the first begins at `left`. */
  pitch: number;
  left: number;
  /** By site, the distance of its topmost part from the upper edge. */
  tops: readonly number[];
}

/** Free sky above the highest pagoda in a narrow picture, in em; less if the picture is low. */
export const SKY = 7.625;

/** The time for one part to rise, and for a whole turn at most, in milliseconds. */
const RISE = 200;
const TURN = 900;

/** When each of `count` parts begins to rise, and when the last one is done. */
export function rising(count: number): { starts: number[]; end: number } {
  const step = count > 1 ? Math.min(RISE, (TURN - RISE) / (count - 1)) : 0;
  const starts = Array.from({ length: count }, (_, k) => Math.round(k * step));
  return { starts, end: count > 0 ? starts.at(-1)! + RISE : 0 };
}

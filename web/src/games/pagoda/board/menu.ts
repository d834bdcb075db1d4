// Where the build menu of a site is: on the side with more room, pointing at the top of what stands there.

import type { Fit } from './scene';
import type { SiteNumber } from '../view';

/** Of the menu, in pixels. */
export const WIDTH = 274;

interface Beside {
  /** Whether it is at the right of the site. */
  right: boolean;
  x: number;
  y: number;
  /** How far down the menu its arrow is. */
  arrow: number;
}

export function beside(fit: Fit, site: SiteNumber, height: number): Beside {
  const right = site <= 3;
  const top = fit.tops[site - 1] ?? 0;
  const y = Math.max(10, Math.min(top + 34 - height, fit.height - height - 56));
  const x = right ? fit.left + fit.pitch * site - 2 : fit.left + fit.pitch * (site - 1) - WIDTH + 2;
  return { right, x, y, arrow: Math.max(16, Math.min(top + 10 - y, height - 28)) };
}

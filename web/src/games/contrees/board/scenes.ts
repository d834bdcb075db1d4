// Small ink scenes on contrées that nobody holds: paddies, peaks, a grove, a hamlet. Neighbours never have
// the same one; height and orientation are seeded by the place, so that they never change.

import type { Point } from '../../../board/plane';
import { n, seeded } from './geometry';
import type { Place } from '../view';

/** Each with the middle of its width. */
const SCENES: readonly (readonly [string, number])[] = [
  ['M-24 22q6-3 12 0t12 0t12 0M-30 30q6-3 12 0t12 0t12 0t12 0M-22 38q6-3 12 0t12 0t12 0', -6],
  ['M-28 34l11-15 8 9 9-16 14 22M-17 19l2 7M0 12l3 9', -6],
  [
    'M-18 32v-5m0 0q-5-1-5-6q0-5 5-7q5 2 5 7q0 5-5 6M-3 38v-5m0 0q-5-1-5-6q0-5 5-7q5 2 5 7q0 5-5 6M14 33v-5m0 0q-5-1-5-6q0-5 5-7q5 2 5 7q0 5-5 6',
    -2,
  ],
  [
    'M-25 26q5-1 7-6q2 5 7 6M-23 26v8h10v-8M-3 20q5-1 7-6q2 5 7 6M-1 20v8H9v-8M8 33q5-1 7-6q2 5 7 6M10 33v7h10v-7M-12 38q6-2 14 0',
    -1.5,
  ],
];

export interface Scene {
  d: string;
  transform: string;
}

export function scene(place: Place, middle: Point): Scene {
  const kind = (((place.q + 2 * place.r) % 4) + 4) % 4;
  const face = seeded(place, 2) === 0 ? 1 : -1;
  const low = seeded({ q: place.r, r: place.q }, 7) - 3;
  const [d, across] = SCENES[kind]!;
  return {
    d,
    transform: `translate(${n(middle.x)} ${n(middle.y - 22 + low)}) scale(${1.42 * face} 1.42) translate(${-across} 0)`,
  };
}

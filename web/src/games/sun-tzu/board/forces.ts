// Layout of the figures of a province's armies: one each, in two ranks from six on; on a phone one rank of at
// most six, since the flag has the count. Leaving armies are beside the remaining ones, struck through.

import type { Seat } from '../../../protocol';
import type { Armies } from './scene';

export interface Standing {
  seat: Seat;
  x: number;
  y: number;
  state: 'stays' | 'leaves' | 'comes';
  /** Its index among those in the same state, from 0. */
  turn: number;
}
export interface Forces {
  figures: Standing[];
  /** The height of a figure. */
  high: number;
  width: number;
  height: number;
}

/** The maximum width of a rank in pixels: figures of a long rank are closer together. */
const WIDEST = 78;
const NOBODY: Armies = { seat: 0, count: 0 };

/** @param now the armies there, including arriving ones */
export function forces(now: Armies, small: boolean, leaving = NOBODY, coming = NOBODY): Forces {
  const scale = small ? 0.74 : 1.18;
  const states = [
    ...rank(now.seat, now.count - coming.count, 'stays'),
    ...rank(leaving.seat, Math.min(leaving.count, 4), 'leaves'),
    ...rank(coming.seat, coming.count, 'comes'),
  ];
  const shown = small ? fewer(states, 6) : states;
  const ranks = !small && shown.length > 5 ? 2 : 1;
  const per = Math.max(1, Math.ceil(shown.length / ranks));
  const usual = small ? 10 : shown.length > 8 ? 9.5 : shown.length > 4 ? 13.5 : 15.5;
  const step = per > 1 ? Math.min(usual, (small ? 50 : WIDEST) / (per - 1)) : 0;
  const high = 32 * scale;
  // Separates leaving from arriving armies.
  const gap = ranks === 1 ? (small ? 4 : 8) : 0;
  const figures = shown.map(({ seat, state, turn }, k) => {
    const row = Math.floor(k / per);
    const apart =
      gap * (state === 'stays' ? 0 : new Set(shown.slice(0, k + 1).map((f) => f.state)).size - 1);
    return { seat, state, turn, x: (k % per) * step + row * 5 + apart, y: 2 + row * 11 * scale };
  });
  const right = Math.max(0, ...figures.map(({ x }) => x + 20 * scale));
  return { figures, high, width: right, height: high + (ranks > 1 ? 13 * scale : 4) };
}

type Bare = Omit<Standing, 'x' | 'y'>;

function rank(seat: Seat, count: number, state: Standing['state']): Bare[] {
  return Array.from({ length: Math.max(0, count) }, (_, turn) => ({ seat, state, turn }));
}

/** Drops remaining armies first: the changes matter more. */
function fewer(all: Bare[], most: number): Bare[] {
  const staying = all.filter(({ state }) => state === 'stays');
  const changing = all.filter(({ state }) => state !== 'stays').slice(0, most);
  return [...staying.slice(0, most - changing.length), ...changing];
}

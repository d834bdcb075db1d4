// How the performance rating moved from game to game, as points of a line: better is higher.

import type { Reviewed } from './mistakes';

export interface Rated {
  date: number;
  /** In hundredths. */
  rating: number;
}

/** By game, the oldest first; the game that was played last comes first. */
export function rated(games: readonly Reviewed[]): Map<string, Rated[]> {
  const found = new Map<string, Rated[]>();
  for (const { game, date, rating } of games) {
    if (rating === undefined) continue;
    found.set(game, [{ date, rating }, ...(found.get(game) ?? [])]);
  }
  return found;
}

/** The worst rating that the scale has room for, in hundredths: a round number of points. */
export function worst(all: readonly Rated[]): number {
  const most = Math.max(...all.map(({ rating }) => rating));
  return Math.max(Math.ceil(most / 500), 1) * 500;
}

/** Where the games stand in a picture. One game alone stands in the middle. */
export function spots(
  all: readonly Rated[],
  width: number,
  height: number,
): { x: number; y: number }[] {
  const scale = worst(all);
  return all.map(({ rating }, k) => ({
    x: all.length === 1 ? width / 2 : (k / (all.length - 1)) * width,
    y: (rating / scale) * height,
  }));
}

// The next scoring, and its result with the present armies. For display only.

import { PROVINCES, armiesIn, valuesOf } from '../view';
import type { SunTzuView } from '../view';

/** The index of the next value of the tiles, 0 to 2; 3 when all are scored. The third is scored once the game
 * is over or a red end was reached. */
export function nextScoring(view: SunTzuView): number {
  if (view.phase === 'over') return counted(view);
  const done = Math.floor((view.dynasty - 1) / 3);
  // After the scoring of a dynasty, while cards are drawn for the next.
  const drawing = view.phase === 'draw' || view.phase === 'keep';
  return drawing && view.dynasty % 3 === 0 ? done + 1 : done;
}

/** A game ends only with a scoring, or with a resignation during a dynasty. */
function counted(view: SunTzuView): number {
  const scored = view.dynasty % 3 === 0 && view.winners.length > 0;
  return Math.floor(view.dynasty / 3) - (view.dynasty % 3 === 0 && !scored ? 1 : 0);
}

/** The dynasty that ends with the next scoring; 0 if there is none. */
export function scoringAfter(view: SunTzuView): number {
  const next = nextScoring(view);
  return next < 3 && view.phase !== 'over' ? 3 * (next + 1) : 0;
}

/** The distance of the red ends from the middle (SUN-4): 10 in records without the option. */
export function trackOf(options: Readonly<Record<string, string>>): number {
  return Number(options['track'] ?? 10);
}

export interface Standing {
  /** The totals of seat 1 and of seat 2. */
  sums: [number, number];
  /** Where the pawn would be, at most on a red end. */
  pawn: number;
}

/** The result of the next scoring with the present armies; null if there is none. `track`: the distance of
 * the red ends from the middle. */
export function asItStands(view: SunTzuView, track = 10): Standing | null {
  if (scoringAfter(view) === 0) return null;
  const scoring = nextScoring(view);
  const sums: [number, number] = [0, 0];
  for (const province of PROVINCES) {
    const { seat } = armiesIn(view, province);
    if (seat > 0) sums[seat - 1]! += valuesOf(view, province)[scoring] ?? 0;
  }
  const pawn = Math.max(-track, Math.min(track, view.pawn + sums[0] - sums[1]));
  return { sums, pawn };
}

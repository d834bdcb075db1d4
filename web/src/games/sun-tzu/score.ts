// Which scoring comes next, and what it would bring as the armies stand: display arithmetic.

import { PROVINCES, armiesIn, valuesOf } from './view';
import type { SunTzuView } from './view';

/** Which value of the tiles comes next: 0, 1 or 2; 3 when all three are counted. The third is counted
 * once the game is over or the red end was reached. */
export function nextScoring(view: SunTzuView): number {
  if (view.phase === 'over') return counted(view);
  const done = Math.floor((view.dynasty - 1) / 3);
  // After the scoring of a dynasty, while cards are drawn for the next.
  const drawing = view.phase === 'draw' || view.phase === 'keep';
  return drawing && view.dynasty % 3 === 0 ? done + 1 : done;
}

/** A game ends only by a scoring, or by a resignation in the middle of a dynasty. */
function counted(view: SunTzuView): number {
  const scored = view.dynasty % 3 === 0 && view.winners.length > 0;
  return Math.floor(view.dynasty / 3) - (view.dynasty % 3 === 0 && !scored ? 1 : 0);
}

/** The dynasty after which the next scoring comes; 0 when there is none any more. */
export function scoringAfter(view: SunTzuView): number {
  const next = nextScoring(view);
  return next < 3 && view.phase !== 'over' ? 3 * (next + 1) : 0;
}

/** How far the red ends are from the middle (SUN-4): 10 in records that don't say it. */
export function trackOf(options: Readonly<Record<string, string>>): number {
  return Number(options['track'] ?? 10);
}

export interface Standing {
  /** The sums of seat 1 and of seat 2. */
  sums: [number, number];
  /** Where the pawn would stand, not past the red ends. */
  pawn: number;
}

/** What the next scoring would bring as it stands, on a track with its ends so far from the middle;
 * null when there is none any more. */
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

// What decided the game, in words before any number: until when a seat was ahead, and what weighed more.

import type { ReviewedGame, Seat, SeatReview } from '../../../protocol';

/** A seat that is ahead by less is not. */
const MARGIN = 100;
/** Less than this is nothing. */
const LITTLE = 300;

/** How a seat was ahead that won: all the time, or for good from a position on; or one that did not win: mostly
 * until a position, at times and last at one, or never. */
export type Ahead =
  { kind: 'always' } | { kind: 'never' } | { kind: 'until' | 'last' | 'from'; ply: number };

/** @param plies the positions that count, ascending
 * @param won whether it won, alone or not */
export function ahead(
  review: ReviewedGame,
  seat: Seat,
  plies: readonly number[],
  won: boolean,
): Ahead {
  const own = review.seats[seat - 1]!.curve;
  const others = review.seats.filter((each) => each.seat !== seat).map(({ curve }) => curve);
  const leads = (ply: number, margin: number) =>
    others.every((curve) => (own[ply] ?? 0) > (curve[ply] ?? 0) + margin);
  if (won) {
    const behind = plies.slice(0, -1).findLastIndex((ply) => !leads(ply, -MARGIN));
    return behind < 0 ? { kind: 'always' } : { kind: 'from', ply: plies[behind + 1]! };
  }
  // Ahead before the first turn only is nothing to tell of.
  const last = plies.slice(1).findLast((ply) => leads(ply, MARGIN));
  if (last === undefined) return { kind: 'never' };
  const before = plies.filter((ply) => ply <= last);
  const often = before.filter((ply) => leads(ply, -MARGIN)).length * 2 >= before.length;
  return { kind: often ? 'until' : 'last', ply: last };
}

/** What weighed more. */
export type Weight =
  /** Lost: errors, though luck helped; errors more than bad luck; bad luck more than errors. */
  | 'errors-despite-luck'
  | 'errors-over-luck'
  | 'luck-over-errors'
  /** Won: luck more than the others' errors; those more than luck; against luck. */
  | 'luck-over-others'
  | 'others-over-luck'
  | 'others-despite-luck'
  /** Where luck changed nothing. */
  | 'errors-only'
  | 'others-only'
  /** Nothing weighs much. */
  | 'even';

export function weight(seat: SeatReview, won: boolean): Weight {
  const luck = seat.luck + seat.reveals;
  const play = won ? seat.others : seat.errors;
  if (Math.max(play, Math.abs(luck)) < LITTLE) return 'even';
  if (Math.abs(luck) < LITTLE) return won ? 'others-only' : 'errors-only';
  if (won) {
    if (luck < 0) return 'others-despite-luck';
    return luck > play ? 'luck-over-others' : 'others-over-luck';
  }
  if (luck > 0) return play > luck ? 'errors-despite-luck' : 'even';
  return play >= -luck ? 'errors-over-luck' : 'luck-over-errors';
}

/** Whether luck changed anything for a seat. */
export const lucky = ({ luck, reveals }: SeatReview): boolean => luck !== 0 || reveals !== 0;

/** A sentence: the key of its words, and the position that it speaks of. */
export interface Part {
  key: string;
  ply?: number;
}

/** What decided the game for a seat.
 * @param done the review is final: before, nothing is known of luck */
export function verdict(
  review: ReviewedGame,
  seat: Seat,
  plies: readonly number[],
  winners: readonly Seat[],
  done: boolean,
): Part[] {
  const won = winners.includes(seat);
  const { kind, ...where } = ahead(review, seat, plies, won);
  const parts: Part[] = winners.length > 1 ? [] : [{ key: `review.ahead.${kind}`, ...where }];
  if (done && review.seats.some(lucky))
    parts.push({ key: `review.weight.${weight(review.seats[seat - 1]!, won)}` });
  return parts;
}

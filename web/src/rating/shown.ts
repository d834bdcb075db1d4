// Ratings as the server tells them (docs/RATINGS.md), and as they are said.

import type { Level } from '../protocol';
import type { Words } from '../words';

export interface Rated {
  /** 1500 before the first game; 100 points more win 64 games of 100. */
  rating: number;
  /** One standard deviation. */
  uncertainty: number;
  /** Too little is known to compare it. */
  provisional: boolean;
}
export interface Point {
  table: string;
  place: number;
  rating: number;
  uncertainty: number;
  at: number;
}
export interface RatingShown extends Rated {
  /** A game's id; with `-many` for three and four seats. */
  ladder: string;
  games: number;
  last: number;
  /** Newest first. */
  course: Point[];
}
export interface LadderShown {
  ladder: string;
  rows: LadderRow[];
  /** They stand still; the weakest first. */
  computers: { level: Level; rating: number }[];
}
export type LadderRow = Rated & { name: string; games: number; last: number };
/** A place on a leaderboard: somebody's, or a computer's beside them. */
export type Place = { rank: number; row: LadderRow } | { level: Level; rating: number };
export interface SeatRatings {
  seats: (Rated & { seat: number; change?: number })[];
}

const MANY = '-many';

/** The game of a ladder, and of how many seats. */
export function ladderName(ladder: string, words: Words): string {
  if (!ladder.endsWith(MANY)) return words.word(`game.${ladder}`);
  const game = words.word(`game.${ladder.slice(0, -MANY.length)}`);
  return words.phrase('rating.many', { game });
}

/** The ladders of some games. */
export const laddersOf = (
  games: readonly { id: string; options: { name: string; values: string[] }[] }[],
): string[] =>
  games.flatMap(({ id, options }) => {
    const seats = options.find(({ name }) => name === 'players')?.values ?? ['2'];
    return [
      ...(seats.includes('2') ? [id] : []),
      ...(seats.some((count) => Number(count) > 2) ? [id + MANY] : []),
    ];
  });

/** Everybody in order, and the computers between those whose ratings are certain enough to compare. */
export function places({ rows, computers }: Pick<LadderShown, 'rows' | 'computers'>): Place[] {
  const people = rows.map((row, k) => ({ rank: k + 1, row }));
  const compared: Place[] = [...people.filter(({ row }) => !row.provisional), ...computers];
  const rating = (place: Place) => ('row' in place ? place.row.rating : place.rating);
  compared.sort((a, b) => rating(b) - rating(a));
  return [...compared, ...people.filter(({ row }) => row.provisional)];
}

/** “1612 ± 80”. */
export const valueOf = (
  { rating, uncertainty }: Omit<Rated, 'provisional'>,
  words: Words,
): string => words.phrase('rating.value', { rating, uncertainty });

// Which puzzle a day has. The same for everybody: days are counted in UTC.

import type { PuzzleList } from '../protocol';

const DAY = 86_400_000;
/** The next day's puzzle of a game is so many further on, so that neighbours in the file are apart: the first that
 * comes to all of them. */
const STRIDES = [37, 41];

export interface Chosen {
  game: string;
  /** From 1. */
  number: number;
}

/** The number of a day. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** The games take turns. null: there are no puzzles. */
export function daily({ games }: PuzzleList, day: number): Chosen | null {
  const of = games[day % games.length];
  if (!of) return null;
  const round = Math.floor(day / games.length);
  const all = of.difficulties.length;
  const stride = STRIDES.find((each) => all % each !== 0) ?? 1;
  return { game: of.game, number: ((round * stride) % all) + 1 };
}

/** The first puzzle of a game after this one that is not solved, of a difficulty (0: of any); null: there is
 * none. */
export function next(
  { games }: PuzzleList,
  { game, number }: Chosen,
  difficulty: number,
  solved: readonly number[],
): Chosen | null {
  const all = games.find((each) => each.game === game)?.difficulties ?? [];
  for (let k = 0; k < all.length; k++) {
    const at = (number + k) % all.length;
    const other = at + 1 !== number && !solved.includes(at + 1);
    if (other && (difficulty === 0 || all[at] === difficulty)) return { game, number: at + 1 };
  }
  return null;
}

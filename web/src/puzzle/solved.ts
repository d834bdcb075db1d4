// Which puzzles have been solved in this browser, and on how many days in a row that of the day was.

import { read, write } from '../stored';

const key = (game: string) => `puzzles.${game}`;
const STREAK = 'puzzles.streak';

export const solved = (game: string): number[] =>
  read(key(game))
    .split(' ')
    .filter((each) => each !== '')
    .map(Number);

export function markSolved(game: string, number: number): void {
  const all = solved(game);
  if (!all.includes(number)) write(key(game), [...all, number].join(' '));
}

export interface Streak {
  /** Days in a row, until today or yesterday. */
  days: number;
  /** Today's puzzle is solved. */
  today: boolean;
}

export function streak(today: number): Streak {
  const [last = 0, days = 0] = read(STREAK).split(' ').map(Number);
  return last >= today - 1 && last <= today
    ? { days, today: last === today }
    : { days: 0, today: false };
}

/** The puzzle of the day was solved. */
export function markDay(today: number): void {
  const before = streak(today);
  if (!before.today) write(STREAK, `${today} ${before.days + 1}`);
}

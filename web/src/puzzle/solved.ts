// Which puzzles have been solved in this browser, and on how many days in a row that of the day was.

import { read, write } from '../device/stored';

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

const told = (game: string): string => `puzzles.told.${game}`;

/** Whether the answer of a puzzle was shown in this browser before it was found. */
export const wasTold = (game: string, number: number): boolean =>
  read(told(game)).split(' ').includes(String(number));

/** The answer is shown: finding it afterwards is no solution. */
export function markTold(game: string, number: number): void {
  if (solved(game).includes(number) || wasTold(game, number)) return;
  write(told(game), `${read(told(game))} ${number}`.trim());
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

// How somebody keeps to their time.

/** Of their last games with a clock: in how many their time ran out. */
export interface Clocks {
  games: number;
  late: number;
}

/** Whether it is often enough to be told. */
export const often = ({ games, late }: Clocks): boolean => late >= 2 && late * 10 >= games;

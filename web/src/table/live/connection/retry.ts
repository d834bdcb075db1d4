// When a lost socket is opened again.

const FIRST = 400;
const GROWTH = 1.4;
const LONGEST = 8_000;

/** How long to wait, in ms. The first try comes almost at once, since another server may have the table
 * already, but is spread: thousands of pages lose a server in the same moment. Later waits grow so slowly that a
 * page comes back late by at most half of the time that the server was away, and half a second; they are spread
 * too.
 * @param failures tries that have failed since the socket last worked
 * @param random from 0 to 1
 * @param longest that is ever waited */
export function wait(failures: number, random: number, longest = LONGEST): number {
  if (failures === 0) return FIRST * random;
  return Math.min(FIRST * GROWTH ** failures, longest) * (0.5 + random / 2);
}

// For the tests: the recorded games of golden/GAME as the program traces them (docs/RECORDS.md).

import { readFileSync } from 'node:fs';

/** One position of a full trace. */
export interface TraceLine<View> {
  /** Who is to act: seats from `1`, or `*` for chance; none once the game is over. */
  actor: string[];
  /** By actor. */
  legalActions: Record<string, string[]>;
  /** By viewer: the spectators at 0, then the seats. */
  views: View[];
}

/** The folder of a game's records, at the root of the project. */
export const recordsOf = (game: string): URL =>
  new URL(`../../../golden/${game}/`, import.meta.url);

/** The lines of a trace, or of any text with one JSON object a line. */
export function jsonLines<T>(text: string): T[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** Every position of the one game that is recorded with its views. */
export function fullTrace<View>(game: string): TraceLine<View>[] {
  return jsonLines(readFileSync(new URL('full.trace', recordsOf(game)), 'utf8'));
}

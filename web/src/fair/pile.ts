// The possible outcomes of each draw, computed from a record alone, without the server that made the draws.
// Each game implements it in games/GAME/pile.ts, by its clauses in docs/rules.

import type { Seat } from '../protocol';

/** An event of a record, by a seat or by chance (0), in the game's notation. */
export interface Told {
  actor: Seat;
  action: string;
}

export interface Pile {
  /** The notations that chance may give next, with the number of items for each; empty if nothing can be
   * drawn. */
  next(): ReadonlyMap<string, number>;
  /** Processes the next event. An invalid one changes nothing. */
  after(event: Told): void;
}

/** Creates the pile before the first event. */
export type MakePile = (options: Readonly<Record<string, string>>) => Pile;

/** This many of each. */
export const each = (things: Iterable<string>, count: number): Map<string, number> =>
  new Map(Array.from(things, (thing) => [thing, count]));

/** Changes a count; entries with count 0 are removed. */
export function change(counts: Map<string, number>, thing: string, by: number): void {
  const now = (counts.get(thing) ?? 0) + by;
  if (now > 0) counts.set(thing, now);
  else counts.delete(thing);
}

export const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** The counts keyed by the notation of a draw. */
export const drawing = (counts: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(Array.from(counts, ([thing, count]) => [`draw ${thing}`, count]));

/** The drawn item; '' if the action is not a draw. */
export const drawn = (action: string): string => /^draw (\S+)$/.exec(action)?.[1] ?? '';

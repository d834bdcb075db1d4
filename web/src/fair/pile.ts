// What chance may draw, worked out from a record alone: the server that made the draws is not asked.
// A game's own stands in games/GAME/pile.ts and follows its clauses in docs/rules.

import type { Seat } from '../protocol';

/** An event of a record: a seat's, or chance's (0), in the game's notation. */
export interface Told {
  actor: Seat;
  action: string;
}

export interface Pile {
  /** The notations that chance may give next, and how many of the items give each; none where nothing
   * can be drawn. */
  next(): ReadonlyMap<string, number>;
  /** Takes in the next event. One that can't be understood changes nothing. */
  after(event: Told): void;
}

/** Before the first event. */
export type MakePile = (options: Readonly<Record<string, string>>) => Pile;

/** So many of each. */
export const each = (things: Iterable<string>, count: number): Map<string, number> =>
  new Map(Array.from(things, (thing) => [thing, count]));

/** One more, or fewer; what there is none of is left out. */
export function change(counts: Map<string, number>, thing: string, by: number): void {
  const now = (counts.get(thing) ?? 0) + by;
  if (now > 0) counts.set(thing, now);
  else counts.delete(thing);
}

export const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** Under the notation of a draw. */
export const drawing = (counts: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(Array.from(counts, ([thing, count]) => [`draw ${thing}`, count]));

/** What a draw drew; '' where it is none. */
export const drawn = (action: string): string => /^draw (\S+)$/.exec(action)?.[1] ?? '';

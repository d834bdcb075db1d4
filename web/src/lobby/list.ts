// The list of open tables: what messages make of it, and what of it is shown while somebody points at it.

import type { Listing, LobbyMessage, NewTable } from '../protocol';

/** The list after a message: open tables, the longest open first; then tables in play, the newest first. */
export function after(list: readonly Listing[], message: LobbyMessage): Listing[] {
  const known = new Map(message.whole ? [] : list.map((each) => [each.table, each]));
  for (const table of message.gone) known.delete(table);
  for (const each of message.tables) known.set(each.table, each);
  return [...known.values()].sort(inOrder);
}

function inOrder(a: Listing, b: Listing): number {
  if (a.phase !== b.phase) return a.phase === 'waiting' ? -1 : 1;
  const older = a.since - b.since || (a.table < b.table ? -1 : 1);
  return a.phase === 'waiting' ? older : -older;
}

/** A row of the list. `gone`: it keeps its place, but there is nothing to be had any more. */
export interface Row {
  key: string;
  listing: Listing;
  gone: boolean;
}

/** The rows to be shown next.
 * @param keeps rows that went stay in their places
 * @param holds nothing may move: new rows wait, too */
export function rows(
  before: readonly Row[],
  list: readonly Listing[],
  { keeps, holds }: { keeps: boolean; holds: boolean },
): Row[] {
  const news = new Map(list.map((listing) => [keyOf(listing), listing]));
  if (!keeps && !holds) return [...news].map(([key, listing]) => ({ key, listing, gone: false }));
  const kept = before.map(({ key, listing }) => {
    const now = news.get(key);
    news.delete(key);
    return { key, listing: now ?? listing, gone: now === undefined };
  });
  if (holds) return kept;
  const added = [...news].map(([key, listing]) => ({ key, listing, gone: false }));
  const open = ({ listing }: Row) => listing.phase === 'waiting';
  const all = [...kept, ...added];
  return [...all.filter(open), ...all.filter((row) => !open(row))];
}

/** A table that begins is another row. */
const keyOf = ({ table, phase }: Listing): string => `${phase} ${table}`;

export const free = ({ seats }: Listing): number =>
  seats.filter(({ kind }) => kind === 'open').length;

/** Whether two tables are for the same game, so that whoever waits at one may as well sit at the other. */
export function alike(a: Listing, b: Listing): boolean {
  return JSON.stringify(terms(a)) === JSON.stringify(terms(b));
}

const terms = (listing: Listing): unknown => {
  const { game, options, seats, games, hints, takebacks, rated, ratings, clock } = listing;
  return [
    game,
    Object.entries(options).sort(),
    seats.length,
    seats.filter(({ kind }) => kind === 'computer').length,
    games,
    hints,
    takebacks,
    rated,
    ratings,
    paceOf(clock),
  ];
};

/** A clock as the server and the dialog tell it, in one form. */
function paceOf(clock: Listing['clock'] | NewTable['clock']): string {
  const { base, increment, days, then }: Partial<NonNullable<Listing['clock']>> = clock ?? {};
  return days ? `${days} ${then}` : `${base} ${increment} ${then}`;
}

/** Whether two games give the same time. */
export const sameClock = (a: Listing['clock'], b: NewTable['clock']): boolean =>
  paceOf(a) === paceOf(b);

/** How the clock of a table is asked for at another one. */
export function clockLike({ clock }: Listing): NewTable['clock'] {
  if (!clock) return undefined;
  const { base, increment, days, then } = clock;
  return days ? { days, then } : { base, increment, then };
}

/** The table that somebody who waits at `own` should go to: the oldest of those like it that are older than
 * it, and want one more; not those for some ratings alone, which only the server can tell. So of two who wait for the same, exactly one goes to the other. */
export function older(list: readonly Listing[], own: Listing): Listing | undefined {
  return list
    .slice(0, Math.max(0, list.indexOf(own)))
    .find(
      (each) => each.phase === 'waiting' && !each.ratings && free(each) === 1 && alike(each, own),
    );
}

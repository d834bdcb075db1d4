// The games of an account in this browser's list of tables, and this browser's in the account's.

import { json } from '../api';
import { all, forget, keep } from '../device/kept';
import type { Summary } from '../protocol';

/** In the place of a seat's token: the session opens it. */
const SESSION = 'session';

const own = (): Promise<Summary[]> => json('/me/games');

/** Adds the account's games to the list.
 * @returns whether there were any that it didn't have */
export async function bring(): Promise<boolean> {
  const known = new Set(all().map(({ table }) => table));
  const news = (await own()).filter(({ info }) => !known.has(info.table));
  // The newest is to stand first.
  for (const { info } of news.toReversed())
    keep(info.table, { game: info.game, tokens: [SESSION] });
  return news.length > 0;
}

/** Drops those that only the session opened. */
export function leave(): void {
  for (const { table, tokens } of all())
    if (tokens.every((token) => token === SESSION) && tokens.length > 0) forget(table);
}

interface Seat {
  table: string;
  token: string;
}

/** The seats of this browser that are not the account's yet: one of each table. */
export async function guests(): Promise<Seat[]> {
  const known = new Set((await own()).map(({ info }) => info.table));
  return all().flatMap(({ table, tokens }) => {
    const token = tokens[0];
    return token && token !== SESSION && !known.has(table) ? [{ table, token }] : [];
  });
}

/** Takes them into the account.
 * @returns the tables that are its own now */
export const take = async (seats: Seat[]): Promise<string[]> =>
  (await json<{ tables: string[] }>('/me/games', '', { seats })).tables;

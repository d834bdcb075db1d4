// Sitting down at an open table, and finding one where the usual game is played.

import * as api from '../api';
import { ask, start } from '../home/start';
import { find, forget, seatKey } from '../device/kept';
import { person, publicName } from '../device/person.svelte';
import { place } from '../place.svelte';
import type { GameInfo, Listing, NewTable } from '../protocol';
import { sitDown } from '../table/joining/joining';
import { free, sameClock } from './list';
import { isUsual } from './telling';

/** What the server says if somebody else has sat down, or the table is not open any more. */
const LATE = ['taken', 'unknown-token', 'unknown-table'];

export const isLate = (error: unknown): boolean =>
  error instanceof api.ApiError && LATE.includes(error.code);

/** Takes the first open seat of a table that is open to all.
 * @param key `session` at a table to which the person is challenged
 * @throws ApiError for which [isLate] holds if somebody else has */
export async function sitAt(table: string, key = ''): Promise<void> {
  try {
    const { commitment } = await api.info(table, key);
    await sitDown(table, key, { name: publicName(person.name) }, commitment);
  } catch (error) {
    if (isLate(error) && find(table)?.tokens.length === 0) forget(table);
    throw error;
  }
}

/** Sits down and goes there.
 * @returns what went wrong: `late` if somebody else has, or a code; '' if nothing */
export async function sitAndGo(table: string): Promise<string> {
  try {
    await sitAt(table);
    goTo(table);
    return '';
  } catch (error) {
    return isLate(error) ? 'late' : error instanceof api.ApiError ? error.code : 'unknown';
  }
}

export const goTo = (table: string): void =>
  place.go({ page: 'table', table, key: seatKey(table) });

/** The tables where the usual game is wanted, the first to be tried first.
 * @param clock undefined: time does not count */
export const fitting = (
  game: GameInfo,
  list: readonly Listing[],
  clock?: NewTable['clock'],
): Listing[] =>
  list.filter(
    (each) =>
      each.phase === 'waiting' &&
      each.game === game.id &&
      free(each) === 1 &&
      isUsual(each, game) &&
      sameClock(each.clock, clock) &&
      !find(each.table)?.tokens.length,
  );

/** Sits down where the usual game is wanted, or opens a table for whoever wants it next.
 * @param list the open tables
 * @param clock undefined: time does not count */
export async function findGame(
  game: GameInfo,
  list: readonly Listing[],
  name: string,
  clock?: NewTable['clock'],
): Promise<void> {
  for (const { table } of fitting(game, list, clock)) {
    try {
      await sitAt(table);
      goTo(table);
      return;
    } catch (error) {
      if (!isLate(error)) throw error;
    }
  }
  await start({ ...ask(game, clock), name });
}

// The table after another: this device's seats continue at the next table.

import { find, followed, keep, type Kept } from './kept';
import type { Seat, Summary, TableInfo } from '../protocol';

/** A token of this device, and what it opens: a seat, or 0 if the seat was left. */
export interface Opened {
  token: string;
  viewer: Seat;
}

/** Saves the next table, once it exists, for those who still sit at this one.
 * @returns whether it was not saved before */
export function keepNext(info: TableInfo, opened: readonly Opened[]): boolean {
  const next = info.rematch.table;
  const tokens = opened.filter(({ viewer }) => viewer > 0).map(({ token }) => token);
  if (!next || tokens.length === 0) return false;
  followed(info.table);
  if (find(next)) return false;
  const { watch, next: wished } = find(info.table) ?? {};
  keep(next, {
    game: info.game,
    tokens,
    ...(watch ? { watch } : {}),
    ...(wished?.table === next ? { nonces: wished.nonces, commitment: wished.commitment } : {}),
  });
  return true;
}

/** Saves the next tables of all saved tables, once each.
 * @param summaries in the order of the tokens
 * @returns whether there were any */
export function keepAllNext(kept: readonly Kept[], summaries: readonly Summary[]): boolean {
  let any = false;
  for (const { table, tokens, followed } of kept) {
    const told = summaries.filter(({ info }) => info.table === table);
    // If a token opens nothing, it is unknown which of them it is.
    if (followed || told.length === 0 || told.length < tokens.length) continue;
    const opened = tokens.map((token, k) => ({ token, viewer: told[k]!.viewer }));
    any = keepNext(told[0]!.info, opened) || any;
  }
  return any;
}

// The table after one: the seats that this device has at the one go on at the other.

import { find, keep } from './kept';
import type { Seat, TableInfo } from './protocol';

/** A token of this device, and what it opens: a seat, or 0 where its seat was left. */
export interface Opened {
  token: string;
  viewer: Seat;
}

/** Keeps the next table, once it stands, for those who still sit at this one.
 * @returns whether it was not kept before */
export function keepNext(info: TableInfo, opened: readonly Opened[]): boolean {
  const next = info.rematch.table;
  const tokens = opened.filter(({ viewer }) => viewer > 0).map(({ token }) => token);
  if (!next || tokens.length === 0 || find(next)) return false;
  const watch = find(info.table)?.watch;
  keep(next, { game: info.game, tokens, ...(watch ? { watch } : {}) });
  return true;
}

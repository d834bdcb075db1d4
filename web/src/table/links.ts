// The links to a table: their secrets stand in the fragment.

import { find } from '../kept';
import { address, type Key } from '../router';
import type { Screen } from './live/screen.svelte';

function link(table: string, key: Key): string {
  return location.origin + address({ page: 'table', table, key });
}

/** What opens the table to watch, where it is known. Who has left a seat has its token kept, which opens
 * this table and no other. */
function watchCode(screen: Screen, table: string): string | undefined {
  const kept = find(table);
  const seated = kept !== undefined && kept.tokens.length > 0;
  return seated ? kept.watch : screen.viewer === 0 ? screen.current.token : undefined;
}

/** For a spectator; '' where this device has no leave to give. */
export function watchLink(screen: Screen, table: string): string {
  const code = watchCode(screen, table);
  return code ? link(table, { kind: 'watch', code }) : '';
}

/** To the next table: its seats open with the same tokens, and so does it for those who watch. '' where
 * it does not open. */
export function nextLink(screen: Screen, table: string, next: string): string {
  const sits = screen.tables.some(({ viewer }) => viewer > 0);
  const code = sits ? undefined : watchCode(screen, table);
  if (!sits && !code) return '';
  return address({ page: 'table', table: next, key: code ? { kind: 'watch', code } : null });
}

/** To an open seat; '' where this device didn't make the table. */
export function joinLink(table: string): string {
  const code = find(table)?.invitation;
  return code ? link(table, { kind: 'join', code }) : '';
}

/** To one's own seat, from another device. */
export function seatLink(screen: Screen, table: string): string {
  if (screen.viewer === 0) return '';
  const code = screen.current.token;
  // Until the game begins the seat's share in the draws goes with it, to be revealed from there.
  const nonce = screen.info.phase === 'waiting' ? find(table)?.nonces?.[code] : undefined;
  return link(table, { kind: 'seat', code, ...(nonce ? { nonce } : {}) });
}

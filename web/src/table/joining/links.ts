// The links to a table, with their secrets in the fragment.

import { find } from '../../device/kept';
import { address, type Key } from '../../router';
import type { Screen } from '../live/screen.svelte';

function link(table: string, key: Key): string {
  return location.origin + address({ page: 'table', table, key });
}

/** The code that opens the table to spectators, if known. After leaving a seat its token is still kept, but
 * opens only this table, so it is not given away. */
function watchCode(screen: Screen, table: string): string | undefined {
  const kept = find(table);
  const seated = kept !== undefined && kept.tokens.length > 0;
  return seated ? kept.watch : screen.viewer === 0 ? screen.current.token : undefined;
}

/** For a spectator; '' if this device may not share it. */
export function watchLink(screen: Screen, table: string): string {
  const code = watchCode(screen, table);
  return code ? link(table, { kind: 'watch', code }) : '';
}

/** To the next table, which the tokens of seats and the code of spectators open as well; '' if this device
 * has neither. */
export function nextLink(screen: Screen, table: string, next: string): string {
  const sits = screen.tables.some(({ viewer }) => viewer > 0);
  const code = sits ? undefined : watchCode(screen, table);
  if (!sits && !code) return '';
  return address({ page: 'table', table: next, key: code ? { kind: 'watch', code } : null });
}

/** To an open seat; '' if this device did not create the table. */
export function joinLink(table: string): string {
  const code = find(table)?.invitation;
  return code ? link(table, { kind: 'join', code }) : '';
}

/** To the viewer's own seat, from another device. */
export function seatLink(screen: Screen, table: string): string {
  if (screen.viewer === 0) return '';
  const code = screen.current.token;
  // Before the game begins the link includes the seat's share in the draws, so that the other device can
  // reveal it.
  const nonce = screen.info.phase === 'waiting' ? find(table)?.nonces?.[code] : undefined;
  return link(table, { kind: 'seat', code, ...(nonce ? { nonce } : {}) });
}

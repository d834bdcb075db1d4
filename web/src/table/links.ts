// The links to a table: their secrets stand in the fragment.

import { find } from '../kept';
import { address, type Key } from '../router';
import type { Screen } from './screen.svelte';

function link(table: string, key: Key): string {
  return location.origin + address({ page: 'table', table, key });
}

/** For a spectator; '' where this device has no leave to give. */
export function watchLink(screen: Screen, table: string): string {
  const kept = find(table);
  const code = kept ? kept.watch : screen.viewer === 0 ? screen.current.token : undefined;
  return code ? link(table, { kind: 'watch', code }) : '';
}

/** To the next table: its seats open with the same tokens, and so does it for those who watch. */
export function nextLink(screen: Screen, next: string): string {
  const key: Key | null =
    screen.viewer === 0 ? { kind: 'watch', code: screen.current.token } : null;
  return address({ page: 'table', table: next, key });
}

/** To an open seat; '' where this device didn't make the table. */
export function joinLink(table: string): string {
  const code = find(table)?.invitation;
  return code ? link(table, { kind: 'join', code }) : '';
}

/** To one's own seat, from another device. */
export function seatLink(screen: Screen, table: string): string {
  return screen.viewer === 0 ? '' : link(table, { kind: 'seat', code: screen.current.token });
}

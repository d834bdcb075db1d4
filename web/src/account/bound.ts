// Where somebody was about to take part when they went to sign in, for as long as this tab is open.

import { address, type Route } from '../router';

export interface Bound {
  /** With an invitation in its fragment, if there is one. */
  path: string;
  name: string;
}
const KEY = 'tianxia.bound';

export function remember(route: Route, name: string): void {
  try {
    const bound: Bound = { path: address(route), name };
    sessionStorage.setItem(KEY, JSON.stringify(bound));
  } catch {
    return; // Then they have to find the way themselves.
  }
}

export function remembered(): Bound | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Bound | null;
  } catch {
    return null;
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

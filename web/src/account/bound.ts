// The club that somebody was about to join when they went to sign in, for as long as this tab is open.

export interface Bound {
  id: string;
  name: string;
  /** An invitation, or ''. */
  code: string;
}
const KEY = 'tianxia.club';

export function remember(bound: Bound): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(bound));
  } catch {
    return; // Then the link has to be opened again.
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

// What this window remembers: short texts in its session's storage, each under a key of the page's own. Where storage
// is denied the page works, but a reload forgets.

const PREFIX = 'tianxia.';

/** '' if nothing is stored. */
export function recall(key: string): string {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, value);
  } catch {
    return;
  }
}

// What this device remembers: short texts in the browser's storage, each under a key of the page's own.

const PREFIX = 'tianxia.';

/** '' if nothing is stored. */
export function read(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return ''; // Storage is disabled: the page works, but does not remember.
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    return;
  }
}

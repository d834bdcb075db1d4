/** Begins to load what will be needed. A failure is told by whoever waits for it then. */
export function hasten(loading: Promise<unknown>): void {
  loading.catch(() => {});
}

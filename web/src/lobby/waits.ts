// Where this device waits for somebody.

import { all, find, keep, type Kept } from '../device/kept';

/** Its tables that are open to all. */
export const waited = (): Kept[] => all().filter(({ waits }) => waits);

/** Saves that a table waits for nobody any more. */
export function waitsNoMore(table: string): void {
  if (find(table)?.waits) keep(table, { waits: '' });
}

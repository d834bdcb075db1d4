// To one's table of a round.

import { bring } from '../account/games';
import { find } from '../device/kept';
import { goTo, isLate, sitAt } from '../lobby/sitting';

/** Takes the seat that is kept for the reader, unless they have it, and goes there. */
export async function goToOwn(table: string): Promise<void> {
  if (!find(table)?.tokens.length) {
    try {
      await sitAt(table, 'session');
    } catch (error) {
      if (!isLate(error)) throw error;
      // Taken by the reader at another device, or not in time: then there is something to watch.
      await bring();
    }
  }
  goTo(table);
}

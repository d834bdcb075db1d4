// What a finished review leaves in this browser: the costliest decisions of one's own seat, to be tried again on
// other days, and the rating.

import * as api from '../../api';
import { readRecord } from '../../fair/check/record';
import { isKnown, keep } from '../../mistakes/mistakes';
import type { Reviewing } from './reviewing.svelte';

/** Of players at one screen nobody knows whose browser it is: nothing is kept. */
export async function remember(reviewing: Reviewing): Promise<void> {
  const { screen, table, own, seat } = reviewing;
  if (screen.reader === 0 || screen.reader !== seat || !own || isKnown(table, seat)) return;
  const { game, seats, updated } = screen.info;
  const mistakes = reviewing.worst.map((decision) => ({
    turn: reviewing.numberOf(decision.ply),
    decision,
  }));
  const last = Math.max(0, ...mistakes.map(({ decision }) => decision.ply));
  try {
    const record = readRecord(await api.recordOf(table, screen.current.token));
    if (!record) return;
    keep({
      table,
      seat,
      game,
      options: record.options,
      date: updated,
      ...(own.rating === undefined ? {} : { rating: own.rating }),
      seats: seats.map(({ kind, name, level }, k) => ({
        seat: k + 1,
        kind,
        name,
        present: true,
        ...(level ? { level } : {}),
      })),
      events: record.events.slice(0, last).map(({ actor, action }) => `${actor || '*'} ${action}`),
      open: mistakes,
      found: 0,
    });
  } catch {
    return; // It is kept when the review is looked at again.
  }
}

// The button for taking back, which is the same in every game: it undoes the last step of what is being
// composed, or else takes back what was played, or else says why it cannot.

import type { EventShown, Seat, TableInfo } from '../../protocol';
import type { LiveTable } from './live.svelte';

/** The key of a sentence why nothing can be taken back now. */
export type WhyNot = 'back.none' | 'back.drawn' | 'back.seen' | 'back.waits' | 'back.stage';

export type Undo =
  /** `back`: at once; `takeback`: after asking the others. */
  { kind: 'back' | 'takeback'; run: () => void } | { kind: ''; why: WhyNot };

/** Why a seat cannot take back its last action, where nothing is running and no request is open.
 * @param events as the seat has seen them */
export function whyNot(events: readonly EventShown[], seat: Seat): WhyNot {
  const last = events.findLastIndex(({ actor }) => actor === seat);
  if (last < 0) return 'back.none';
  return events.slice(last).some(({ actor }) => actor === 0) ? 'back.drawn' : 'back.seen';
}

/** What a seat can take back of what it has played. */
export function undoOf(
  table: Pick<LiveTable, 'live' | 'can' | 'info' | 'frame' | 'viewer' | 'send'>,
): Undo {
  if (!table.live) return { kind: '', why: 'back.stage' };
  const kind = table.can.back ? 'back' : table.can.takeback ? 'takeback' : '';
  if (kind !== '') return { kind, run: () => table.send({ type: kind }) };
  const why = table.info.takeback ? 'back.waits' : whyNot(table.frame.events, table.viewer);
  return { kind, why };
}

/** The key of the button's name. Computers agree at once, so that it makes no difference to them. */
export function undoName(table: {
  undo: Undo;
  info: Pick<TableInfo, 'seats'>;
  mine(seat: Seat): boolean;
}): 'back' | 'takeback' {
  const others = table.info.seats.some(({ seat, kind }) => kind === 'person' && !table.mine(seat));
  return table.undo.kind === 'takeback' && others ? 'takeback' : 'back';
}

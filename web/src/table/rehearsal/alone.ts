// A table that no server has, of lessons, puzzles and mistakes: the position that a record leads to, to be played
// from, and the screen that shows it.

import type {
  Frame,
  Level,
  PositionPreviewed,
  PositionRefused,
  PositionShown,
  Previewed,
  Refused,
  Seat,
  SeatInfo,
} from '../../protocol';
import { LiveTable } from '../live/live.svelte';
import { Screen } from '../live/screen.svelte';
import type { Host } from './host.svelte';
import type { PageSocket } from './page-socket';

/** Nothing can be done but play. */
export const NOTHING = {
  back: false,
  takeback: false,
  resign: false,
  leave: false,
  rematch: false,
};

/** The seats of a position that nobody in particular has come to: computers have the others. */
export function nobody(own: Seat, options: Record<string, string>, level: Level): SeatInfo[] {
  const seats = Math.max(2, Number(options['players'] ?? 2));
  return Array.from({ length: seats }, (_, k) =>
    k + 1 === own
      ? { seat: k + 1, kind: 'person', name: '', present: true }
      : { seat: k + 1, kind: 'computer', name: '', level, present: true },
  );
}

/** The position as one to be played from.
 * @param seats who sits there */
export function frameOf(
  game: string,
  options: Record<string, string>,
  position: PositionShown,
  seats: SeatInfo[],
): Frame {
  return {
    type: 'frame',
    viewer: position.seat,
    seq: position.ply + 1,
    ply: position.ply,
    whole: true,
    events: position.events,
    actors: [position.seat],
    view: position.view,
    legal: position.legal,
    can: NOTHING,
    info: {
      table: '',
      game,
      options,
      seats,
      phase: 'playing',
      winners: [],
      resigned: 0,
      commitment: '',
      reveal: [],
      rematch: { by: [] },
      created: 0,
      updated: 0,
    },
  };
}

/** The screen of such a table, with its first position. */
export function screenOf(socket: PageSocket, host: Host, say: (sentence: string) => void): Screen {
  let screen: Screen | null = null;
  const table = new LiveTable('', '', socket.surroundings, {
    ...host,
    shown: (of, beat) => screen?.shown(of, beat),
    stepped: () => screen?.stepped(),
  });
  screen = new Screen([table], say);
  socket.onopen?.();
  screen.begin();
  return screen;
}

/** What the rules say of a preview, as a table's server would. */
export const asTable = (reply: PositionPreviewed | PositionRefused): Previewed | Refused =>
  reply.type === 'previewed' ? { ...reply, id: '' } : { ...reply, id: '', code: 'illegal' };

/** What such a server says without a connection. */
export const CUT: Refused = { type: 'refused', id: '', code: 'not-allowed', message: '' };

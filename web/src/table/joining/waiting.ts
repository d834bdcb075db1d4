// What a table waits for before its game begins: players, or shares in the draws.

import type { Seat, TableInfo } from '../../protocol';
import type { Words } from '../../words';
import { seatName } from '../names/names';

/** The seats of this screen. */
interface Sitters {
  mine(seat: Seat): boolean;
}

/** Seats whose shares are missing, except this screen's own. */
export const absent = (info: TableInfo, screen: Sitters): Seat[] =>
  info.reveal.filter((seat) => !screen.mine(seat));

/** The heading and the line below it. */
export function awaited(
  info: TableInfo,
  screen: Sitters,
  words: Words,
): { title: string; line: string } {
  if (info.seats.some(({ kind }) => kind === 'open')) {
    return { title: words.text('waiting.title'), line: words.text('waiting.line') };
  }
  const names = absent(info, screen).map((seat) => seatName(info, seat, words));
  if (names.length === 0)
    return { title: words.text('waiting.own'), line: words.text('waiting.own.line') };
  return {
    title: words.text('waiting.share', { names }),
    line: words.text('waiting.share.line', { names }),
  };
}

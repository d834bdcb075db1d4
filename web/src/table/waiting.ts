// What a table waits for before its game begins: somebody to sit down, or shares in the draws.

import type { Seat, TableInfo } from '../protocol';
import type { Words } from '../words';
import { seatName } from './names';

/** Who sits at this screen. */
interface Sitters {
  mine(seat: Seat): boolean;
}

/** Those whose shares are awaited, but for this screen's own. */
export const absent = (info: TableInfo, screen: Sitters): Seat[] =>
  info.reveal.filter((seat) => !screen.mine(seat));

/** The heading and the line under it. */
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

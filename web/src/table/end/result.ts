// Who won, in one line to whoever reads it.

import type { Frame, Seat, TableInfo } from '../../protocol';
import type { Words } from '../../words';
import type { GameUi, Tally } from '../contract';
import { lastTurn } from '../live/position/history';
import { ended, seatName } from '../names/names';

/** What a table's end is told by. */
interface Ended {
  frame: Frame;
  info: TableInfo;
  /** The seat of the one person who reads it; 0 if there are several, and for spectators. */
  reader: Seat;
  words: Words;
}

/** The first line of the end, without a full stop, and the reason, in sentences. */
export function told(
  { frame, info, reader, words }: Ended,
  ui: Pick<GameUi, 'ending' | 'tally'>,
): { headline: string; reason: string } {
  const last = lastTurn(frame.events);
  const won = result(info, reader, words, ui.tally?.(frame.view, info, last) ?? null);
  const cause = resigned(info, reader, words) || ui.ending(frame.view, info, last, words);
  const series = seriesResult(info, reader, words);
  if (!series) return { headline: won, reason: cause };
  const game = words.text('end.game', { text: won });
  return { headline: series, reason: [game, cause].filter(Boolean).join(' ') };
}

function resigned(info: TableInfo, reader: Seat, words: Words): string {
  if (info.resigned === 0) return '';
  if (info.resigned === reader) return words.text(`${ended(info, 'end')}.you`);
  return words.text(ended(info, 'end'), { name: seatName(info, info.resigned, words) });
}

/** “You won, 9 to 7”, “You lost to Lin, 7 to 9”, “Lin won: 15 pagodas placed”, without a full stop.
 * @param viewer the seat of the person who reads it; 0 for spectators, and where several read it
 * @param tally what decided the game, if it can be counted */
export function result(info: TableInfo, viewer: Seat, words: Words, tally: Tally | null): string {
  const text = wonBy(info, info.winners, viewer, 'end', words);
  return tally && info.resigned === 0 ? counted(text, tally, info, viewer, words) : text;
}

/** “You won the series”; '' while it goes on. Whoever has the lowest sum wins it. */
export function seriesResult(info: TableInfo, viewer: Seat, words: Words): string {
  const { series } = info;
  if (!series || series.game < series.of) return '';
  const least = Math.min(...series.totals);
  const winners = series.totals.flatMap((total, k) => (total === least ? [k + 1] : []));
  return wonBy(info, winners, viewer, 'end.series', words);
}

function wonBy(
  info: TableInfo,
  winners: readonly Seat[],
  viewer: Seat,
  stem: 'end' | 'end.series',
  words: Words,
): string {
  const shared = winners.length > 1 ? '.shared' : '';
  const others = winners.filter((seat) => seat !== viewer);
  const names = others.map((seat) => seatName(info, seat, words));
  if (viewer === 0) return words.text(`${stem}.won${shared}`, { names });
  if (others.length < winners.length) return words.text(`${stem}.you${shared}`, { names });
  return words.text(`${stem}.lost`, { names });
}

/** With the numbers, unless the winners' are no higher than the others': then something else decided. */
function counted(text: string, tally: Tally, info: TableInfo, viewer: Seat, words: Words): string {
  if ('ahead' in tally) return words.text('end.ahead', { text, points: tally.ahead });
  const { each, unit } = tally;
  const of = (seat: Seat) => each[seat - 1] ?? 0;
  const best = Math.max(...each);
  const won = each.flatMap((count, k) => (count === best ? [k + 1] : []));
  if (won.join() !== info.winners.join()) return text;
  if (won.length > 1 && (viewer === 0 || won.includes(viewer)))
    return words.text('end.each', { text, count: best });
  const lost = viewer !== 0 && !won.includes(viewer);
  if (lost) return words.text('end.score', { text, own: of(viewer), other: best });
  if (each.length === 2)
    return words.text('end.score', { text, own: best, other: Math.min(...each) });
  return words.text('end.count', { text, count: words.phrase(unit, { count: best }) });
}

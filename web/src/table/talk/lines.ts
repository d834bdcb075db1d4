// What was said, as the page shows it: the newest of each line, in the order of time.

import type { Heard, Said, Seat, TableInfo, TalkMessage } from '../../protocol';
import { isolated, seatName } from '../names/names';
import type { Words } from '../../words';

const key = ({ room, line }: Said): string => `${room} ${line}`;

/** Later lines take the places of earlier ones with the same number. */
export function merged(told: readonly TalkMessage[]): Said[] {
  const lines = new Map<string, Said>();
  for (const { lines: each } of told) for (const line of each) lines.set(key(line), line);
  return [...lines.values()].sort(
    (one, other) =>
      one.at - other.at || one.room.localeCompare(other.room) || one.line - other.line,
  );
}

/** The last line of each room. */
export function heard(lines: readonly Said[]): Heard {
  const last = (room: Said['room']) =>
    lines.reduce((most, line) => (line.room === room ? Math.max(most, line.line) : most), 0);
  return { players: last('players'), watchers: last('watchers') };
}

/** Who said it, for one who wants to hear nothing more of theirs: with an account wherever they are, a guest at
 * this table, those who watch without a name together. */
export function author({ seat, name }: Said, info: TableInfo): string {
  const sitter = seat > 0 ? info.seats[seat - 1] : undefined;
  const known = sitter ? (sitter.account ? sitter.name : '') : name;
  return known ? `@${known}` : `${info.table}/${seat}`;
}

/** The name of whoever said it. */
export function speaker(
  { seat, name }: { seat: Seat; name?: string },
  info: TableInfo,
  words: Words,
) {
  if (seat > 0) return seatName(info, seat, words);
  return name ? isolated(name) : words.text('talk.watcher');
}

/** What was said, in the reader's language. */
export function text(line: Said, words: Words): string {
  const { removed } = line;
  if (removed)
    return removed.by === 'host'
      ? words.text('talk.removed', { reason: isolated(removed.reason ?? '') })
      : words.text('talk.gone');
  if (line.phrase)
    return words.has(`talk.phrase.${line.phrase}`) ? words.text(`talk.phrase.${line.phrase}`) : '…';
  return line.words ?? '';
}

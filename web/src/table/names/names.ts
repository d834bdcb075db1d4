// The names of players.

import type { Seat, SeatInfo, TableInfo } from '../../protocol';
import type { Language, Words } from '../../words';
import { computerName } from './computers';
import type { GameUi } from '../contract';

/** A player's name: a person's own, a computer's, or else the colour. */
export function seatName(info: TableInfo, seat: Seat, words: Words): string {
  const sitter = info.seats[seat - 1];
  if (!sitter) return '';
  if (sitter.kind === 'computer') return computerName(info, seat, sitter.level ?? 'medium', words);
  if (sitter.kind === 'open') return isolated(sitter.name) || words.text('seat.free');
  return called(sitter) || words.text(`seat.${seat}`);
}

/** A person's name, with a mark where a program plays; the same in both languages. */
export const called = ({ name, program }: Pick<SeatInfo, 'name' | 'program'>): string =>
  isolated(name) + (name && program ? ' (bot)' : '');

/** Isolates a right-to-left name, so that it does not reorder the text around it. */
export function isolated(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and neighbouring blocks. */
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The key of how the seat lost that did not lose on the board. */
export function ended({ clock, resigned }: TableInfo, stem: 'player' | 'end'): string {
  return `${stem}.${clock?.up.includes(resigned) ? 'late' : 'resigned'}`;
}

/** The number of a seat's emblem. */
export function look(ui: GameUi, seat: Seat): number {
  return ui.looks?.[seat - 1] ?? seat;
}

/** “Tiger is thinking”, “Lin is choosing”, for the seats that are to act. */
export function thinker(info: TableInfo, actors: readonly Seat[], words: Words): string {
  const seats = actors.filter((seat) => seat > 0);
  if (seats.length === 0) return words.text('turn.drawing');
  const names = seats.map((seat) => seatName(info, seat, words));
  const machine = info.seats[seats[0]! - 1]?.kind === 'computer';
  return words.text(machine ? 'turn.thinks' : 'turn.chooses', { names });
}

/** “with Bo, Crane and Lin”, “against Tiger”, “on one screen”. */
export function against(info: TableInfo, viewer: Seat, own: number, words: Words): string {
  const others = info.seats.filter(({ seat }) => seat !== viewer);
  const names = others.map(({ seat, kind }) =>
    kind === 'open' ? words.word('seat.free.small') : seatName(info, seat, words),
  );
  if (own === info.seats.length) return words.word('against.screen');
  if (viewer === 0) return names.join(', ');
  const key =
    others.length === 1 && others[0]!.kind === 'computer' ? 'against.one' : 'against.with';
  return words.phrase(key, { names });
}

/** “4 minutes ago”, in the language. */
export function ago(then: number, language: Language, now = Date.now()): string {
  const seconds = Math.round((then - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = (
    [
      ['day', 86_400],
      ['hour', 3_600],
      ['minute', 60],
    ] as const
  ).find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 60];
  return format.format(Math.trunc(seconds / length), unit);
}

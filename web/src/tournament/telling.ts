// Tournaments in words: a row of a list, when one begins, points, how a game ended.

import { isolated } from '../table/names/names';
import { told } from '../table/clock/time';
import type { Words } from '../words';
import type { Clock, Game, Listed } from './ask';
import { region } from '../region';

/** Between what is told in one line: no line begins with it. */
export const DOT = '\u00a0· ';

/** A player's name; a word for somebody whose account is deleted. */
export const who = (name: string, words: Words): string =>
  isolated(name) || words.word('tournament.deleted');

/** What is played: the game, and what differs from the usual one. */
export function gameTold(
  { game, options }: Pick<Listed, 'game' | 'options'>,
  words: Words,
): string {
  const notes = Object.entries(options)
    .map(([name, value]) => `note.${game}.${name}.${value}`)
    .filter((key) => words.has(key))
    .map((key) => words.word(key));
  return [words.word(`game.${game}`), ...notes].join(DOT);
}

/** How it goes: “Swiss, 5 rounds”. */
export const kindTold = ({ kind, rounds }: Pick<Listed, 'kind' | 'rounds'>, words: Words): string =>
  words.phrase(`kind.${kind}`, { rounds });

/** How much time there is. */
export function paceTold(clock: Clock, words: Words): string {
  if (clock.days) return words.phrase('tournament.days', { days: clock.days });
  const { base, increment } = clock;
  const time = base % 60 === 0 ? `${base / 60}\u202fmin` : told(base * 1000);
  return words.phrase('tournament.clock', { time, seconds: increment });
}

const DAY = 86_400_000;
const EVENING = 18;
const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** “tonight at 20:00”, “tomorrow at 9:30”, “on Friday 4 December at 20:00”. */
export function whenTold(at: number, words: Words, now = Date.now()): string {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region(words.language), options).format(at);
  const time = say({ hour: 'numeric', minute: '2-digit' });
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  if (days === 0) {
    const key = new Date(at).getHours() < EVENING ? 'today' : 'tonight';
    return words.phrase(`tournament.when.${key}`, { time });
  }
  if (days === 1) return words.phrase('tournament.when.tomorrow', { time });
  const date = say({ weekday: 'long', day: 'numeric', month: 'long' });
  return words.phrase('tournament.when.day', { date, time });
}

/** A place among others: “2nd”. */
export function ordinal(place: number, words: Words): string {
  const form = new Intl.PluralRules(words.language, { type: 'ordinal' }).select(place);
  return words.phrase(`tournament.ordinal.${form}`, { place });
}

/** The second line of a row. */
export function facts(row: Listed, words: Words, now = Date.now()): string {
  const { phase, round, rounds, entered: count, rank, kind, clock } = row;
  const stands = (key: string) =>
    rank ? words.phrase(key, { place: ordinal(rank, words), rank, count }) : '';
  const players = words.phrase('tournament.players', { count });
  const pace = paceTold(clock, words);
  switch (phase) {
    case 'open':
      return [
        row.startsAt ? whenTold(row.startsAt, words, now) : words.word('tournament.when.maker'),
        kindTold(row, words),
        pace,
        words.phrase(count > 0 ? 'tournament.so-far' : 'tournament.nobody', { count }),
      ].join(DOT);
    case 'running':
      return [
        words.phrase(kind === 'knock-out' ? 'tournament.round' : 'tournament.round.of', {
          round,
          rounds,
        }),
        pace,
        stands('tournament.stand') || players,
      ].join(DOT);
    case 'closed':
      return [kindTold(row, words), stands('tournament.came') || players].join(DOT);
  }
}

/** “3½”. */
export function pointsTold(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest !== 0.5) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}

/** What a win is worth at a table of three or four. */
const WIN = 12;

/** What a player got of a game, as it stands in a table; '' while it is played. */
export function scoreOf({ players, result }: Game, seat: number): string {
  if (!result) return '';
  const { winners, absent } = result;
  if (!winners.includes(seat)) return absent.includes(seat) ? '–' : '0';
  if (players.length > 2) return String(WIN / winners.length);
  if (absent.length > 0 && winners.length === 1) return '+';
  return winners.length > 1 && absent.length === 0 ? '½' : '1';
}

/** How a game ended, in a sentence. */
export function outcomeTold({ players, result }: Game, words: Words): string {
  if (!result) return words.text('tournament.game.runs');
  const names = (seats: number[]) => seats.map((seat) => who(players[seat - 1] ?? '', words));
  const winners = names(result.winners);
  const absent = names(result.absent);
  if (winners.length === 0) return words.text('tournament.game.nobody', { names: absent });
  if (absent.length > 0) return words.text('tournament.game.absent', { winners, names: absent });
  return words.text(winners.length > 1 ? 'tournament.game.shared' : 'tournament.game.won', {
    names: winners,
  });
}

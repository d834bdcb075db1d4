// Turns as sentences.

import type { EventShown, Happening, Seat, SeatInfo } from '../protocol';
import type { Words } from '../words';
import type { GameUi, Sentence } from './contract';
import type { Turn } from './live/position/history';

/** What is told of a turn: first what changes the game most. */
export function told(events: readonly EventShown[], ui: GameUi, words: Words): Sentence[] {
  const happenings = events.flatMap((event) => event.happenings);
  const sentences = ui.sentences(happenings, words);
  const own = events.find((event) => event.actor !== 0);
  const untold = sentences.length === 0 && own && !ui.quiet?.(events, 0);
  return untold ? [{ text: own.action, places: [] }] : sentences;
}

export function turnSentence(events: readonly EventShown[], ui: GameUi, words: Words): string {
  return told(events, ui, words)
    .map(({ text }) => text)
    .join(' ');
}

/** The same for somebody who does not see the board. */
export function turnSpoken(events: readonly EventShown[], ui: GameUi, words: Words): string {
  return told(events, ui, words)
    .map(({ text, spoken }) => spoken ?? text)
    .join(' ');
}

/** The seats that took a hint before a turn; with the number of turns, before what is still to be played. */
export function hinted(
  seats: readonly Pick<SeatInfo, 'seat' | 'hints'>[],
  turns: readonly Turn[],
  number: number,
): Seat[] {
  const from = turns[number - 1]?.ply ?? 0;
  const to = turns[number]?.ply ?? Infinity;
  return seats
    .filter(({ hints = [] }) => hints.some((ply) => ply >= from && ply < to))
    .map(({ seat }) => seat);
}

/** The happenings in the order in which a reader needs them: those whose code comes first in the list come
 * first, those that it lacks come last, equals stay in order. */
export function weighed<T extends Pick<Happening, 'code'>>(
  happenings: readonly T[],
  order: readonly string[],
): T[] {
  const weight = ({ code }: T) => (order.includes(code) ? order.indexOf(code) : order.length);
  return happenings.toSorted((a, b) => weight(a) - weight(b));
}

// The names of computer players: each level has four, so that two computers at one table never share one.

import type { Level, Seat, SeatInfo, TableInfo } from '../../protocol';
import type { Words } from '../../words';

/** Who takes a seat: a person, or a computer of a level. */
export type Taker = 'person' | Level;

/** A computer's name at a table. */
export function computerName({ seats }: TableInfo, seat: Seat, level: Level, words: Words): string {
  return nameAt(seats.map(taker), seat, level, words);
}

/** A seat that somebody has left keeps its commitment. */
function taker({ kind, commitment, level }: SeatInfo): Taker {
  return kind !== 'computer' || commitment ? 'person' : (level ?? 'medium');
}

/** The name of a computer of this level in a seat. `takers`: who takes the seats, in order. */
export function nameAt(takers: readonly Taker[], seat: Seat, level: Level, words: Words): string {
  return words.text(`level.${level}.${numberOf(takers, seat)}`);
}

/** From 1: which of its level's names a computer has. The same after a rematch, which rotates the seats, and
 * when a computer takes over the seat of somebody who has left: those are numbered from the end. */
function numberOf(takers: readonly Taker[], seat: Seat): number {
  const start = firstOf(takers);
  const order = takers.map((_, k) => (start + k) % takers.length);
  const own = takers[seat - 1];
  const place = order.filter((index) => takers[index] === own).indexOf(seat - 1);
  return own === 'person' ? NAMES - place : place + 1;
}

/** How many names a level has: as many as a table has seats. */
const NAMES = 4;

/** The index from which seats are counted, which is the same player's after a rotation: that of the first
 * rotation in order, with people before computers. */
function firstOf(takers: readonly Taker[]): number {
  const signs = takers.map((each) => (each === 'person' ? '0' : '1'));
  const rotations = signs.map((_, k) => [...signs.slice(k), ...signs.slice(0, k)].join(''));
  return rotations.indexOf(rotations.toSorted()[0]!);
}

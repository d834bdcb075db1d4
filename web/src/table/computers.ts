// The names of computer players: each level has four, so that two computers at one table never share one.

import type { Level, Seat, TableInfo } from '../protocol';
import type { Words } from '../words';

/** A computer's name at a table, by its seat and level. */
export function computerName(info: TableInfo, seat: Seat, level: Level, words: Words): string {
  // A seat that somebody has left keeps its commitment.
  const people = info.seats.map(({ kind, commitment }) => kind !== 'computer' || !!commitment);
  return nameOf(level, numberOf(people, seat), words);
}

/** The name that a computer of a level has if it is to take a seat. `people`: by seat, whether somebody takes
 * it. */
export function nameAt(level: Level, people: readonly boolean[], seat: Seat, words: Words): string {
  return nameOf(level, numberOf(people, seat), words);
}

function nameOf(level: Level, number: number, words: Words): string {
  return words.text(`level.${level}.${number}`);
}

/** From 1: which of its level's names a computer has. The same after a rematch, which rotates the seats, and
 * when a computer takes over the seat of somebody who has left: those are numbered from the end. */
function numberOf(people: readonly boolean[], seat: Seat): number {
  const start = firstOf(people);
  const before = people.map((_, k) => (start + k) % people.length);
  const alike = before.filter((index) => people[index] === people[seat - 1]);
  const place = alike.indexOf(seat - 1);
  return people[seat - 1] ? NAMES - place : place + 1;
}

/** How many names a level has: as many as a table has seats. */
const NAMES = 4;

/** The index from which seats are counted, which is the same player's after a rotation: that of the first
 * rotation in order, with people before computers. */
function firstOf(people: readonly boolean[]): number {
  const rotations = people.map((_, k) =>
    [...people.slice(k), ...people.slice(0, k)].map((person) => (person ? '0' : '1')).join(''),
  );
  return rotations.indexOf(rotations.toSorted()[0]!);
}

import { expect, it } from 'vitest';
import type { Summary, TableInfo } from '../protocol';
import { before, timeLeft } from './your-tables.svelte';

const HOUR = 3_600_000;
const DAYS = { days: 3, base: 259_200, increment: 0, then: 'lost' };

/** A table of seat 1, for two. */
const table = (updated: number, actors: number[], clock?: Summary['clock'], terms = DAYS) =>
  ({
    info: {
      phase: 'playing',
      updated,
      ...(clock ? { clock: { ...terms, up: [], vacation: [] } } : {}),
    } as unknown as TableInfo,
    viewer: 1,
    actors,
    ...(clock ? { clock } : {}),
  }) as unknown as Summary;

it('tells how much time a turn of days has left, with what is left of a vacation', () => {
  const clock = { left: [5 * HOUR, 9 * HOUR], free: [HOUR, 0], running: [1] };
  expect(timeLeft(table(1, [1], clock))).toBe(6 * HOUR);
  expect(timeLeft(table(1, [2], { ...clock, running: [2] }))).toBe(9 * HOUR);
  expect(timeLeft(table(1, [1, 2], { ...clock, running: [1, 2] }))).toBe(6 * HOUR);
  expect(timeLeft(table(1, []))).toBe(Infinity);
  expect(timeLeft(table(1, [1], { ...clock, running: [] }))).toBe(Infinity);
});

it('tells how much time a game of minutes has left', () => {
  const minutes = { days: undefined, base: 300, increment: 5, then: 'lost' };
  const clock = { left: [40_000, 300_000], free: [0, 0], running: [1] };
  expect(timeLeft(table(1, [1], clock, minutes as unknown as typeof DAYS))).toBe(40_000);
});

it('puts first what waits for the person, what is due soonest before all', () => {
  const clock = (hours: number) => ({ left: [hours * HOUR, 0], free: [0, 0], running: [1] });
  const late = table(9, [1], clock(40));
  const soon = table(1, [1], clock(4));
  const open = table(8, [1]);
  const theirs = table(99, [2]);
  const older = table(98, [2]);
  expect([older, open, theirs, late, soon].sort(before)).toEqual([soon, late, open, theirs, older]);
});

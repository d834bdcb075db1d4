import { describe, expect, it } from 'vitest';
import type { Listing, LobbyMessage } from '../protocol';
import { after, clockLike, older, type Row, rows, sameClock } from './list';

const open = (table: string, since: number, more: Partial<Listing> = {}): Listing => ({
  table,
  game: 'one',
  options: { board: 'bird', players: '2' },
  seats: [
    { kind: 'person', name: table },
    { kind: 'open', name: '' },
  ],
  phase: 'waiting',
  games: 1,
  hints: false,
  takebacks: true,
  rated: false,
  since,
  ...more,
});
const message = (more: Partial<LobbyMessage>): LobbyMessage => ({
  type: 'lobby',
  whole: false,
  tables: [],
  gone: [],
  ...more,
});
const names = (list: readonly Listing[]) => list.map(({ table }) => table);
const told = (list: readonly Row[]) =>
  list.map(({ listing, gone }) => (gone ? `-${listing.table}` : listing.table));

const LOOSE = { keeps: false, holds: false };
const KEEPS = { keeps: true, holds: false };
const HOLDS = { keeps: true, holds: true };

describe('the list', () => {
  it('is what the messages make of it, the longest open first', () => {
    let list = after([], message({ whole: true, tables: [open('b', 2), open('a', 1)] }));
    expect(names(list)).toEqual(['a', 'b']);
    list = after(list, message({ tables: [open('c', 3)], gone: ['a'] }));
    expect(names(list)).toEqual(['b', 'c']);
    list = after(list, message({ tables: [open('b', 2, { phase: 'playing' })] }));
    expect(names(list)).toEqual(['c', 'b']);
    expect(names(after(list, message({ whole: true, tables: [open('d', 4)] })))).toEqual(['d']);
  });

  it('tells exactly one of two who want the same where to go', () => {
    const list = [open('a', 1), open('b', 1), open('c', 2)];
    expect(older(list, list[0]!)).toBeUndefined();
    expect(older(list, list[1]!)?.table).toBe('a');
    expect(older(list, list[2]!)?.table).toBe('a');
  });

  it('leads only to the same game with one free seat', () => {
    const other = [
      open('a', 1, { game: 'other' }),
      open('b', 2, { options: { players: '2', board: 'lion' } }),
      open('c', 3, { hints: true }),
      open('d', 4, { phase: 'playing' }),
      open('e', 5, { seats: [{ kind: 'open', name: '' }] }),
    ];
    const live = { base: 600, increment: 10, then: 'lost' as const };
    other.push(open('f', 6, { clock: live }), open('g', 6, { rated: true }));
    const own = open('z', 9);
    expect(older([...other, own], own)).toBeUndefined();
    const same = open('y', 8, { options: { players: '2', board: 'bird' } });
    expect(older([...other, same, own], own)?.table).toBe('y');
  });
});

it('knows the same clock as the dialog asks for and as the server tells', () => {
  const days = { base: 259_200, increment: 0, days: 3, then: 'lost' as const };
  expect(sameClock(undefined, undefined)).toBe(true);
  expect(sameClock(days, { days: 3, then: 'lost' })).toBe(true);
  expect(sameClock(days, { days: 5, then: 'lost' })).toBe(false);
  expect(sameClock(days, { days: 3, then: 'computer' })).toBe(false);
  expect(sameClock(days, undefined)).toBe(false);
  const live = { base: 600, increment: 10, then: 'lost' as const };
  expect(sameClock(live, live)).toBe(true);
  for (const clock of [undefined, days, live]) {
    expect(sameClock(clock, clockLike(open('a', 1, clock ? { clock } : {})))).toBe(true);
  }
  expect(sameClock(live, { base: 300, increment: 5, then: 'lost' })).toBe(false);
});

describe('its rows', () => {
  const before = rows([], [open('a', 1), open('b', 2)], LOOSE);

  it('follow the list where nobody points', () => {
    expect(told(rows(before, [open('b', 2), open('c', 3)], LOOSE))).toEqual(['b', 'c']);
  });

  it('keep the places of those that go, and come last', () => {
    expect(told(rows(before, [open('b', 2), open('c', 3)], KEEPS))).toEqual(['-a', 'b', 'c']);
  });

  it('wait under a finger', () => {
    expect(told(rows(before, [open('b', 2), open('c', 3)], HOLDS))).toEqual(['-a', 'b']);
  });

  it('of a table that begins are others', () => {
    const begun = open('a', 1, { phase: 'playing' });
    expect(told(rows(before, [open('b', 2), begun], KEEPS))).toEqual(['-a', 'b', 'a']);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { all, find, forget, keep } from './kept';
import { keepAllNext, keepNext } from './next';
import type { Seat, Summary, TableInfo } from '../protocol';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

const info = (table: string, next?: string) =>
  ({
    table,
    game: 'some-game',
    rematch: { by: [1], ...(next ? { table: next } : {}) },
  }) as TableInfo;
const summary = (table: string, viewer: Seat, next?: string) =>
  ({ info: info(table, next), viewer }) as Summary;

describe('the table after one', () => {
  it('is kept once it stands, with the seats and with leave to watch', () => {
    keep('T', { game: 'some-game', tokens: ['a', 'b'], watch: 'w' });
    const opened = [
      { token: 'a', viewer: 1 },
      { token: 'b', viewer: 2 },
    ];
    expect(keepNext(info('T'), opened)).toBe(false);
    expect(keepNext(info('T', 'N'), opened)).toBe(true);
    expect(find('N')).toEqual({
      table: 'N',
      game: 'some-game',
      tokens: ['a', 'b'],
      watch: 'w',
      seen: {},
    });
    expect(keepNext(info('T', 'N'), opened)).toBe(false);
  });

  it('is not for a seat that was left', () => {
    keep('T', { tokens: ['a', 'b'] });
    const left = { token: 'a', viewer: 0 };
    expect(keepNext(info('T', 'N'), [left])).toBe(false);
    expect(find('N')).toBeUndefined();
    expect(keepNext(info('T', 'N'), [left, { token: 'b', viewer: 2 }])).toBe(true);
    expect(find('N')?.tokens).toEqual(['b']);
  });

  it('is kept from the list too, by whoever went away before it stood', () => {
    keep('T', { tokens: ['a', 'b'] });
    keep('S', { tokens: ['c'] });
    const told = [summary('S', 1), summary('T', 0, 'N'), summary('T', 3, 'N')];
    expect(keepAllNext(all(), told)).toBe(true);
    expect(all().map(({ table, tokens }) => [table, ...tokens])).toEqual([
      ['N', 'b'],
      ['S', 'c'],
      ['T', 'a', 'b'],
    ]);
    expect(keepAllNext(all(), told)).toBe(false);
  });

  it('once removed from the list does not come back to it by itself', () => {
    keep('T', { tokens: ['a'] });
    const told = [summary('T', 1, 'N')];
    keepAllNext(all(), told);
    forget('N');
    expect(keepAllNext(all(), told)).toBe(false);
    expect(find('N')).toBeUndefined();
    // Its page was opened again, and leads on from there.
    expect(keepNext(info('T', 'N'), [{ token: 'a', viewer: 1 }])).toBe(true);
  });

  it('waits where it can’t be told which token opens what', () => {
    keep('T', { tokens: ['a', 'b'] });
    expect(keepAllNext(all(), [summary('T', 1, 'N')])).toBe(false);
    expect(find('N')).toBeUndefined();
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find, keep } from './kept';
import { keepNext } from './next';
import type { TableInfo } from './protocol';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

const info = (table: string, next?: string) =>
  ({ table, game: 'qin', rematch: { by: [1], ...(next ? { table: next } : {}) } }) as TableInfo;

describe('the table after one', () => {
  it('is kept once it stands, with the seats and with leave to watch', () => {
    keep('T', { game: 'qin', tokens: ['a', 'b'], watch: 'w' });
    const opened = [
      { token: 'a', viewer: 1 },
      { token: 'b', viewer: 2 },
    ];
    expect(keepNext(info('T'), opened)).toBe(false);
    expect(keepNext(info('T', 'N'), opened)).toBe(true);
    expect(find('N')).toEqual({ table: 'N', game: 'qin', tokens: ['a', 'b'], watch: 'w', seen: {} });
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
});

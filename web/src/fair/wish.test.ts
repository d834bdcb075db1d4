import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find, keep } from '../device/kept';
import { keepNext } from '../device/next';
import type { TableInfo } from '../protocol';
import { hashOf } from './share';
import { shareInNext } from './wish';

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

describe('the share in the draws of the table after one', () => {
  const NEXT = { table: 'N', commitment: 'ee'.repeat(32) };
  const over = (kinds: string[], next = true) =>
    ({
      ...info('T'),
      seats: kinds.map((kind) => ({ kind })),
      rematch: { by: [], ...(next ? { next: NEXT } : {}) },
    }) as unknown as TableInfo;
  const nonce = (token: string) => find('T')?.next?.nonces[token];

  it('is fixed and kept before it is sent, and shown nobody else while others sit there', async () => {
    keep('T', { tokens: ['a', 'b'] });
    const two = over(['person', 'person']);
    expect(await shareInNext(two, 'a')).toEqual({ commitment: await hashOf(nonce('a')!) });
    expect(await shareInNext(two, 'b')).toEqual({ commitment: await hashOf(nonce('b')!) });
    expect(nonce('a')).not.toBe(nonce('b'));
    // The same again, whoever asks.
    const before = nonce('a')!;
    expect(await shareInNext(two, 'a')).toEqual({ commitment: await hashOf(before) });
  });

  it('is sent as it is where all others are computers', async () => {
    keep('T', { tokens: ['a'] });
    expect(await shareInNext(over(['computer', 'person']), 'a')).toEqual({ nonce: nonce('a') });
  });

  it('is none while the next table is not fixed', async () => {
    keep('T', { tokens: ['a'] });
    expect(await shareInNext(over(['person', 'person'], false), 'a')).toBeNull();
    expect(find('T')?.next).toBeUndefined();
  });

  it('goes to that table with the seats, and what was told of its secret', async () => {
    keep('T', { game: 'some-game', tokens: ['a'] });
    await shareInNext(over(['person', 'person']), 'a');
    keepNext(info('T', 'N'), [{ token: 'a', viewer: 1 }]);
    expect(find('N')).toMatchObject({ commitment: NEXT.commitment, nonces: { a: nonce('a') } });
    // A different table from the one announced: nothing was promised about it.
    keepNext(info('T', 'M'), [{ token: 'a', viewer: 1 }]);
    expect(find('M')?.nonces).toBeUndefined();
  });
});

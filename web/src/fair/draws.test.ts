// The test vectors of docs/FAIRNESS.md, with the browser's hashes and with the library's.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw, type Hash, hashes, pick } from './draws';
import { hashOf } from './share';

const DOC = readFileSync('../docs/FAIRNESS.md', 'utf8');
const [, SECRET = '', TABLE = ''] = /Secret `([0-9a-f]{64})`, table `(\w+)`/.exec(DOC) ?? [];
const NONCES = ['000102030405060708090a0b0c0d0e0f', '0'.repeat(32)];
const rows = (pattern: RegExp) => [...DOC.matchAll(pattern)].map((match) => match.slice(1));
const HASHES = rows(/^\| (\d+) \| (\d+) \| `([0-9a-f]{64})` \|$/gm);
const DRAWS = rows(/^\| (\d+) \| (\d+) \| (\d+) \| `(\w\w)` \|$/gm);
const BAG = ['BB', 'RB', 'RR', 'RY', 'YB', 'YY'];

afterEach(() => vi.unstubAllGlobals());

describe.each(['in a browser that hashes', 'on a page over plain http'])('%s', (where) => {
  const begin = () => {
    if (!where.includes('plain')) return;
    vi.stubGlobal('crypto', { getRandomValues: () => {} });
    expect(crypto.subtle).toBeUndefined();
  };

  it('the commitments are those of the secret and of a share', async () => {
    begin();
    expect(DOC).toContain(`commitment is \`${await hashOf(SECRET)}\``);
    expect(DOC).toContain(`that of seat 1 \`${await hashOf(NONCES[0]!)}\``);
  });

  it('the hashes are those of the page about fairness', async () => {
    begin();
    expect(HASHES).toHaveLength(5);
    const hash = await hashes(SECRET, TABLE, NONCES);
    for (const [n, attempt, expected] of HASHES) {
      expect(await hash(Number(n), Number(attempt))).toBe(expected);
    }
  });

  it('and so are the draws', async () => {
    begin();
    expect(DRAWS).toHaveLength(6);
    const hash = await hashes(SECRET, TABLE, NONCES);
    const bag = new Map(BAG.map((kind) => [kind, 12]));
    for (const [n, items, , kind] of DRAWS) {
      expect([...bag.values()].reduce((sum, count) => sum + count)).toBe(Number(items));
      expect(await draw(hash, Number(n), bag)).toBe(kind);
      bag.set(kind!, bag.get(kind!)! - 1);
    }
  });
});

describe('what would favour some items', () => {
  it('is passed over', async () => {
    // 2²⁵⁶ is 1 above a multiple of three, so the last value is rejected.
    const values: Hash = async (_, attempt) =>
      attempt === 0 ? 'f'.repeat(64) : '5'.padStart(64, '0');
    expect(await pick(values, 1, 3)).toBe(2);
    expect(await pick(values, 1, 4)).toBe(3);
  });

  it('is not there where nothing can be drawn', async () => {
    expect(await draw(async () => '0'.repeat(64), 1, new Map())).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { wait } from './retry';

/** When a page tries, in ms after its server has died, with the same random number each time. */
function tries(random: number, until: number): number[] {
  const at: number[] = [];
  for (let now = 0, k = 0; now < until; k++) at.push((now += wait(k, random)));
  return at;
}

describe('the wait before another try', () => {
  it('is late by half of the time that the server is away, and half a second, at most', () => {
    for (let random = 0; random <= 1; random += 0.01) {
      const all = tries(random, 10_000);
      for (let back = 0; back <= 2_000; back += 10) {
        expect(all.find((at) => at >= back)).toBeLessThanOrEqual(1.5 * back + 500);
      }
    }
  });

  it('spreads the first tries of many pages', () => {
    const first = Array.from({ length: 1_000 }, (_, k) => wait(0, (k + 0.5) / 1_000));
    for (let from = 0; from < 400; from += 50) {
      expect(first.filter((at) => at >= from && at < from + 50)).toHaveLength(125);
    }
  });

  it('spreads all later tries over half of the wait, and never waits longer than it may', () => {
    for (let failures = 1; failures < 100; failures++) {
      expect(wait(failures, 0)).toBe(wait(failures, 1) / 2);
      expect(wait(failures, 1)).toBeLessThanOrEqual(8_000);
      expect(wait(failures, 1, 30_000)).toBeLessThanOrEqual(30_000);
    }
    expect(wait(99, 1)).toBe(8_000);
    expect(wait(99, 1, 30_000)).toBe(30_000);
  });

  it('tries few times in a minute', () => {
    for (const random of [0.25, 0.5, 1]) expect(tries(random, 60_000).length).toBeLessThan(25);
  });
});

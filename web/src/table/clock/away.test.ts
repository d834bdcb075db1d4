import { expect, it } from 'vitest';
import { back } from './away';

const clock = (free: number, at: number) => ({
  shown: { left: [5_000], free: [free], running: [1] },
  at,
});

it('knows when a vacation ends, and where there is none', () => {
  expect(back(null, 1)).toBeNull();
  expect(back(clock(60_000, 100), 1, 40_100)!.getTime()).toBeCloseTo(Date.now() + 20_000, -3);
  expect(back(clock(60_000, 100), 1, 60_100)).toBeNull();
});

it('makes no vacation of clocks that have come since the page looked at the time', () => {
  expect(back(clock(0, 5_000), 1, 100)).toBeNull();
});

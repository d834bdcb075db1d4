import { expect, test } from 'vitest';
import { left, step, told, untilNext } from './time';

const clocks = { left: [65_000, 3_600_000], free: [500, 0], running: [1] };

test('a running clock counts once the free time is over, others stand still', () => {
  expect(left(clocks, 1, 400)).toBe(65_000);
  expect(left(clocks, 1, 2_500)).toBe(63_000);
  expect(left(clocks, 1, 100_000)).toBe(0);
  expect(left(clocks, 2, 100_000)).toBe(3_600_000);
});

test('the next second is waited for', () => {
  expect(untilNext(clocks, 1, 0)).toBe(501);
  expect(untilNext(clocks, 1, 700)).toBe(800);
  expect(untilNext(clocks, 1, 500)).toBe(1_000);
});

test('begun seconds are shown', () => {
  expect(told(0)).toBe('0:00');
  expect(told(1)).toBe('0:01');
  expect(told(303_000)).toBe('5:03');
  expect(told(3_661_000)).toBe('1:01:01');
});

test('it presses under a minute, and more under ten seconds', () => {
  expect([60_001, 60_000, 10_001, 10_000].map(step)).toEqual([
    'enough',
    'little',
    'little',
    'least',
  ]);
});

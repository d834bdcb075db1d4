import { expect, test } from 'vitest';
import { dayStep, inDays, left, step, told, untilMinute, untilNext } from './time';

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

const HOUR = 3_600_000;

test('days are shown in begun minutes, by their two largest units', () => {
  expect(inDays(72 * HOUR)).toEqual({ key: 'days', days: 3, hours: 0, minutes: 0 });
  expect(inDays(72 * HOUR - 60_001)).toEqual({ key: 'days', days: 2, hours: 23, minutes: 59 });
  expect(inDays(24 * HOUR - 60_000)).toMatchObject({ key: 'hours', hours: 23, minutes: 59 });
  expect(inDays(1)).toMatchObject({ key: 'minutes', minutes: 1 });
  expect(inDays(0)).toMatchObject({ key: 'minutes', minutes: 0 });
});

test('the next minute is waited for', () => {
  const days = { left: [24 * HOUR], free: [0], running: [1] };
  expect(untilMinute(days, 1, 0)).toBe(60_000);
  expect(untilMinute(days, 1, 45_000)).toBe(15_000);
});

test('a turn by days presses on its last day, and more in its last two hours', () => {
  expect([24 * HOUR + 1, 24 * HOUR, 2 * HOUR + 1, 2 * HOUR].map((at) => dayStep(at, 3))).toEqual([
    'enough',
    'little',
    'little',
    'least',
  ]);
  expect(dayStep(24 * HOUR, 1)).toBe('enough');
  expect(dayStep(12 * HOUR, 1)).toBe('little');
});

import { expect, test } from 'vitest';
import { BOTTOM, course, LEFT, TOP } from './course';

const point = (rating: number, uncertainty: number) => ({
  table: 't',
  place: 1,
  rating,
  uncertainty,
  at: 0,
});

test('the course goes from left to right within its field', () => {
  const drawn = course([point(1578, 238), point(1520, 230), point(1600, 220)], 300);
  expect(drawn.line).toMatch(new RegExp(`^M${LEFT} [0-9.]+L167 [0-9.]+L294 [0-9.]+$`));
  expect(drawn.x).toBe(294);
  expect(drawn.y).toBeGreaterThan(TOP);
  expect(drawn.y).toBeLessThan(BOTTOM);
  expect(drawn.band.endsWith('Z')).toBe(true);
});

test('its scale has a few round numbers', () => {
  for (const [rating, uncertainty] of [
    [1578, 238],
    [1601, 20],
    [900, 60],
  ] as const) {
    const { scale } = course([point(rating, uncertainty)], 300);
    expect(scale.length).toBeGreaterThan(0);
    expect(scale.length).toBeLessThan(6);
    for (const { rating, y } of scale) {
      expect(rating % 100).toBe(0);
      expect(y).toBeGreaterThanOrEqual(TOP);
      expect(y).toBeLessThanOrEqual(BOTTOM);
    }
  }
});

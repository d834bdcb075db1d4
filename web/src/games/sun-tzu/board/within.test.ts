import { describe, expect, it } from 'vitest';
import { provinceAt, shape } from './land';
import { PROVINCES } from '../view';
import { within } from './within';

const name = { width: 60, height: 16 };

describe.each([
  ['a spread', { width: 820, height: 528 }, { width: 200, height: 84, name }],
  ['a phone', { width: 382, height: 330 }, { width: 86, height: 96, name }],
  ['a small phone', { width: 312, height: 240 }, { width: 72, height: 76, name }],
])('on the map of %s', (_, size, extent) => {
  const land = shape(size, size.width < 640);

  it.each(PROVINCES)('the name of %s is in the province, wherever its usual place is', (at) => {
    const ring = land.provinces[at];
    const middle = {
      x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
      y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
    };
    for (const [across, down] of [
      [0, 0],
      [18, 0],
      [-12, 16],
    ] as const) {
      const { x, y } = within(ring, extent, { x: middle.x + across, y: middle.y + down });
      const [left, top] = [x - extent.width / 2, y - extent.height / 2];
      for (const right of [0, name.width])
        for (const low of [0, name.height])
          expect(provinceAt(land, { x: left + right, y: top + low })).toBe(at);
    }
  });
});

it('nothing is beyond the edges of the map, however large it is', () => {
  const map = { width: 312, height: 240 };
  const { provinces } = shape(map, true);
  const extent = { width: 165, height: 80, name };
  for (const at of PROVINCES) {
    const { x, y } = within(provinces[at], extent, { x: 260, y: 20 }, map);
    expect([x - extent.width / 2, y - extent.height / 2].every((edge) => edge >= 0)).toBe(true);
    expect(x + extent.width / 2).toBeLessThanOrEqual(map.width);
    expect(y + extent.height / 2).toBeLessThanOrEqual(map.height);
  }
});

it('things that have room stay at their usual place', () => {
  const { provinces } = shape({ width: 820, height: 528 }, false);
  const usual = { x: 164, y: 180 };
  expect(within(provinces.Xi, { width: 120, height: 70, name }, usual)).toEqual(usual);
});

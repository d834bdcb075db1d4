import { expect, it } from 'vitest';
import type { Box, Size } from '../../../../board/plane';
import { fit } from '../../../../board/viewport';
import { boxAround } from '../geometry';
import { surroundings } from './surroundings';
import { fullGame, snake, territories } from '../../testing/golden';

const SIZES = [
  { width: 660, height: 660 },
  { width: 390, height: 374 },
];

function expectWhole(box: Box, screen: Size): void {
  const { scale, x, y } = fit(box, screen, 1.3);
  expect(box.left * scale + x).toBeGreaterThanOrEqual(-0.01);
  expect(box.top * scale + y).toBeGreaterThanOrEqual(-0.01);
  expect(box.right * scale + x).toBeLessThanOrEqual(screen.width + 0.01);
  expect(box.bottom * scale + y).toBeLessThanOrEqual(screen.height + 0.01);
}

it('every territory can be seen whole, a snake of 24 too', () => {
  for (const tiles of [...territories().map((each) => each.tiles), snake(24)]) {
    const box = boxAround(tiles.map(([q, r]) => ({ q, r })));
    for (const size of SIZES) expectWhole(box, size);
  }
});

it('the board can be seen whole all through a game', () => {
  for (const { view } of fullGame())
    for (const size of SIZES) expectWhole(surroundings(view), size);
});

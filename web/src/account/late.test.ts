import { expect, test } from 'vitest';
import { often } from './late';

test('who once let time run out is told nothing, nor who seldom does', () => {
  expect(often({ games: 1, late: 1 })).toBe(false);
  expect(often({ games: 5, late: 2 })).toBe(true);
  expect(often({ games: 21, late: 2 })).toBe(false);
  expect(often({ games: 20, late: 2 })).toBe(true);
});

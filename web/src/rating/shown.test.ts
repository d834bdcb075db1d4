import { expect, test } from 'vitest';
import { signed } from './seats/signed';
import { laddersOf } from './shown';

test('a game has a ladder for two, and one for more', () => {
  const players = (...values: string[]) => [{ name: 'players', values }];
  expect(
    laddersOf([
      { id: 'three', options: players('2', '3', '4') },
      { id: 'two', options: [] },
    ]),
  ).toEqual(['three', 'three-many', 'two']);
});

test('changes have their signs', () => {
  expect([signed(12), signed(-7), signed(0)]).toEqual(['+12', '−7', '±0']);
});

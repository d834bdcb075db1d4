import { expect, test } from 'vitest';
import { signed } from './seats/signed';
import { laddersOf, places } from './shown';

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

test('computers stand among those who can be compared', () => {
  const row = (name: string, rating: number, provisional = false) => ({
    name,
    rating,
    provisional,
    uncertainty: 60,
    games: 20,
    last: 0,
  });
  const told = places({
    rows: [row('Ada', 1900), row('Bea', 1500), row('Cleo', 2100, true)],
    computers: [
      { level: 'easy', rating: 1100 },
      { level: 'hard', rating: 1800 },
    ],
  }).map((place) => ('row' in place ? `${place.rank} ${place.row.name}` : place.level));
  expect(told).toEqual(['1 Ada', 'hard', '2 Bea', 'easy', '3 Cleo']);
});

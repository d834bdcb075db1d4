import { describe, expect, it } from 'vitest';
import { Words } from '../../words';
import type { Entrant, Game, Round, Tournament } from '../ask';
import { crosstable } from './cross';
import { knockOutRound, over, partIn } from './state';

const game = (first: string, second: string, winners?: number[]): Game => ({
  table: first + second,
  players: [first, second],
  ...(winners ? { result: { winners, absent: [] } } : {}),
});
const round = (number: number, games: Game[], byes: string[] = []): Round => ({
  number,
  games,
  byes,
});
const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, k) => ({ name: `P${k}`, rating: 1500, withdrawn: false }));

describe('the reader’s part in a round', () => {
  const at = (games: Game[], byes: string[] = []) =>
    partIn({ phase: 'running', pairings: [round(1, games, byes)] } as unknown as Tournament, 'Mei');
  it('is a game, or what is left of it', () => {
    expect(at([game('Lin', 'Mei')])).toEqual({ is: 'plays', others: ['Lin'], table: 'LinMei' });
    expect(at([game('Lin', 'Mei', [1])])).toEqual({ is: 'played' });
    expect(at([game('Lin', 'Bo')], ['Mei'])).toEqual({ is: 'bye' });
    expect(at([game('Lin', 'Bo')])).toEqual({ is: 'none' });
  });
  it('is none of a guest, even beside an account that is deleted', () => {
    const shown = { phase: 'running', pairings: [round(1, [game('', 'Bo')])] };
    expect(partIn(shown as unknown as Tournament, '')).toEqual({ is: 'none' });
  });
});

it('games that are over are counted', () => {
  expect(over(round(1, [game('A', 'B', [1]), game('C', 'D')]))).toBe(1);
});

it('rounds of a knock-out are named from its field, whatever is played again', () => {
  const words = new Words('en', ['knock-out.2 = final\nknock-out.4 = semifinals\nknock-out.8 = q']);
  const pairings = [
    round(1, [game('C', 'F', [1]), game('D', 'E', [1])]),
    round(2, [game('A', 'D', [1]), game('B', 'C', [1, 2])]),
    round(3, [game('C', 'B', [1])]),
    round(4, [game('A', 'C')]),
  ];
  const titles = pairings.map((_, k) =>
    knockOutRound({ pairings, entrants: entrants(6) }, k, words),
  );
  expect(titles).toEqual([
    { title: 'q', again: false },
    { title: 'semifinals', again: false },
    { title: 'semifinals', again: true },
    { title: 'final', again: false },
  ]);
});

it('a crosstable has each game twice, from both sides', () => {
  const names = ['A', 'B', 'C'].map((name) => ({ name }));
  const rounds = [
    round(1, [game('A', 'B', [1])]),
    round(2, [game('C', 'B', [1, 2])]),
    round(3, [game('B', 'A', [1]), game('A', 'C')]),
  ];
  expect(crosstable(names, rounds)).toEqual([
    ['', '1\u20090', ''],
    ['0\u20091', '', '½'],
    ['', '½', ''],
  ]);
});

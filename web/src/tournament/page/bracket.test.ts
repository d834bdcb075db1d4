import { describe, expect, it } from 'vitest';
import type { Game, Round } from '../ask';
import { bracket, type Stage } from './bracket';

/** Games as texts: the seats, and who has won: “AB 1”, “AB ½”, “AB -” (neither came), “AB” (it is played). */
const game = (text: string): Game => {
  const [pair, result] = text.split(' ') as [string, string?];
  const ends: Record<string, Game['result']> = {
    '1': { winners: [1], absent: [] },
    '0': { winners: [2], absent: [] },
    '½': { winners: [1, 2], absent: [] },
    '+': { winners: [1], absent: [2] },
    '-': { winners: [], absent: [1, 2] },
  };
  const end = ends[result ?? ''];
  return { table: text, players: [...pair], ...(end ? { result: end } : {}) };
};
const drawn = (names: string, rounds: string[][], winner: string[] = []): Stage[] =>
  bracket({
    entrants: [...names].map((name) => ({ name, rating: 1500, withdrawn: false })),
    pairings: rounds.map((games, k): Round => ({
      number: k + 1,
      games: games.map(game),
      byes: [],
    })),
    winner,
  });
/** A stage as one text: a capital letter goes on, a small one is out, “?” is open, “-” is nobody. */
const told = ({ matches }: Stage): string =>
  matches
    .map(({ sides, games, alone }) => {
      const text = sides.map(({ name, on }) =>
        name === null
          ? alone
            ? '-'
            : '?'
          : on === false
            ? name.toLowerCase()
            : on
              ? name
              : `${name}?`,
      );
      return `${text.join('')}${games.length}`;
    })
    .join(' ');

describe('the draw of a knock-out', () => {
  it('has the best two in different halves, and gives them the byes', () => {
    expect(drawn('ABCDEFGH', [['AH', 'DE', 'BG', 'CF']]).map(told)).toEqual([
      'A?H?1 D?E?1 B?G?1 C?F?1',
      '??0 ??0',
      '??0',
    ]);
    expect(drawn('ABCDEF', [['DE 1', 'CF 0']]).map(told)).toEqual([
      'A-0 De1 B-0 cF1',
      'A?D?0 B?F?0',
      '??0',
    ]);
  });
  it('has replays in the match that they belong to', () => {
    const rounds = [['AD 1', 'BC ½'], ['CB ½'], ['AC 0']];
    expect(drawn('ABCD', rounds.slice(0, 1)).map(told)).toEqual(['Ad1 B?C?1', 'A??0']);
    expect(drawn('ABCD', rounds.slice(0, 2)).map(told)).toEqual(['Ad1 B?C?2', 'A??0']);
    expect(drawn('ABCD', rounds, ['C']).map(told)).toEqual(['Ad1 bC2', 'aC1']);
  });
  it('knows whoever has won a final that was shared to its end', () => {
    expect(drawn('AB', [['AB ½'], ['BA ½']], ['A']).map(told)).toEqual(['Ab2']);
    expect(drawn('AB', [['AB ½'], ['BA ½']]).map(told)).toEqual(['A?B?2']);
  });
  it('lets nobody go on where nobody came, and the other one without a game', () => {
    expect(drawn('ABCD', [['AD -', 'BC +']], ['B']).map(told)).toEqual(['ad1 Bc1', '-B0']);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, Words } from '../words';
import type { Game, Listed } from './ask';
import { facts, gameTold, outcomeTold, pointsTold, scoreOf, whenTold, who } from './telling';

const read = (path: string) => readFileSync(path, 'utf8');
const words = (language: Language) =>
  new Words(language, [
    read(`src/words.${language}.txt`),
    'game.weiqi = Weiqi\nnote.weiqi.board.13 = board of thirteen',
    read(`../games/src/main/resources/tianxia/games/common.${language}.txt`),
    read(`src/tournament/words.${language}.txt`),
  ]);
const [en, fr] = [words('en'), words('fr')];
/** With ordinary spaces. */
const plain = (row: Listed, words: Words, now?: number) =>
  facts(row, words, now).replace(/[\u00a0\u202f]/g, ' ');
/** A Thursday, at noon. */
const NOW = new Date(2026, 10, 26, 12).getTime();

const ROW: Listed = {
  id: 'T1',
  name: 'Friday Swiss',
  game: 'weiqi',
  options: { board: '13', komi: '7' },
  seats: 2,
  kind: 'swiss',
  rounds: 5,
  clock: { base: 300, increment: 5, then: 'lost' },
  rated: true,
  startsAt: new Date(2026, 10, 26, 20).getTime(),
  phase: 'open',
  round: 0,
  entered: 11,
  most: 16,
  maker: 'Mei',
};

describe('a row', () => {
  it('of a tournament that is open says when, how, and how many', () => {
    expect(plain(ROW, en, NOW)).toBe(
      'tonight at 20:00 · Swiss, 5 rounds · 5 min + 5 s · 11 so far',
    );
    expect(plain({ ...ROW, entered: 1 }, fr, NOW)).toBe(
      'ce soir à 20:00 · système suisse, 5 rondes · 5 min + 5 s · 1 inscrit',
    );
    const { startsAt: _, ...undated } = { ...ROW, entered: 0, kind: 'knock-out' as const };
    expect(plain(undated, en, NOW)).toBe(
      'when its maker starts it · knock-out · 5 min + 5 s · nobody yet',
    );
  });
  it('of one in play says how far it is, and where the reader stands', () => {
    const row: Listed = {
      ...ROW,
      phase: 'running',
      round: 3,
      clock: { base: 259_200, increment: 0, days: 3, then: 'lost' },
      you: 'in',
      rank: 2,
    };
    expect(plain(row, en, NOW)).toBe('round 3 of 5 · 3 days a turn · you stand 2nd of 11');
    expect(plain(row, fr, NOW)).toBe(
      'ronde 3 sur 5 · 3 jours par coup · vous êtes à la 2e place sur 11',
    );
    const { rank: _, ...other } = row;
    expect(plain(other, en, NOW)).toBe('round 3 of 5 · 3 days a turn · 11 players');
  });
  it('of one that is over says how it was', () => {
    expect(plain({ ...ROW, phase: 'closed', rank: 1 }, en)).toBe(
      'Swiss, 5 rounds · you came 1st of 11',
    );
  });
});

describe('the time of a beginning', () => {
  it.each([
    [26, 15, 'today at 15:00', 'aujourd’hui à 15:00'],
    [26, 18, 'tonight at 18:00', 'ce soir à 18:00'],
    [27, 9, 'tomorrow at 9:00', 'demain à 9:00'],
    [30, 20, 'on Monday 30 November at 20:00', 'lundi 30 novembre à 20:00'],
  ])('on day %i at %i', (day, hour, english, french) => {
    const at = new Date(2026, 10, day, hour).getTime();
    expect(whenTold(at, en, NOW)).toBe(english);
    expect(whenTold(at, fr, NOW)).toBe(french);
  });
});

describe('a game', () => {
  const game = (winners: number[], absent: number[] = []): Game => ({
    table: 't',
    players: ['Mei', 'Lin'],
    result: { winners, absent },
  });
  const score = (of: Game) => [1, 2].map((seat) => scoreOf(of, seat));
  it('is told by its scores', () => {
    expect(score({ players: ['Mei', 'Lin'] })).toEqual(['', '']);
    expect(score(game([1]))).toEqual(['1', '0']);
    expect(score(game([1, 2]))).toEqual(['½', '½']);
    expect(score(game([2], [1]))).toEqual(['–', '+']);
    expect(score(game([], [1, 2]))).toEqual(['–', '–']);
  });
  it('at a table of three or four counts by twelves', () => {
    const players = ['Mei', 'Lin', 'Bo'];
    const score = (winners: number[]) =>
      [1, 2, 3].map((seat) => scoreOf({ players, result: { winners, absent: [] } }, seat));
    expect(score([2])).toEqual(['0', '12', '0']);
    expect(score([1, 3])).toEqual(['6', '0', '6']);
    expect(score([1, 2, 3])).toEqual(['4', '4', '4']);
  });
  it('is told in sentences', () => {
    expect(outcomeTold({ players: ['Mei', 'Lin'] }, en)).toBe('Still playing');
    expect(outcomeTold(game([1]), en)).toBe('Mei won');
    expect(outcomeTold(game([1, 2]), fr)).toBe('Mei et Lin se partagent la victoire');
    expect(outcomeTold(game([2], [1]), en)).toBe('Mei did not come: Lin wins');
    expect(outcomeTold(game([], [1, 2]), fr)).toBe(
      'Mei et Lin perdent par forfait\u202f: personne ne gagne',
    );
  });
});

it('points are whole, or end in a half', () => {
  expect([0, 0.5, 3, 3.5, 24].map(pointsTold)).toEqual(['0', '½', '3', '3½', '24']);
});

it('a name that is gone is said to be', () => {
  expect([who('Mei', en), who('', en), who('', fr)]).toEqual(['Mei', '(deleted)', '(supprimé)']);
});

it('of a game what differs from the usual is told', () => {
  expect(gameTold(ROW, en)).toBe('Weiqi\u00a0· board of thirteen');
});

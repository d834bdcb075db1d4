import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Frame, TableInfo } from '../../protocol';
import { Words } from '../../words';
import type { Tally } from '../contract';
import { result, seriesResult, told as end } from './result';

const read = (path: string) => readFileSync(path, 'utf8');
const COMMON = '../games/src/main/resources/tianxia/games/common';
const [en, fr] = (['en', 'fr'] as const).map(
  (language) =>
    new Words(language, [
      read(`src/words.${language}.txt`),
      read(`${COMMON}.${language}.txt`),
      'tally = {count} ◇',
    ]),
) as [Words, Words];

const table = (names: string[], winners: number[], change: Partial<TableInfo> = {}): TableInfo =>
  ({
    seats: names.map((name, k) => ({ seat: k + 1, kind: 'person', name, present: true })),
    winners,
    resigned: 0,
    ...change,
  }) as unknown as TableInfo;
const each = (...each: number[]): Tally => ({ each, unit: 'tally' });
/** To seat 1, to seat 2, to those who watch. */
const told = (info: TableInfo, tally: Tally | null, words = en) =>
  [1, 2, 0].map((viewer) => result(info, viewer, words, tally));

describe('the end, told to whoever reads it', () => {
  const two = ['Mei', 'Lin'];

  it('for two, with the score', () => {
    expect(told(table(two, [1]), each(9, 7))).toEqual([
      'You won, 9 to 7',
      'You lost to Mei, 7 to 9',
      'Mei won, 9 to 7',
    ]);
    expect(told(table(two, [2]), each(7, 9), fr)).toEqual([
      'Vous avez perdu contre Lin, 7 à 9',
      'Vous avez gagné, 9 à 7',
      'Lin a gagné, 9 à 7',
    ]);
    expect(told(table(two, [1]), { ahead: 4 })).toEqual([
      'You won by 4 points',
      'You lost to Mei by 4 points',
      'Mei won by 4 points',
    ]);
  });

  it('without the numbers where they did not decide', () => {
    const plain = ['You won', 'You lost to Mei', 'Mei won'];
    expect(told(table(two, [1]), null)).toEqual(plain);
    expect(told(table(two, [1]), each(8, 8))).toEqual(plain);
    expect(told(table(two, [1], { resigned: 2 }), each(3, 7))).toEqual(plain);
  });

  it('for three and four, as the game counts', () => {
    const info = table(['Mei', 'Lin', 'Bo'], [1]);
    expect(told(info, each(15, 12, 9))).toEqual([
      'You won: 15 ◇',
      'You lost to Mei, 12 to 15',
      'Mei won: 15 ◇',
    ]);
    expect(result(info, 1, fr, each(15, 12, 9))).toBe('Vous avez gagné\u202f: 15 ◇');
  });

  it('for a shared victory', () => {
    const info = table(['Mei', 'Lin', 'Bo'], [1, 3]);
    expect(told(info, each(8, 7, 8))).toEqual([
      'You share the victory with Bo, 8 each',
      'You lost to Mei and Bo, 7 to 8',
      'Mei and Bo share the victory, 8 each',
    ]);
    expect(told(info, each(8, 7, 8), fr)).toEqual([
      'Vous partagez la victoire avec Bo, 8 chacun',
      'Vous avez perdu contre Mei et Bo, 7 à 8',
      'Mei et Bo se partagent la victoire, 8 chacun',
    ]);
  });

  it('for a series, once it is over: the lowest sum wins', () => {
    const after = (game: number, ...totals: number[]) =>
      table(two, [2], { series: { game, of: 3, totals } });
    const series = (info: TableInfo, words = en) =>
      [1, 2, 0].map((viewer) => seriesResult(info, viewer, words));
    expect(series(after(2, 4, 9))).toEqual(['', '', '']);
    expect(series(after(3, 4, 9))).toEqual([
      'You won the series',
      'You lost the series to Mei',
      'Mei won the series',
    ]);
    expect(series(after(3, 6, 6), fr)).toEqual([
      'Vous partagez la série avec Lin',
      'Vous partagez la série avec Mei',
      'Mei et Lin se partagent la série',
    ]);
  });

  it('with the reason: why the game ended, or who resigned', () => {
    const ui = { ending: () => 'Nine are held.', tally: () => each(9, 7) };
    const reads = (info: TableInfo, reader: number) =>
      end({ frame: { events: [], view: {} } as unknown as Frame, info, reader, words: en }, ui);
    expect(reads(table(two, [1]), 1)).toEqual({
      headline: 'You won, 9 to 7',
      reason: 'Nine are held.',
    });
    const resigned = table(two, [1], { resigned: 2 });
    expect(reads(resigned, 1)).toEqual({ headline: 'You won', reason: 'Lin resigned.' });
    expect(reads(resigned, 2)).toEqual({ headline: 'You lost to Mei', reason: 'You resigned.' });
    expect(reads(resigned, 0)).toEqual({ headline: 'Mei won', reason: 'Lin resigned.' });
    const last = table(two, [2], { series: { game: 2, of: 2, totals: [3, 8] } });
    expect(reads(last, 1)).toEqual({
      headline: 'You won the series',
      reason: 'You lost to Lin in this game. Nine are held.',
    });
  });
});

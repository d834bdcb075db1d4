import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../../protocol';
import { Words } from '../../words';
import { computerName, nameAt } from './computers';

const words = (language: 'en' | 'fr') =>
  new Words(language, [readFileSync(`src/words.${language}.txt`, 'utf8')]);
const en = words('en');

/** A person who plays, one who has left, or an easy computer. */
type Sitter = 'P' | 'L' | 'C';
const named = (sitters: string, language = en): string[] => {
  const seats = [...(sitters as Iterable<Sitter>)].map((sitter, k): SeatInfo => ({
    seat: k + 1,
    kind: sitter === 'P' ? 'person' : 'computer',
    name: '',
    present: true,
    ...(sitter === 'C' ? {} : { commitment: 'c' }),
    ...(sitter === 'P' ? {} : { level: 'easy' }),
  }));
  const info = { seats } as TableInfo;
  return seats.map(({ seat, kind }) =>
    kind === 'computer' ? computerName(info, seat, 'easy', language) : '',
  );
};
const rotated = <T>(list: T[], by: number) => [...list.slice(by), ...list.slice(0, by)];

describe('computers', () => {
  it('at one table have different names', () => {
    expect(named('PC')).toEqual(['', 'Carp']);
    expect(named('CP')).toEqual(['Carp', '']);
    expect(named('PCCC')).toEqual(['', 'Carp', 'Tortoise', 'Goose']);
    expect(named('PPCC')).toEqual(['', '', 'Carp', 'Tortoise']);
    expect(new Set(named('CCCC')).size).toBe(4);
    const takers = ['person', 'easy', 'hard', 'hard'] as const;
    expect(nameAt(takers, 2, 'easy', en)).toBe('Carp');
    expect([3, 4].map((seat) => nameAt(takers, seat, 'hard', en))).toEqual(['Tiger', 'Lynx']);
    expect(named('PCCC', words('fr'))).toEqual(['', 'Carpe', 'Tortue', 'Oie']);
  });

  it('keep them after a rematch, which rotates the seats', () => {
    for (const sitters of ['PC', 'PCC', 'PPC', 'PCCC', 'PPCC', 'PPPC']) {
      for (let by = 1; by < sitters.length; by++) {
        const seats = rotated([...sitters], by).join('');
        expect([seats, named(seats)]).toEqual([seats, rotated(named(sitters), by)]);
      }
    }
  });

  it('keep them when somebody leaves, whose seat gets another', () => {
    for (const [before, after] of ['PPC PLC', 'PPC LPC', 'PCPC LCPC', 'PPPC LPLC', 'PPPP LLLL'].map(
      (pair) => pair.split(' '),
    )) {
      const names = named(after!);
      named(before!).forEach((name, k) => name && expect(names[k]).toBe(name));
      const taken = names.filter((name) => name !== '');
      expect(new Set(taken).size).toBe(taken.length);
    }
  });

  it.each(['en', 'fr'] as const)('no two names are the same (%s)', (language) => {
    const levels = words(language)
      .keys()
      .filter((key) => key.startsWith('level.'))
      .map((key) => words(language).word(key));
    expect(levels).toHaveLength(16);
    expect(new Set(levels).size).toBe(16);
  });
});

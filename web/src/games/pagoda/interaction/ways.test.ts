import { describe, expect, it } from 'vitest';
import { asked, at, builds, open, paidWith, rows } from './ways';
import type { Answers } from './ways';

const ROOF = ['4^GB:G/BB', '4^GB:G/Bb', '4^GR:G/RR', '4^GR:bb/RR'];
const TILES = ['3=RG:R', '3=RG:bb', '3=RV:R', '3=RV:bb'];
const BARE = ['2+G:g', '2+R:R', '2+R:r'];
const all = builds([...ROOF, ...TILES, ...BARE, '1+B:B', 'end', 'lantern', 'discard BBGG']);

const told = (site: number, answers: Answers = {}) =>
  rows(at(all, site), answers).map(({ question, options, chosen }) => [question, options, chosen]);

describe('what a slip asks', () => {
  it('a tile, then its payment, in any order', () => {
    const whats = ['what', ['RG', 'RV']];
    const pays = ['pay', ['R', 'bb']];
    expect(told(3)).toEqual([
      [...whats, ''],
      [...pays, ''],
    ]);
    expect(told(3, { pay: 'bb' })).toEqual([
      [...whats, ''],
      [...pays, 'bb'],
    ]);
    expect(open(at(all, 3), { pay: 'bb', what: 'RV' })).toHaveLength(1);
  });

  it('nothing twice: a payment that alone is left is taken', () => {
    expect(told(2, { what: 'G' })).toEqual([
      ['what', ['G', 'R'], 'G'],
      ['pay', ['g'], 'g'],
    ]);
    expect(asked(rows(at(all, 2), { what: 'G' }))).toBeNull();
    expect(asked(rows(at(all, 2), { what: 'R' }))?.question).toBe('pay');
  });

  it('later what depends on an answer that is still to come', () => {
    expect(told(4)).toEqual([['what', ['GB', 'GR'], '']]);
    expect(told(2)).toEqual([['what', ['G', 'R'], '']]);
  });

  it('a roof with its tile, its payment and the spire’s', () => {
    expect(told(4, { what: 'GB' })).toEqual([
      ['what', ['GB', 'GR'], 'GB'],
      ['pay', ['G'], 'G'],
      ['spire', ['BB', 'Bb'], ''],
    ]);
    expect(told(4, { what: 'GR' })).toEqual([
      ['what', ['GB', 'GR'], 'GR'],
      ['pay', ['G', 'bb'], ''],
      ['spire', ['RR'], 'RR'],
    ]);
  });

  it('nothing where a column is free of charge but for its colour', () => {
    const free = builds(['2+G', '2+R']);
    expect(rows(free, {})).toEqual([{ question: 'what', options: ['G', 'R'], chosen: '' }]);
  });
});

describe('a card', () => {
  it('pays alone where it can, else together with others', () => {
    expect(paidWith(all, 'R').map(({ site }) => site)).toEqual([4, 4, 3, 3, 2]);
    expect(paidWith(at(all, 3), 'b').map((build) => build.pay)).toEqual(['bb', 'bb']);
    expect(paidWith(at(all, 4), 'R')).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { ReviewedGame, SeatReview } from '../../../protocol';
import { Words } from '../../../words';
import { readFileSync } from 'node:fs';
import { sum } from '../points';
import { ahead, verdict, weight } from './verdict';

const seat = (number: number, change: Partial<SeatReview> = {}): SeatReview => ({
  seat: number,
  start: 5000,
  result: 0,
  errors: 0,
  others: 0,
  luck: 0,
  reveals: 0,
  rest: 0,
  adjusted: 0,
  decisions: 10,
  counted: 5,
  worst: [],
  curve: [5000],
  marks: [],
  ...change,
});
const game = (...curves: number[][]): ReviewedGame => ({
  seats: curves.map((curve, k) => seat(k + 1, { curve })),
  decisions: [],
});
const mirrored = (own: number[]) =>
  game(
    own,
    own.map((chance) => 10_000 - chance),
  );

describe('until when a seat was ahead', () => {
  const stops = [0, 1, 2, 3, 4];
  it('is told to whoever lost', () => {
    expect(ahead(mirrored([5000, 5600, 6000, 4000, 0]), 1, stops, false)).toEqual({
      kind: 'until',
      ply: 2,
    });
    expect(ahead(mirrored([4000, 3000, 3000, 8000, 0]), 1, stops, false)).toEqual({
      kind: 'last',
      ply: 3,
    });
    expect(ahead(mirrored([5200, 4900, 4000, 3000, 0]), 1, stops, false).kind).toBe('never');
  });
  it('and from when on to whoever won', () => {
    const one = mirrored([5000, 4000, 6000, 7000, 10_000]);
    expect(ahead(one, 1, stops, true)).toEqual({ kind: 'from', ply: 2 });
    expect(ahead(mirrored([5000, 5100, 6000, 7000, 10_000]), 1, stops, true).kind).toBe('always');
  });
  it('is against the best of the others', () => {
    const three = game([3400, 4000, 0], [3350, 4500, 10_000], [3300, 1500, 0]);
    expect(ahead(three, 1, [0, 1, 2], false).kind).toBe('never');
    expect(ahead(three, 2, [0, 1, 2], true)).toEqual({ kind: 'always' });
  });
});

describe('what weighed more', () => {
  it('for whoever lost', () => {
    expect(weight(seat(1, { errors: 4100, luck: 600 }), false)).toBe('errors-despite-luck');
    expect(weight(seat(1, { errors: 4100, luck: -600 }), false)).toBe('errors-over-luck');
    expect(weight(seat(1, { errors: 400, luck: -600, reveals: -900 }), false)).toBe(
      'luck-over-errors',
    );
    expect(weight(seat(1, { errors: 4100 }), false)).toBe('errors-only');
  });
  it('for whoever won', () => {
    expect(weight(seat(1, { others: 900, luck: 2600 }), true)).toBe('luck-over-others');
    expect(weight(seat(1, { others: 4000, luck: 600 }), true)).toBe('others-over-luck');
    expect(weight(seat(1, { others: 4000, luck: -600 }), true)).toBe('others-despite-luck');
    expect(weight(seat(1, { others: 4000, luck: 20 }), true)).toBe('others-only');
  });
  it('is nothing where all is small', () => {
    expect(weight(seat(1, { errors: 90, luck: 100 }), false)).toBe('even');
  });
});

describe('the sentences', () => {
  const review = mirrored([5000, 6000, 0]);
  const drawing = { ...review, seats: review.seats.map((each) => ({ ...each, luck: 10 })) };
  it('say nothing of luck before it is known', () => {
    expect(verdict(review, 1, [0, 1, 2], [2], false)).toEqual([
      { key: 'review.ahead.until', ply: 1 },
    ]);
    expect(verdict(drawing, 1, [0, 1, 2], [2], true)).toHaveLength(2);
  });
  it('say nothing of luck where there is none', () => {
    expect(verdict(review, 1, [0, 1, 2], [2], true)).toHaveLength(1);
  });
  it('say of a shared win only what weighed', () => {
    expect(verdict(drawing, 1, [0, 1, 2], [1, 2], true)).toEqual([{ key: 'review.weight.even' }]);
  });
  it('are there for everything, to the reader and of others', () => {
    const words = new Words('en', [readFileSync('src/table/review/words.en.txt', 'utf8')]);
    const keys = ['always', 'never', 'until', 'last', 'from'].map((kind) => `review.ahead.${kind}`);
    const weights = words.keys().filter((key) => key.startsWith('review.weight.'));
    const all = [...keys, ...weights.filter((key) => !key.endsWith('.other'))];
    expect(all).toHaveLength(14);
    expect(all.filter((key) => !words.has(key) || !words.has(`${key}.other`))).toEqual([]);
  });
});

it('what is left over makes the parts add up as they are shown', () => {
  const parts = sum(
    seat(1, { start: 5012, result: 0, errors: 4149, others: 1651, luck: 549, reveals: -51 }),
  );
  const { start, result, errors, others, luck, rest } = parts;
  expect(parts).toEqual({
    adjusted: -5,
    start: 50,
    result: 0,
    errors: -41,
    others: 17,
    luck: 5,
    rest: -31,
  });
  expect(start + errors + others + luck + rest).toBe(result);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { daily, dayOf, next } from './daily';
import { markDay, markSolved, solved, streak } from './solved';

const LIST = {
  games: [
    { game: 'a', difficulties: [1, 2, 3, 2] },
    { game: 'b', difficulties: [5] },
  ],
};

describe('the puzzle of the day', () => {
  it('begins at midnight in UTC, and the games take turns', () => {
    expect(dayOf(Date.UTC(2026, 0, 2)) - dayOf(Date.UTC(2026, 0, 2) - 1)).toBe(1);
    expect([0, 1, 2, 3].map((day) => daily(LIST, day)?.game)).toEqual(['a', 'b', 'a', 'b']);
    expect(daily({ games: [] }, 3)).toBeNull();
  });
  it('comes back only after all others of its game', () => {
    const numbers = [0, 2, 4, 6].map((day) => daily(LIST, day)?.number);
    expect(new Set(numbers).size).toBe(4);
    const all = { games: [{ game: 'a', difficulties: Array.from({ length: 222 }, () => 1) }] };
    const days = Array.from({ length: 222 }, (_, day) => daily(all, day)?.number);
    expect(new Set(days).size).toBe(222);
  });
});

describe('the next puzzle', () => {
  it('is the first that is not solved, of the difficulty that is wanted', () => {
    expect(next(LIST, { game: 'a', number: 1 }, 0, [2])).toEqual({ game: 'a', number: 3 });
    expect(next(LIST, { game: 'a', number: 3 }, 2, [4])).toEqual({ game: 'a', number: 2 });
    expect(next(LIST, { game: 'b', number: 1 }, 0, [])).toBeNull();
    expect(next(LIST, { game: 'a', number: 1 }, 5, [])).toBeNull();
  });
});

describe('what was solved', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  it('is remembered once', () => {
    markSolved('a', 3);
    markSolved('a', 3);
    markSolved('a', 1);
    expect([solved('a'), solved('b')]).toEqual([[3, 1], []]);
  });
  it('counts days in a row, and forgives none', () => {
    expect(streak(10)).toEqual({ days: 0, today: false });
    markDay(10);
    markDay(10);
    expect(streak(10)).toEqual({ days: 1, today: true });
    expect(streak(11)).toEqual({ days: 1, today: false });
    markDay(11);
    expect(streak(11)).toEqual({ days: 2, today: true });
    expect(streak(13)).toEqual({ days: 0, today: false });
  });
});

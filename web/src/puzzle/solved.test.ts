import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markSolved, markTold, solved, wasTold } from './solved';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe('a puzzle', () => {
  it('whose answer was shown is remembered, in each game by itself', () => {
    markTold('a', 3);
    markTold('a', 12);
    markTold('a', 3);
    expect([3, 12, 1].map((number) => wasTold('a', number))).toEqual([true, true, false]);
    expect(wasTold('b', 3)).toBe(false);
  });

  it('that was solved stays so when its answer is looked at', () => {
    markSolved('a', 5);
    markTold('a', 5);
    expect(wasTold('a', 5)).toBe(false);
    expect(solved('a')).toEqual([5]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { all, ended, forget, keep } from './kept';

/** A browser's storage. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const names = () => all().map(({ table }) => table);
/** T1 first, so that it is the oldest. */
const sit = (from: number, to: number) => {
  for (let k = from; k <= to; k++) keep(`T${k}`, { tokens: [`t${k}`] });
};

describe('the list of tables', () => {
  it('has the newest first', () => {
    sit(1, 3);
    expect(names()).toEqual(['T3', 'T2', 'T1']);
    keep('T2', { game: 'qin' });
    expect(names()).toEqual(['T2', 'T3', 'T1']);
    forget('T3');
    expect(names()).toEqual(['T2', 'T1']);
  });

  it('loses finished games before others when it grows too long, the oldest first', () => {
    sit(1, 60);
    ended(['T40', 'T50']);
    sit(61, 61);
    expect(names()).toHaveLength(60);
    expect(names()).toContain('T1');
    expect(names()).toContain('T50');
    expect(names()).not.toContain('T40');
    sit(62, 63);
    expect(names()).not.toContain('T50');
    expect(names()).not.toContain('T1');
    expect(names()).toContain('T2');
  });

  it('never loses the one that comes, though all others are unfinished', () => {
    sit(1, 60);
    keep('T61', { tokens: ['t61'] });
    ended(['T61']);
    expect(names()[0]).toBe('T61');
    sit(62, 62);
    expect(names()).not.toContain('T61');
    expect(names()).toContain('T2');
  });
});

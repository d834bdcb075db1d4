import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { all, ended, find, followed, forget, keep, noted, saw, seatKey } from './kept';

/** A browser's storage. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  };
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
    keep('T2', { game: 'some-game' });
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

  it('loses a table where a seat was asked for in vain before one that is played', () => {
    sit(1, 30);
    keep('U', { joining: 'u' });
    sit(31, 60);
    expect(names()).toHaveLength(60);
    expect(names()).not.toContain('U');
    expect(names()).toContain('T1');
  });

  it('does not lose a finished game whose next one has not begun', () => {
    sit(1, 60);
    ended(['T1', 'T2']);
    noted('T1', { next: { table: 'N', commitment: 'c', nonces: { t1: 'n' } } });
    sit(61, 61);
    expect(names()).toContain('T1');
    expect(names()).not.toContain('T2');
    followed('T1');
    sit(62, 62);
    expect(names()).not.toContain('T1');
  });

  it('keeps the shares of several seats, each under its own', () => {
    keep('T1', { tokens: ['a'], nonces: { a: '1' } });
    keep('T1', { tokens: ['a', 'b'], nonces: { b: '2' } });
    keep('T1', { game: 'some-game' });
    expect(find('T1')?.nonces).toEqual({ a: '1', b: '2' });
    sit(2, 2);
    noted('T1', { sight: { commitment: 'c', seats: ['s'], options: {} } });
    expect(find('T1')).toMatchObject({ nonces: { a: '1', b: '2' }, sight: { commitment: 'c' } });
    expect(names()).toEqual(['T2', 'T1']);
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

describe('where storage is off', () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: off, setItem: off }));
  // The next test's storage takes the list again.
  afterEach(() => {
    vi.stubGlobal('localStorage', storage());
    all().forEach(({ table }) => forget(table));
  });

  it('a table is kept as long as the page is open', () => {
    sit(1, 2);
    saw('T1', 't1', 7);
    expect(names()).toEqual(['T2', 'T1']);
    expect(find('T1')).toMatchObject({ tokens: ['t1'], seen: { t1: 7 } });
    forget('T1');
    expect(names()).toEqual(['T2']);
  });

  it('the address has to hold what opens the seat', () => {
    sit(1, 1);
    expect(seatKey('T1')).toEqual({ kind: 'seat', code: 't1' });
    expect(seatKey('T2')).toBeNull();
  });

  it('and the seat’s share in the draws, without which the game could not begin', () => {
    sit(1, 1);
    keep('T1', { nonces: { t1: '0f'.repeat(16), t2: '1f'.repeat(16) } });
    expect(seatKey('T1')).toEqual({ kind: 'seat', code: 't1', nonce: '0f'.repeat(16) });
  });

  it('all of it is stored once there is room', () => {
    sit(1, 1);
    vi.stubGlobal('localStorage', storage());
    sit(2, 2);
    expect(names()).toEqual(['T2', 'T1']);
    expect(localStorage.getItem('tianxia.tables')).toContain('"T1"');
    expect(seatKey('T1')).toBeNull();
  });
});

it('a stored seat is not held by the address', () => {
  sit(1, 1);
  expect(seatKey('T1')).toBeNull();
});

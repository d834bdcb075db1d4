import { describe, expect, it } from 'vitest';
import { nextLegal, start, step } from './cursor';
import { type Spot, nearest, underFinger } from './spots';

/** Three columns, A to C, and three rows, 50 units apart; B1 and C3 are legal. */
const BOARD = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'].map((key, n): Spot => {
  const point = { x: (n % 3) * 50, y: Math.floor(n / 3) * 50 };
  return { key, point, action: key, legal: ['B1', 'C3'].includes(key) };
});
const at = (key: string) => BOARD.find((spot) => spot.key === key)!;

describe('the cursor', () => {
  it('goes from square to square, and stays at the rim', () => {
    expect(step(BOARD, at('B2'), 'left').key).toBe('A2');
    expect(step(BOARD, at('B2'), 'down').key).toBe('B3');
    expect(step(BOARD, at('A3'), 'left').key).toBe('A3');
  });

  it('begins in the middle, at an open spot if there is one', () => {
    expect(start(BOARD.map((spot) => ({ ...spot, legal: false })))!.key).toBe('B2');
    expect(start(BOARD)!.legal).toBe(true);
    expect(start([])).toBeNull();
  });

  it('goes through the open ones in reading order, and around', () => {
    expect(nextLegal(BOARD, null, false)!.key).toBe('B1');
    expect(nextLegal(BOARD, at('B1'), false)!.key).toBe('C3');
    expect(nextLegal(BOARD, at('C3'), false)!.key).toBe('B1');
    expect(nextLegal(BOARD, at('B1'), true)!.key).toBe('C3');
  });
});

describe('pointing', () => {
  it('takes the nearest within reach', () => {
    expect(nearest(BOARD, { x: 60, y: 45 }, 25)!.key).toBe('B2');
    expect(nearest(BOARD, { x: 25, y: 25 }, 25)).toBeNull();
  });

  it('a finger takes the nearest open one, unless it is right on a closed one', () => {
    expect(underFinger(BOARD, { x: 50, y: 26 }, 44)!.key).toBe('B1');
    expect(underFinger(BOARD, { x: 0, y: 50 }, 44)!.key).toBe('A2');
    expect(underFinger(BOARD, { x: 50, y: 50 }, 60)!.key).toBe('B2');
  });
});

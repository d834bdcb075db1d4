import { describe, expect, it } from 'vitest';
import { forces } from './forces';

const ivory = (count: number) => ({ seat: 1, count });
const ink = (count: number) => ({ seat: 2, count });

describe('the figures of a province', () => {
  it('are one an army, in two ranks above five', () => {
    expect(forces(ivory(5), false).figures.map(({ y }) => y)).toEqual([2, 2, 2, 2, 2]);
    expect(new Set(forces(ivory(6), false).figures.map(({ y }) => y)).size).toBe(2);
    expect(forces(ink(21), false).figures).toHaveLength(21);
  });

  it('never take more room than there is', () => {
    for (let count = 0; count <= 21; count++) {
      expect(forces(ivory(count), false).width).toBeLessThan(110);
      expect(forces(ivory(count), true).width).toBeLessThan(70);
    }
    expect(forces(ivory(0), false).width).toBe(0);
  });

  it('are at most six on a phone, what changes among them', () => {
    const { figures } = forces(ivory(12), true, ink(0), ivory(3));
    expect(figures).toHaveLength(6);
    expect(figures.filter(({ state }) => state === 'comes')).toHaveLength(3);
  });

  it('come beside those that leave', () => {
    const { figures } = forces(ivory(4), false, ink(1), ivory(4));
    expect(figures.map(({ state, seat }) => `${state} ${seat}`)).toEqual([
      'leaves 2',
      'comes 1',
      'comes 1',
      'comes 1',
      'comes 1',
    ]);
    expect(figures.map(({ turn }) => turn)).toEqual([0, 0, 1, 2, 3]);
  });
});

import { describe, expect, it } from 'vitest';
import { Spotlight } from './spotlight.svelte';

describe('what log and board point out to each other', () => {
  it('a line is marked while one of its places is pointed at', () => {
    const spotlight = new Spotlight();
    expect(spotlight.speaksOf(['E4', 'J'])).toBe(false);
    spotlight.point(['J', '0,1']);
    expect(spotlight.speaksOf(['E4', 'J'])).toBe(true);
    expect(spotlight.speaksOf(['E4'])).toBe(false);
    expect(spotlight.speaksOf([])).toBe(false);
    spotlight.point([]);
    expect(spotlight.speaksOf(['E4', 'J'])).toBe(false);
  });

  it('a pointer that moves within a place changes nothing', () => {
    const spotlight = new Spotlight();
    spotlight.point(['e3', 'f3']);
    const before = spotlight.pointed;
    spotlight.point(['e3', 'f3']);
    expect(spotlight.pointed).toBe(before);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoChoice } from '../../contract';
import { event } from '../../testing/fake-table';
import { Forced } from './forced.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sitting(choice: NoChoice | null, random = 0) {
  const table = {
    acting: true,
    sending: false,
    legal: ['pass'],
    viewer: 1,
    frame: { events: [event(1, 1), event(2, 2)] },
    played: [] as string[],
    play(actions: string[]) {
      this.played.push(...actions);
    },
  };
  const forced = () =>
    new Forced(
      table,
      () => choice,
      () => random,
    );
  return { table, forced: forced(), again: forced };
}

const OPEN = { why: 'No place.', open: true };
const HIDDEN = { why: 'Both alike.', open: false };

describe('a decision that is none', () => {
  it('is answered once its reason could be read, if all can see it', () => {
    const { table, forced } = sitting(OPEN);
    expect([forced.follow(), forced.follow()]).toEqual([true, false]);
    expect([forced.why, forced.runs]).toEqual(['No place.', true]);
    vi.advanceTimersByTime(2_500);
    expect(table.played).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(table.played).toEqual(['pass']);
  });

  it('keeps its reason in sight until the table has answered', () => {
    const { table, forced } = sitting(OPEN);
    table.play = () => (table.sending = true);
    forced.follow();
    vi.advanceTimersByTime(3_000);
    expect([forced.runs, forced.answering]).toEqual([false, 'No place.']);
  });

  it('is answered at a moment drawn anew where the others may not know it', () => {
    for (const [random, at] of [
      [0, 4_000],
      [0.5, 6_500],
      [0.999, 8_995],
    ] as const) {
      const { table, forced } = sitting(HIDDEN, random);
      forced.follow();
      vi.advanceTimersByTime(at - 1);
      expect(table.played).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(table.played).toEqual(['pass']);
    }
  });

  it('is left to the person who stops it, and nothing is answered for them later', () => {
    const { table, forced } = sitting(OPEN);
    forced.follow();
    forced.hold();
    forced.follow();
    vi.advanceTimersByTime(60_000);
    expect([table.played, forced.runs, forced.why]).toEqual([[], false, 'No place.']);
  });

  it('is not answered twice: not after it was taken back', () => {
    const { table, forced } = sitting(OPEN);
    forced.follow();
    vi.advanceTimersByTime(3_000);
    forced.follow();
    vi.advanceTimersByTime(60_000);
    expect([table.played, forced.runs]).toEqual([['pass'], false]);
  });

  it('is none of the page’s where there is a choice, or the game says nothing', () => {
    const choice = sitting(OPEN);
    choice.table.legal = ['pass', 'A1'];
    const silent = sitting(null);
    for (const { table, forced } of [choice, silent]) {
      expect(forced.follow()).toBe(false);
      vi.advanceTimersByTime(60_000);
      expect([table.played, forced.why]).toEqual([[], '']);
    }
  });
});

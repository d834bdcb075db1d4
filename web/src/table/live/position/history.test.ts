import { describe, expect, it } from 'vitest';
import type { EventShown, Frame } from '../../../protocol';
import { decisions, joined, lastTurn, marked, missed, numbers, turns } from './history';

const event = (ply: number, actor: number): EventShown => ({
  ply,
  actor,
  action: `e${ply}`,
  happenings: [],
});
/** Draws of the setup, then seats 1 and 2 in turn, each with a draw. */
const story = [0, 0, 1, 0, 2, 0, 1, 0, 2].map((actor, k) => event(k + 1, actor));
const frame = (from: number, to: number, whole: boolean): Frame =>
  ({ whole, ply: to, seq: to, viewer: 1, events: story.slice(from, to) }) as Frame;

describe('frames', () => {
  it('join on to what is known', () => {
    expect(joined([], frame(0, 5, true))).toEqual(story.slice(0, 5));
    expect(joined(story.slice(0, 5), frame(5, 8, false))).toEqual(story.slice(0, 8));
    expect(joined(story.slice(0, 5), frame(5, 5, false))).toEqual(story.slice(0, 5));
  });
  it('replace what was stepped back over', () => {
    expect(joined(story.slice(0, 8), frame(6, 7, false))).toEqual(story.slice(0, 7));
    expect(joined(story.slice(0, 8), { ...frame(5, 5, false), ply: 5 })).toEqual(story.slice(0, 5));
  });
  it('that leave a gap are not joined', () => {
    expect(joined(story.slice(0, 4), frame(6, 8, false))).toBeNull();
    expect(joined([], { ...frame(0, 3, true), ply: 5 })).toBeNull();
    expect(joined(story.slice(0, 4), { ...frame(4, 4, false), ply: 6 })).toBeNull();
  });
});

describe('turns', () => {
  it('are decisions with the draws after them', () => {
    expect(turns(story).map(({ seat, ply }) => [seat, ply])).toEqual([
      [1, 4],
      [2, 6],
      [1, 8],
      [2, 9],
    ]);
    expect(turns(story.slice(0, 2))).toEqual([]);
    expect(decisions(story)).toBe(4);
  });
  it('are numbered one by one, or those of a seat in succession together', () => {
    const several = turns([1, 1, 1, 0, 2, 1].map((actor, k) => event(k + 1, actor)));
    expect(numbers(several)).toEqual([1, 2, 3, 4, 5]);
    expect(numbers(several, true)).toEqual([1, 1, 1, 2, 3]);
    expect(numbers([])).toEqual([]);
  });
  it('take quiet ones along', () => {
    const quiet = (plies: number[]) => (events: readonly EventShown[]) =>
      plies.includes(events[0]!.ply);
    const told = (plies: number[]) =>
      turns(story, quiet(plies)).map(({ seat, ply, events }) => [seat, ply, events.length]);
    expect(told([3, 7])).toEqual([
      [2, 6, 4],
      [2, 9, 3],
    ]);
    expect(told([7, 9])).toEqual([
      [1, 4, 2],
      [2, 9, 5],
    ]);
    expect(told([3, 5, 7, 9])).toEqual([[1, 9, 7]]);
  });
  it('end with the last', () => {
    expect(lastTurn(story.slice(0, 8)).map(({ ply }) => ply)).toEqual([7, 8]);
    expect(lastTurn(story.slice(0, 2))).toEqual([]);
  });
  it('that are marked are those of others since one’s own, or the last', () => {
    const four = [1, 2, 3, 0, 4].map((actor, k) => event(k + 1, actor));
    const seats = (events: EventShown[], viewer: number) =>
      marked(events, viewer).map(({ seat }) => seat);
    expect(seats(four, 1)).toEqual([2, 3, 4]);
    expect(seats(four, 3)).toEqual([4]);
    expect(seats(four, 4)).toEqual([4]);
    expect(seats(four, 0)).toEqual([4]);
    expect(seats(four.slice(0, 2), 3)).toEqual([1, 2]);
    expect(seats([], 1)).toEqual([]);
  });
  it('that were missed are those of others since one’s own', () => {
    expect(missed(story, 1, 6).map(({ seat }) => seat)).toEqual([2]);
    expect(missed(story, 1, 9)).toEqual([]);
    expect(missed(story.slice(0, 6), 2, 4)).toEqual([]);
    expect(missed(story, 3, 0)).toHaveLength(4);
  });
  it('that were missed begin after one’s own quiet decision too', () => {
    const quiet = (events: readonly EventShown[]) => events.some(({ ply }) => ply === 7);
    expect(missed(story, 1, 0, quiet).map(({ seat, ply }) => [seat, ply])).toEqual([[2, 9]]);
  });
});

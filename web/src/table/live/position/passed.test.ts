import { describe, expect, it } from 'vitest';
import type { EventShown, Frame, StageShown } from '../../../protocol';
import { passed } from './passed';

const told = (ply: number, ...codes: string[]): EventShown => ({
  ply,
  actor: 1,
  action: 'a',
  happenings: codes.map((code) => ({ code })),
});
const EVENTS = [told(1, 'old'), told(2, 'a'), told(3, 'b', 'c', 'd'), told(4, 'e', 'f')];
const frame = (ply: number, stages?: StageShown[]): Frame =>
  ({ ply, events: EVENTS.slice(0, ply), ...(stages ? { stages } : {}) }) as Frame;
const codes = (after: Frame) =>
  passed(frame(1), after).map(({ happenings }) => happenings.map(({ code }) => code));

describe('the way from one frame to the next', () => {
  const stages = [
    { ply: 3, told: 2, view: { armies: [1], pawn: 0 } },
    { ply: 3, told: 3, view: { pawn: 2 } },
    { ply: 4, told: 1, view: { armies: [1, 2] } },
  ];
  it('has a view for each stage, put together from what has changed', () => {
    expect(passed(frame(1), frame(4, stages)).map(({ view }) => view)).toEqual([
      { armies: [1], pawn: 0 },
      { armies: [1], pawn: 2 },
      { armies: [1, 2], pawn: 2 },
    ]);
  });
  it('tells with each what came about since the one before, of all events', () => {
    expect(codes(frame(4, stages))).toEqual([['a', 'b', 'c'], ['d'], ['e']]);
  });
  it('has nothing on it where the frame tells nothing, as an older server’s', () => {
    expect(passed(frame(1), frame(4))).toEqual([]);
  });
});

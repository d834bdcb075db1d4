import { describe, expect, it } from 'vitest';
import type { EventShown, Frame } from '../../../protocol';
import type { Stage } from '../../contract';
import { OTHER, Pace } from './pace';

const event = (ply: number, actor: number): EventShown => ({
  ply,
  actor,
  action: `e${ply}`,
  happenings: [],
});
/** Draws of the setup, then seats 1 and 2 in turn, each with a draw. */
const story = [0, 0, 1, 0, 2, 0, 1, 0, 2].map((actor, k) => event(k + 1, actor));

describe('the pace', () => {
  function paced(quiet = 0, still = false) {
    let now = 0;
    let timer: (() => void) | null = null;
    let due = 0;
    const shown: [ply: number, beat: boolean, stage?: number][] = [];
    let stages: Stage[] = [];
    const clock = {
      now: () => now,
      still: () => still,
      after: (ms: number, then: () => void) => {
        due = now + ms;
        timer = then;
        return () => (timer = null);
      },
    };
    const between = {
      stages: () => stages,
      quiet: (_: Frame, after: Frame) => after.ply === quiet,
    };
    const pace = new Pace(clock, between, ({ ply }, beat, stage) =>
      shown.push(stage ? [ply, beat, stage.index] : [ply, beat]),
    );
    const pass = (ms: number) => {
      now += ms;
      if (timer && now >= due) {
        const then = timer;
        timer = null;
        then();
      }
    };
    return { pace, shown, pass, stage: (...ms: number[]) => (stages = ms.map(lasting)) };
  }
  const at = (ply: number, viewer = 1): Frame =>
    ({ whole: false, ply, seq: ply, viewer, events: story.slice(0, ply) }) as Frame;

  it('shows one’s own turn at once, the draw after it without a beat', () => {
    const { pace, shown } = paced();
    pace.push(at(2), true);
    pace.push(at(3), false);
    pace.push(at(4), false);
    expect(shown).toEqual([
      [2, false],
      [3, true],
      [4, false],
    ]);
  });
  it('lets each turn be watched before the next', () => {
    const { pace, shown, pass } = paced();
    pace.push(at(4, 3), true);
    pace.push(at(5, 3), false);
    pace.push(at(7, 3), false);
    pace.push(at(8, 3), false);
    expect(shown).toEqual([
      [4, false],
      [5, true],
    ]);
    expect(pace.behind).toBe(true);
    pass(OTHER);
    expect(shown.at(-1)).toEqual([8, true]);
    expect(pace.behind).toBe(false);
  });
  it('skips to the newest', () => {
    const { pace, shown } = paced();
    pace.push(at(4, 3), true);
    pace.push(at(5, 3), false);
    pace.push(at(7, 3), false);
    pace.push(at(9, 3), false);
    pace.skip();
    expect(shown).toEqual([
      [4, false],
      [5, true],
      [9, false],
    ]);
  });
  const lasting = (ms: number): Stage => ({ view: null, ms, happenings: [], data: null });
  it('shows stages before a position, each for its time; one can go on earlier', () => {
    const { pace, shown, pass, stage } = paced();
    pace.push(at(4), true);
    stage(500, 700, 300);
    pace.push(at(5), false);
    expect(shown).toEqual([
      [4, false],
      [4, true, 0],
    ]);
    pass(500);
    expect(shown.at(-1)).toEqual([4, true, 1]);
    pass(600);
    expect(shown.at(-1)).toEqual([4, true, 1]);
    pace.next();
    expect(shown.at(-1)).toEqual([4, true, 2]);
    pass(300);
    expect(shown.at(-1)).toEqual([5, true]);
  });
  it('skips what is watched up to the next stage, but no stage', () => {
    const { pace, shown, stage } = paced();
    pace.push(at(4, 3), true);
    stage(500);
    pace.push(at(5, 3), false);
    pace.push(at(7, 3), false);
    pace.skip();
    expect(shown.at(-1)).toEqual([4, true, 0]);
    pace.next();
    expect(shown.at(-1)).toEqual([5, true]);
    pace.skip();
    expect(shown.at(-1)).toEqual([5, true, 0]);
    pace.skip();
    expect(shown.at(-1)).toEqual([5, true, 0]);
    pace.next();
    expect(shown.at(-1)).toEqual([7, true]);
  });
  it('skips turns without stages before one that has some', () => {
    const { pace, shown, pass, stage } = paced();
    pace.push(at(4, 3), true);
    pace.push(at(5, 3), false);
    pace.push(at(7, 3), false);
    stage(500, 700);
    pace.push(at(9, 3), false);
    pace.skip();
    expect(shown.slice(2)).toEqual([[7, true, 0]]);
    pass(500);
    expect(shown.at(-1)).toEqual([7, true, 1]);
  });
  it('shows all at once where that is asked for', () => {
    const { pace, shown, stage } = paced();
    pace.push(at(4), true);
    stage(500, 700);
    pace.push(at(5), false);
    pace.push(at(7), false);
    pace.showAll();
    expect(shown.slice(2)).toEqual([[7, false]]);
    expect(pace.behind).toBe(false);
  });
  it('leaves stages their time where nothing moves, and nothing else', () => {
    const { pace, shown, pass, stage } = paced(0, true);
    pace.push(at(4), true);
    stage(500, 700);
    pace.push(at(5), false);
    pass(499);
    expect(shown.at(-1)).toEqual([4, true, 0]);
    pass(1);
    expect(shown.at(-1)).toEqual([4, true, 1]);
    stage();
    pace.next();
    pace.push(at(7), false);
    expect(shown.slice(-2)).toEqual([
      [5, true],
      [7, true],
    ]);
  });
  it('passes over what needs no watching', () => {
    const { pace, shown } = paced(7);
    pace.push(at(5, 2), true);
    pace.push(at(7, 2), false);
    pace.push(at(9, 2), false);
    expect(shown).toEqual([
      [5, false],
      [7, false],
      [9, true],
    ]);
  });
  it('jumps back without movement', () => {
    const { pace, shown } = paced();
    pace.push(at(7), true);
    pace.push(at(4), false);
    expect(shown.at(-1)).toEqual([4, false]);
  });
});

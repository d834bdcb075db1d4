import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../protocol';
import type { LiveTable } from './live.svelte';
import { Screen } from './screen.svelte';
import { Sitting, event, frame } from './sitting';

vi.stubGlobal('document', { hidden: false });
// However long the last move is watched.
vi.stubGlobal('window', { setTimeout: (then: () => void) => then() });
vi.stubGlobal('clearTimeout', () => {});

let sittings: Sitting[];
let screen: Screen;
const stages = () => screen.tables.map(({ stage }) => stage && stage.index);

beforeEach(() => {
  const shown = (table: LiveTable, beat: boolean) => screen?.shown(table, beat);
  sittings = [1, 2].map((viewer) => new Sitting(frame(5, 4, [1, 2], { viewer }), shown));
  screen = new Screen(sittings.map(({ table }) => table), () => {});
});

/** Seat 2 plays, and both are shown so many stages first. */
function come(ply: number, so: number, change: Partial<Frame> = {}): void {
  for (const [k, sitting] of sittings.entries()) {
    sitting.stages = so;
    const events = [event(ply, 2)];
    sitting.receive(frame(ply + 1, ply, [1, 2], { viewer: k + 1, whole: false, events, ...change }));
  }
}

describe('two seats at one screen', () => {
  it('go from stage to stage together', () => {
    come(5, 2);
    expect(stages()).toEqual([0, 0]);
    screen.nextStage();
    expect(stages()).toEqual([1, 1]);
    screen.nextStage();
    expect(stages()).toEqual([null, null]);
    expect(screen.tables.map(({ behind }) => behind)).toEqual([false, false]);
  });

  it('are both shown the newest position, also where one is between two reveals', () => {
    come(5, 1);
    come(6, 2);
    screen.tables[1]!.nextStage();
    screen.showAll();
    expect(stages()).toEqual([null, null]);
    expect(screen.tables.map(({ ply, behind }) => [ply, behind])).toEqual([[6, false], [6, false]]);
  });

  it('both skip what is watched, and no stage', () => {
    come(5, 1);
    come(6, 2);
    screen.nextStage();
    // One's own turn does not wait for what is watched.
    expect(stages()).toEqual([null, 0]);
    screen.skip();
    expect(stages()).toEqual([0, 0]);
    screen.skip();
    expect(stages()).toEqual([0, 0]);
  });

  it('change places only when what is told has been seen', () => {
    come(5, 2, { actors: [2] });
    sittings[1]!.table.showAll();
    expect([screen.viewer, screen.curtain]).toEqual([1, 0]);
    screen.showAll();
    expect(screen.viewer).toBe(2);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { Frame } from '../../protocol';
import type { LiveTable } from './live.svelte';
import { Replay } from './replay/replay.svelte';
import { Screen } from './screen.svelte';
import { FakeTable, event, frame } from '../testing/fake-table';

vi.stubGlobal('document', { hidden: false });
// No waiting for the last move to be shown.
vi.stubGlobal('window', { setTimeout: (then: () => void) => then() });
vi.stubGlobal('clearTimeout', () => {});

let sittings: FakeTable[];
let screen: Screen;
const stages = () => screen.tables.map(({ stage }) => stage && stage.index);

/** With `hands` each seat sees its own hand; otherwise all see the same. */
function sit(seats: number[], hands: boolean): void {
  let sat: Screen | undefined;
  const shown = (table: LiveTable, beat: boolean) => sat?.shown(table, beat);
  const view = (viewer: number) => (hands ? { view: { hand: viewer } } : {});
  sittings = seats.map(
    (viewer) => new FakeTable(frame(5, 4, [1, 2], { viewer, ...view(viewer) }), shown),
  );
  screen = sat = new Screen(
    sittings.map(({ table }) => table),
    () => {},
  );
}

beforeEach(() => sit([1, 2], false));

/** Seat 2 plays, and both tables show so many stages first. */
function come(ply: number, so: number, change: Partial<Frame> = {}): void {
  for (const [k, sitting] of sittings.entries()) {
    sitting.stages = so;
    const events = [event(ply, 2)];
    sitting.receive(
      frame(ply + 1, ply, [1, 2], { viewer: k + 1, whole: false, events, ...change }),
    );
  }
}

/** A frame for all: it is this seat's turn. */
function due(seq: number, seat: number): void {
  for (const sitting of sittings) {
    const { viewer, view } = sitting.table.frame;
    sitting.receive(frame(seq, 4, [seat], { viewer, view }));
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
    expect(screen.tables.map(({ ply, behind }) => [ply, behind])).toEqual([
      [6, false],
      [6, false],
    ]);
  });

  it('both skip what is watched, and no stage', () => {
    come(5, 1);
    come(6, 2);
    screen.nextStage();
    // The viewer's own turn does not wait for what is shown.
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

describe('whoever looked back has the present again when the screen comes back', () => {
  let replay: Replay;
  beforeEach(() => {
    vi.spyOn(api, 'position').mockImplementation(async (_, __, ply) =>
      frame(5, ply, [], { view: { past: ply } }),
    );
  });
  const looksBack = () => {
    replay = new Replay(screen, () => false);
    return replay.to(2);
  };

  it('at a table of hands, with somebody else between', async () => {
    sit([1, 3], true);
    due(6, 2);
    await looksBack();
    expect([screen.live, replay.open]).toEqual([false, true]);
    due(7, 3);
    expect(screen.curtain).toBe(3);
    screen.lift();
    expect([screen.viewer, screen.acting, screen.live, replay.open]).toEqual([
      3,
      true,
      true,
      false,
    ]);
    due(8, 1);
    expect(screen.curtain).toBe(1);
    screen.lift();
    expect([screen.viewer, screen.acting, screen.live]).toEqual([1, true, true]);
  });

  it('also where the past came too late to be shown', async () => {
    sit([1, 3], true);
    due(6, 2);
    const coming = looksBack();
    due(7, 3);
    screen.lift();
    await coming;
    expect(screen.tables.map(({ live }) => live)).toEqual([true, true]);
    expect(replay.open).toBe(false);
  });

  it('and no replay goes on at the next seat', async () => {
    sit([1, 3], true);
    due(6, 2);
    await looksBack();
    replay.play();
    due(7, 3);
    screen.lift();
    expect([replay.playing, replay.open, screen.live]).toEqual([false, false, true]);
  });

  it('without a curtain where all see the same', async () => {
    due(6, 1);
    await looksBack();
    due(7, 2);
    expect([screen.curtain, screen.viewer, screen.acting, replay.open]).toEqual([
      0,
      2,
      true,
      false,
    ]);
    due(8, 1);
    expect([screen.curtain, screen.viewer, screen.acting]).toEqual([0, 1, true]);
  });

  it('and one who is to move keeps the screen while looking back', async () => {
    due(6, 1);
    await looksBack();
    for (const { table } of sittings) screen.shown(table, false);
    expect([screen.viewer, screen.live, replay.open]).toEqual([1, false, true]);
  });
});

it('the screen goes on where the turn has passed on under the curtain', () => {
  sit([1, 2], true);
  due(6, 2);
  expect(screen.curtain).toBe(2);
  due(7, 1);
  screen.lift();
  expect([screen.viewer, screen.curtain]).toEqual([2, 1]);
});

describe('whoever has just made the table has the device', () => {
  /** Two seats with hands of their own; seats due from the beginning, and who made the table. */
  function begun(actors: number[], maker: string): number[] {
    const hands = [1, 2].map(
      (viewer) => new FakeTable(frame(5, 4, actors, { viewer }), undefined, `token${viewer}`),
    );
    hands.forEach((hand, k) => hand.receive(frame(6, 4, actors, { viewer: k + 1, view: k })));
    screen = new Screen(
      hands.map(({ table }) => table),
      () => {},
    );
    screen.begin(maker);
    return [screen.viewer, screen.curtain];
  }

  it('and sees no curtain, in whichever seat', () => {
    expect(begun([1], 'token1')).toEqual([1, 0]);
    expect(begun([2], 'token2')).toEqual([2, 0]);
    expect(begun([1, 2], 'token2')).toEqual([2, 0]);
    expect(begun([3], 'token2')).toEqual([2, 0]);
  });

  it('but passes it on where another begins', () => {
    expect(begun([2], 'token1')).toEqual([1, 2]);
  });

  it('and there is one for all after a reload', () => {
    expect(begun([1], '')).toEqual([1, 1]);
    expect(begun([1, 2], '')).toEqual([1, 1]);
  });
});

// For tests: the frames of whole games (golden records) for one viewer. frames.jsonl has, for each, a line
// with its name, the viewer and the view at the start, and a line for each frame with the changes in the
// view. The server's tests (SunTzuFramesTest) check that a table sends exactly this.

import { readFileSync } from 'node:fs';
import type { EventShown, Frame, Seat, StageShown } from '../../../protocol';
import { passed } from '../../../table/live/position/passed';
import type { Passed } from '../../../table/contract';
import type { SunTzuView } from '../view';

/** One frame: the view before it, its events, and the view after. */
export interface Move {
  before: SunTzuView;
  events: EventShown[];
  passed: Passed[];
  after: SunTzuView;
}

export interface Told {
  game: string;
  viewer: Seat;
  moves: Move[];
}

/** The first line of a game has its name and viewer, each other line the contents of a frame. */
type Line =
  | { game: string; viewer: Seat; view: SunTzuView }
  | { game?: never; events: EventShown[]; stages?: StageShown[]; view: Partial<SunTzuView> };

export function told(): Told[] {
  const games: Told[] = [];
  let before = { ply: 0, events: [] as EventShown[] } as unknown as Frame;
  for (const line of read()) {
    if (line.game !== undefined) {
      games.push({ game: line.game, viewer: line.viewer, moves: [] });
      before = { ...before, ply: 0, events: [], view: line.view };
      continue;
    }
    const { events, view, stages } = line;
    const after: Frame = {
      ...before,
      ply: before.ply + events.length,
      whole: false,
      events: [...before.events, ...events],
      view: { ...(before.view as SunTzuView), ...view },
      ...(stages ? { stages } : {}),
    };
    games.at(-1)!.moves.push({
      before: before.view as SunTzuView,
      events,
      passed: passed(before, after),
      after: after.view as SunTzuView,
    });
    before = after;
  }
  return games;
}

const read = () =>
  readFileSync(new URL('frames.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

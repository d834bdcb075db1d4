// For the tests: the frames that a table sends one viewer of whole games, golden records. frames.jsonl
// holds, for each, a line with its name, the viewer and the view at the start, and a line for each frame
// with what changes in the view. The server's tests (SunTzuFramesTest) hold it to what a table sends.

import { readFileSync } from 'node:fs';
import type { EventShown, Frame, Seat, StageShown } from '../../../protocol';
import { passed } from '../../../table/live/passed';
import type { Passed } from '../../../table/contract';
import type { SunTzuView } from '../view';

/** What a table shows of a game: the view before a command, what came with it, and the view after. */
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

/** The first line of a game has its name and viewer, every other one what a frame brings. */
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

// For the tests: what the server tells one seat of whole games. told.jsonl holds, for each, a line with
// its name and viewer, one with the view at the start, and then the events with what changes in the
// view. Two are golden records, two random games with advanced rules and warlords
// (`tianxia random sun-tzu --option rules=advanced --option warlords=on --seed 5`, games 69 and 76).

import { readFileSync } from 'node:fs';
import type { EventShown } from '../../../protocol';
import type { SunTzuView } from '../view';

export interface Told {
  game: string;
  viewer: number;
  start: SunTzuView;
  steps: { event: EventShown; view: SunTzuView }[];
}

export function told(): Told[] {
  const games: Told[] = [];
  let view = {} as SunTzuView;
  for (const line of readFileSync(new URL('told.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const { game, viewer, view: change, actor, action, happenings } = JSON.parse(line);
    if (game) {
      games.push({ game, viewer, start: {} as SunTzuView, steps: [] });
      continue;
    }
    const now = games.at(-1)!;
    view = { ...(actor === undefined ? {} : view), ...change };
    if (actor === undefined) now.start = view;
    else now.steps.push({ event: { ply: now.steps.length + 1, actor, action, happenings }, view });
  }
  return games;
}

/** What a table shows of a game: the view before a decision, what came with it, and the view after. */
export interface Move {
  before: SunTzuView;
  events: EventShown[];
  after: SunTzuView;
}

/** A frame comes after each decision and the draws that follow it. */
export function moves({ start, steps }: Told): Move[] {
  const found: Move[] = [];
  let before = start;
  steps.forEach(({ event, view }, k) => {
    const last = found.at(-1);
    if (event.actor === 0 && last) last.events.push(event);
    else found.push({ before, events: [event], after: view });
    found.at(-1)!.after = view;
    if (steps[k + 1]?.event.actor !== 0) before = view;
  });
  return found;
}

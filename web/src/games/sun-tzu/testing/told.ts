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

/** A game's name and viewer; or a view, the first of a game without an event. */
type Line =
  | { game: string; viewer: number }
  | { view: SunTzuView }
  | ({ view: Partial<SunTzuView> } & EventShown);

export function told(): Told[] {
  const games: Told[] = [];
  let view = {} as SunTzuView;
  for (const line of readFileSync(new URL('told.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const told = JSON.parse(line) as Line;
    if ('game' in told) {
      games.push({ ...told, start: {} as SunTzuView, steps: [] });
      continue;
    }
    const now = games.at(-1)!;
    if ('actor' in told) {
      const { view: change, ...event } = told;
      view = { ...view, ...change };
      now.steps.push({ event: { ...event, ply: now.steps.length + 1 }, view });
    } else {
      now.start = view = told.view;
    }
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

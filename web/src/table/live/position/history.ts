// The events of a table: joined from frames, and grouped into turns.

import type { EventShown, Frame, Seat } from '../../../protocol';

/** All events up to a frame; null if it does not continue what is known. */
export function joined(known: readonly EventShown[], frame: Frame): EventShown[] | null {
  if (frame.whole) return frame.events.length === frame.ply ? frame.events : null;
  const first = frame.events[0]?.ply ?? frame.ply + 1;
  if (first > known.length + 1) return null;
  const events = [...known.slice(0, first - 1), ...frame.events];
  return events.length === frame.ply ? events : null;
}

/** Whether the new events only extend the known ones. */
export function goesOn(known: readonly EventShown[], events: readonly EventShown[]): boolean {
  return (
    known.length <= events.length &&
    known.every(
      ({ actor, action }, k) => actor === events[k]!.actor && action === events[k]!.action,
    )
  );
}

/** A decision of a seat with the draws after it, and the quiet decisions before it. */
export interface Turn {
  seat: Seat;
  /** The number of events up to its end, which identifies the position after it. */
  ply: number;
  events: readonly EventShown[];
}

/** Whether events need no attention (a game's `quiet`). */
export type Quiet = (events: readonly EventShown[]) => boolean;

const never: Quiet = () => false;

/** The decisions in order; draws before the first belong to none. A quiet decision is part of the next that
 * is not quiet; those at the end are part of the last one. */
export function turns(events: readonly EventShown[], quiet: Quiet = never): Turn[] {
  const all = singly(events);
  const found: Turn[] = [];
  let held: EventShown[] = [];
  for (const turn of all) {
    held = [...held, ...turn.events];
    if (quiet(turn.events)) continue;
    found.push({ ...turn, events: held });
    held = [];
  }
  if (held.length === 0) return found;
  const last = found.pop() ?? { seat: all[0]!.seat, events: [] };
  return [...found, { seat: last.seat, ply: all.at(-1)!.ply, events: [...last.events, ...held] }];
}

function singly(events: readonly EventShown[]): Turn[] {
  const found: { seat: Seat; from: number }[] = [];
  events.forEach((event, k) => {
    if (event.actor !== 0) found.push({ seat: event.actor, from: k });
  });
  return found.map(({ seat, from }, k) => {
    const to = found[k + 1]?.from ?? events.length;
    return { seat, ply: to, events: events.slice(from, to) };
  });
}

/** For each decision of a list the number of its turn, from 1, as players would count.
 * @param joint whether decisions of one seat in succession are one turn */
export function numbers(list: readonly Turn[], joint = false): number[] {
  let number = 0;
  return list.map(({ seat }, k) => (joint && seat === list[k - 1]?.seat ? number : ++number));
}

/** The events of the last turn, for the board to mark and animate. */
export function lastTurn(events: readonly EventShown[]): readonly EventShown[] {
  const from = events.findLastIndex((event) => event.actor !== 0);
  return from < 0 ? [] : events.slice(from);
}

/** The number of decisions of seats. */
export function decisions(events: readonly EventShown[]): number {
  return events.reduce((sum, event) => sum + (event.actor === 0 ? 0 : 1), 0);
}

/** The turns of others since a seat's own last turn. */
export function since(events: readonly EventShown[], viewer: Seat, quiet: Quiet = never): Turn[] {
  // A quiet decision of the seat may be part of another's turn.
  const own = viewer === 0 ? -1 : events.findLastIndex(({ actor }) => actor === viewer);
  const from = events[own]?.ply ?? 0;
  return turns(events, quiet).filter(({ seat, ply }) => seat !== viewer && ply > from);
}

/** The turns that a board marks for a seat (`Table.marked`). */
export function marked(events: readonly EventShown[], viewer: Seat): Turn[] {
  const others = viewer === 0 ? [] : since(events, viewer);
  return others.length > 0 ? others : turns(events).slice(-1);
}

/** The turns of others since what a seat has seen and since its own last turn. */
export function missed(
  events: readonly EventShown[],
  viewer: Seat,
  seen: number,
  quiet: Quiet = never,
): Turn[] {
  return since(events, viewer, quiet).filter((turn) => turn.events[0]!.ply > seen);
}

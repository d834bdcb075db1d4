// Lines of play that somebody prepares, each with the others' actions and the own answers, as a record has them.

import type { EventShown, Seat } from '../../protocol';

export type Line = readonly string[];

/** The most that the server keeps. */
export const MOST = 16;
export const LONGEST = 16;

/** Foresees all that happens until one is to act. */
export const WHATEVER = '*';

/** An event as a record has it. */
export const recorded = ({ actor, action }: Pick<EventShown, 'actor' | 'action'>): string =>
  `${actor === 0 ? '*' : actor} ${action}`;

const by = (seat: Seat, event: string) => event.startsWith(`${seat} `);

/** Whether two lines part with an answer of the seat, or don't part at all: then only one of them can stand. */
function exclude(seat: Seat, one: Line, other: Line): boolean {
  const at = one.findIndex((event, k) => event !== other[k]);
  const [a, b] = [one[at], other[at]];
  return a === undefined || b === undefined || by(seat, a) || by(seat, b);
}

/** The lines with one more, which takes the place of those that it excludes. The server plays the first that
 * applies, so that what answers whatever happens comes last. */
export function joined(seat: Seat, lines: readonly Line[], line: Line): Line[] {
  const all = [...lines.filter((each) => !exclude(seat, each, line)), line];
  const any = (each: Line) => each[0] === WHATEVER;
  return [...all.filter((each) => !any(each)), ...all.filter(any)];
}

/** The lines without one of them. */
export const without = (lines: readonly Line[], line: Line): Line[] =>
  lines.filter((each) => each.join('\n') !== line.join('\n'));

/** What happens in a line, by turns: what one seat does after another. */
export function turnsOf(events: readonly EventShown[]): EventShown[][] {
  const turns: EventShown[][] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last?.[0]?.actor === event.actor) last.push(event);
    else turns.push([event]);
  }
  return turns;
}

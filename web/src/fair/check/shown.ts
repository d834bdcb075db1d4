// Whether a record agrees with what a page was shown.

import type { EventShown } from '../../protocol';
import type { Told } from '../pile';

/** Compares what a viewer was shown with a record. Where several seats decide at the same time their
 * events may come in any order, so between two draws each actor's events are compared separately.
 * @returns the first event that differs, counted from 1; 0: none */
export function difference(shown: readonly EventShown[], events: readonly Told[]): number {
  const stretches = Math.max(shown.length, events.length);
  for (let from = 0; from < stretches;) {
    const to = end(shown, events, from);
    const [seen, told] = [shown.slice(from, to), events.slice(from, to)];
    const at = seen.findIndex(
      (event, k) => !matches(event, nth(told, event.actor, place(seen, k))),
    );
    if (at >= 0) return from + at + 1;
    if (seen.length !== told.length) return from + Math.min(seen.length, told.length) + 1;
    from = to;
  }
  return 0;
}

/** The end of the section that starts there: a single draw, or the seats' events up to the next draw. */
function end(shown: readonly EventShown[], events: readonly Told[], from: number): number {
  const draw = (k: number) => shown[k]?.actor === 0 || events[k]?.actor === 0;
  if (draw(from)) return from + 1;
  let to = from + 1;
  while (to < Math.max(shown.length, events.length) && !draw(to)) to++;
  return to;
}

/** The number of earlier events of the same actor. */
const place = (seen: readonly EventShown[], k: number): number =>
  seen.slice(0, k).filter(({ actor }) => actor === seen[k]!.actor).length;

const nth = (told: readonly Told[], actor: number, n: number): Told | undefined =>
  told.filter((event) => event.actor === actor)[n];

/** `?` matches anything that was hidden. */
function matches({ action }: EventShown, told: Told | undefined): boolean {
  if (!told) return false;
  const parts = action.split('?').map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(told.action);
}

// When a seat is back from its vacation.

import type { Clocks, Seat } from '../../protocol';
import type { Language } from '../../words';
import { region } from '../../region';

/** When a seat's vacation ends; null if it is on none. What is free where a turn has days is a vacation.
 * @param clock the clocks, and when they stood so by `performance.now()` */
export function back(
  clock: { shown: Clocks; at: number } | null,
  seat: Seat,
  now: number = performance.now(),
): Date | null {
  // The clocks may have come after the page looked at the time.
  const rest = clock ? (clock.shown.free[seat - 1] ?? 0) - Math.max(0, now - clock.at) : 0;
  return rest > 0 ? new Date(Date.now() + rest) : null;
}

/** A day of this year or the next. */
export const shortDate = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(region(language), { day: 'numeric', month: 'short' }).format(day);

/** The drawing beside a vacation in the menu, on a grid of 20: a bag. */
export const AWAY_MARK = 'M3.5 7.5h13v8.5h-13zM7.5 7.5V5h5v2.5M3.5 11.5h13';

// What a clock shows.

import type { Clocks, Seat } from '../../protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds that a seat has left, some time after its clock stood as told. */
export function left({ left, free, running }: Clocks, seat: Seat, passed: number): number {
  const own = left[seat - 1] ?? 0;
  if (!running.includes(seat)) return own;
  return Math.max(0, own - Math.max(0, passed - (free[seat - 1] ?? 0)));
}

/** How long until something else is shown: another second; another minute where a turn has days. */
export function untilNext(
  { left: all, free }: Clocks,
  seat: Seat,
  passed: number,
  step: number = SECOND,
): number {
  const spent = passed - (free[seat - 1] ?? 0);
  if (spent < 0) return -spent + 1;
  return ((((all[seat - 1] ?? 0) - spent) % step) + step) % step || step;
}

/** As `untilNext`, where a turn has days. */
export const untilMinute = (clocks: Clocks, seat: Seat, passed: number): number =>
  untilNext(clocks, seat, passed, MINUTE);

/** Begun seconds: 0:00 is shown when nothing is left. */
export function told(millis: number): string {
  const seconds = Math.ceil(millis / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Begun minutes of a turn that has days, in its two largest units: the key of its words, and their numbers. */
export function inDays(millis: number): {
  key: 'days' | 'hours' | 'minutes';
  days: number;
  hours: number;
  minutes: number;
} {
  const all = Math.ceil(millis / MINUTE);
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor(all / 60) % 24, all % 60];
  return { key: days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes', days, hours, minutes };
}

export type Step = 'enough' | 'little' | 'least';

/** How pressing it is. */
export function step(millis: number): Step {
  return millis > MINUTE ? 'enough' : millis > 10 * SECOND ? 'little' : 'least';
}

/** From when on a turn of some days presses, in hours: the last day, if it has more than one. */
export const pressingHours = (days: number): number => (days > 1 ? 24 : 12);

/** How pressing it is in a turn of some days. */
export function dayStep(millis: number, days: number): Step {
  return millis > pressingHours(days) * HOUR ? 'enough' : millis > 2 * HOUR ? 'little' : 'least';
}

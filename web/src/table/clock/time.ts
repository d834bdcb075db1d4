// What a clock shows.

import type { Clocks, Seat } from '../../protocol';

/** Milliseconds that a seat has left, some time after its clock stood as told. */
export function left({ left, free, running }: Clocks, seat: Seat, passed: number): number {
  const own = left[seat - 1] ?? 0;
  if (!running.includes(seat)) return own;
  return Math.max(0, own - Math.max(0, passed - (free[seat - 1] ?? 0)));
}

/** How long until another second is shown. */
export function untilNext({ left: all, free }: Clocks, seat: Seat, passed: number): number {
  const spent = passed - (free[seat - 1] ?? 0);
  if (spent < 0) return -spent + 1;
  return ((((all[seat - 1] ?? 0) - spent) % 1000) + 1000) % 1000 || 1000;
}

/** Begun seconds: 0:00 is shown when nothing is left. */
export function told(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export type Step = 'enough' | 'little' | 'least';

/** How pressing it is. */
export function step(millis: number): Step {
  return millis > 60_000 ? 'enough' : millis > 10_000 ? 'little' : 'least';
}

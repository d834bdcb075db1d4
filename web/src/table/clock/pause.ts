// Asking for a pause, and ending one.

import type { Screen } from '../live/screen.svelte';

/** Whether the screen's persons can have the clocks stand. */
export const pausable = ({ info, viewer }: Screen): boolean =>
  viewer !== 0 && info.phase === 'playing' && info.clock !== undefined && !info.clock.days;

/** Every person at this screen wants the clocks to stand; or one of them wants to go on. */
export function wish({ tables, info }: Screen, accept: boolean): void {
  const by = info.clock?.pause?.by ?? [];
  const own = tables.filter(({ viewer }) => viewer !== 0 && !(accept && by.includes(viewer)));
  for (const table of accept ? own : own.slice(0, 1)) void table.give({ type: 'pause', accept });
}

/** The drawing beside it in the menu, on a grid of 20. */
export const PAUSE_MARK = 'M7 4.5v11M13 4.5v11';

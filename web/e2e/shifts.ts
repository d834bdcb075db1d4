// How much of a page moves without being asked to: the browser's layout shifts. Those within half a second
// after an input are counted apart, since in a game played by hand they are all that there are.

import type { Person } from './person';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

export interface Shifts {
  /** The sum of those that followed no input. */
  unasked: number;
  /** The largest of all. */
  largest: number;
}

/** Starts counting, with the next page that is opened. What the end of the game moves is left out. */
export async function countShifts({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const shifts = { unasked: 0, largest: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      if (document.querySelector('.leaf-words > .end')) return;
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) shifts.unasked += value;
        shifts.largest = Math.max(shifts.largest, value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** So far. */
export const shifted = ({ page }: Person): Promise<Shifts> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);

// How much of a page moves without being asked to: the browser's layout shifts, without those that follow
// something that the person did.

import type { Person } from './person';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Starts counting, with the next page that is opened. What the end of the game moves is left out. */
export async function countShifts({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const page = globalThis as unknown as { shifted: number };
    page.shifted = 0;
    new PerformanceObserver((list) => {
      if (document.querySelector('.leaf-words > .end')) return;
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) page.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far. */
export const shifted = ({ page }: Person): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

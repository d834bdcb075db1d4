// How much of a page moves without being asked to: the browser's layout shifts. Those within half a second
// after an input are counted apart, since in a game played by hand they are all that there are.

import type { Person } from '../person/person';

interface Moved {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: Moved[];
}

export interface Shifts {
  /** The sum of those that followed no input. */
  unasked: number;
  /** The largest of all. */
  largest: number;
  /** The largest once the game is over. */
  ending: number;
  /** What the largest moved, for one who reads of a failure. */
  moved: string;
  /** The same for the end. */
  ended: string;
}

/** Starts counting, with the next page that is opened. What the end of the game moves is counted apart. */
export async function countShifts({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const shifts = { unasked: 0, largest: 0, ending: 0, moved: 'nothing', ended: 'nothing' };
    Object.assign(globalThis, { shifts });
    const rect = (r: DOMRectReadOnly): string => `${r.x},${r.y} ${r.width}×${r.height}`;
    const named = ({ node, previousRect, currentRect }: Moved): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName}.${element?.getAttribute('class')} ${rect(previousRect)} to ${rect(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      const over = document.querySelector('.leaf-words > .end') !== null;
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (over) {
          if (value > shifts.ending) {
            shifts.ending = value;
            shifts.ended = sources.map(named).join('; ');
          }
          continue;
        }
        if (!hadRecentInput) shifts.unasked += value;
        if (value <= shifts.largest) continue;
        shifts.largest = value;
        shifts.moved = sources.map(named).join('; ');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** So far. */
export const shifted = ({ page }: Person): Promise<Shifts> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);

// The tables where this device has a seat, as the server tells of them from time to time.

import * as api from '../api';
import { all, ended, forget } from '../device/kept';
import { keepAllNext } from '../device/next';
import type { Summary } from '../protocol';
import { read } from '../device/stored';

/** How often they are asked for, in seconds: while a game's clock of minutes runs, and otherwise. */
const [SOON, SELDOM] = [3, 30];

export const waits = ({ info, actors, viewer }: Summary): boolean =>
  info.phase === 'playing' && actors.includes(viewer);

/** Milliseconds until time is up: the person's, or that of whoever else is to act first. Infinity where no
 * clock runs. */
export function timeLeft({ info, viewer, clock }: Summary): number {
  const { running, left, free } = clock ?? { running: [], left: [], free: [] };
  if (info.phase !== 'playing') return Infinity;
  const seats = running.includes(viewer) ? [viewer] : running;
  return Math.min(...seats.map((seat) => (left[seat - 1] ?? 0) + (free[seat - 1] ?? 0)));
}

/** Whether a clock of minutes runs. */
const presses = ({ info, clock }: Summary) => clock?.running.length && !info.clock?.days;

/** Those waiting for the person first: what is due soonest, then the latest. */
export const before = (a: Summary, b: Summary): number => {
  if (waits(a) !== waits(b)) return waits(a) ? -1 : 1;
  const [soon, late] = waits(a) ? [timeLeft(a), timeLeft(b)] : [0, 0];
  return soon === late ? b.info.updated - a.info.updated : soon - late;
};

export class YourTables {
  /** What the device remembers. */
  kept = $state.raw(all());
  #summaries = $state.raw<Summary[] | null>(null);

  /** In order. A table with several seats of this device is shown for the seat that
   * is to act. */
  readonly cards = $derived.by(() => {
    const tables = new Map<string, Summary>();
    for (const summary of this.#summaries ?? []) {
      const known = tables.get(summary.info.table);
      if (!known || waits(summary)) tables.set(summary.info.table, summary);
    }
    return [...tables.values()].sort(before);
  });

  /** The server has told of them, or there is nothing to tell of. */
  get known(): boolean {
    return this.kept.length === 0 || this.#summaries !== null;
  }

  remove(table: string): void {
    forget(table);
    this.kept = all();
    this.#summaries = (this.#summaries ?? []).filter(({ info }) => info.table !== table);
  }

  /** Asks for them again and again, while the page is seen.
   * @returns what ends it */
  follow(): () => void {
    void this.#refresh();
    const again = () => {
      if (!document.hidden) void this.#refresh();
    };
    let seconds = 0;
    const timer = setInterval(() => {
      if (++seconds % (this.cards.some(presses) ? SOON : SELDOM) === 0) again();
    }, 1000);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  /** Those of the account, which other devices may have begun. */
  async #bring(): Promise<void> {
    try {
      const { bring } = await import('../account/games');
      if (await bring()) this.kept = all();
    } catch {
      return; // Those of this device are there without them.
    }
  }

  async #refresh(): Promise<void> {
    if (read('account')) await this.#bring();
    const tables = this.kept.flatMap(({ table, tokens }) =>
      tokens.map((token) => ({ table, token })),
    );
    if (tables.length === 0) {
      this.#summaries = [];
      return;
    }
    try {
      const summaries = await api.summaries({ tables });
      this.#summaries = summaries;
      ended(summaries.filter(({ info }) => info.phase === 'over').map(({ info }) => info.table));
      // A rematch was granted meanwhile: the list has changed, so it is requested again.
      if (keepAllNext(all(), summaries)) this.kept = all();
      const asked = summaries.filter(({ info, viewer }) => info.reveal.includes(viewer));
      if (asked.length === 0) return;
      const { revealLater } = await import('../fair/away');
      for (const { info } of asked) revealLater(info.table);
    } catch {
      return; // The first page says that there is no connection; what was shown stays.
    }
  }
}

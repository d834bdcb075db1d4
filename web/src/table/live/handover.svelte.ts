// Who has the screen, where several seats share it: it passes to whose turn it is, behind a curtain where
// the next one sees other things than the last.

import type { Seat } from '../../protocol';
import type { LiveTable } from './live.svelte';

/** Before the screen changes hands the last move is watched, in milliseconds. */
const WATCHED = 1200;

export class Handover {
  readonly #tables: readonly LiveTable[];
  #index = $state(0);
  /** The seat to whom the screen is to be handed; 0: nobody, it is open. */
  curtain = $state<Seat>(0);
  #timer = 0;
  /** Somebody else has the screen. */
  onhanded = (): void => {};

  constructor(tables: readonly LiveTable[]) {
    this.#tables = tables;
  }

  /** The table of the seat that has the screen. */
  get current(): LiveTable {
    return this.#tables[this.#index]!;
  }

  /** Nothing is drawn before the first hand-over of a game with hidden things. */
  begin(): void {
    const next = this.#next() ?? this.current;
    if (this.#hidden(next)) this.curtain = next.viewer;
    else this.#hand(next);
  }

  /** The screen was handed over. */
  lift(): void {
    const next = this.#tables.find((table) => table.viewer === this.curtain);
    this.curtain = 0;
    if (next) this.#hand(next);
    // Meanwhile it may have become another's turn.
    this.pass();
  }

  /** Passes the screen on, if it is another's turn. */
  pass(): void {
    this.stop();
    const next = this.#next();
    const { due, behind, motion } = this.current;
    if (!next || next === this.current || due || behind) return;
    if (!this.#hidden(next)) return this.#hand(next);
    this.#timer = window.setTimeout(
      () => {
        if (next.due && !this.current.due) this.curtain = next.viewer;
      },
      motion ? WATCHED : 0,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Who leaves the screen leaves the past too: it is the present that passes from seat to seat. */
  #hand(next: LiveTable): void {
    const left = this.current;
    if (next === left) return;
    this.#index = this.#tables.indexOf(next);
    void left.look(null);
    this.onhanded();
  }

  #next(): LiveTable | undefined {
    return this.#tables.find((table) => table.due);
  }

  /** Whether two seats of this screen see different things, whatever past each looks at. */
  #hidden(next: LiveTable): boolean {
    const others = this.#tables.filter((table) => table !== next);
    return others.some(
      (other) => JSON.stringify(other.frame.view) !== JSON.stringify(next.frame.view),
    );
  }
}

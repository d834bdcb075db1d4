// Several seats at one screen: it passes to the seat whose turn it is, behind a curtain if the next seat sees
// a different view.

import type { Seat } from '../../protocol';
import type { LiveTable } from './live.svelte';

/** How long the last move is shown before the hand-over, in milliseconds. */
const WATCHED = 1200;

export class Handover {
  readonly #tables: readonly LiveTable[];
  #index = $state(0);
  /** The seat that the screen waits for behind the curtain; 0: no curtain. */
  curtain = $state<Seat>(0);
  #timer = 0;
  /** Called when another seat has the screen. */
  onhanded = (): void => {};

  constructor(tables: readonly LiveTable[]) {
    this.#tables = tables;
  }

  /** The table of the seat that has the screen. */
  get current(): LiveTable {
    return this.#tables[this.#index]!;
  }

  /** In a game with hidden information, nothing is drawn before the first hand-over, unless the person who has
   * the device is known (by token) and nobody else is to act. */
  begin(holder: string): void {
    const held = this.#tables.find(({ token }) => token === holder);
    if (held && (held.due || !this.#next())) return this.#hand(held);
    const next = this.#next() ?? this.current;
    if (this.#hidden(next)) this.curtain = next.viewer;
    else this.#hand(next);
  }

  /** The next player has the screen. */
  lift(): void {
    const next = this.#tables.find((table) => table.viewer === this.curtain);
    this.curtain = 0;
    if (next) this.#hand(next);
    // It may have become another seat's turn meanwhile.
    this.pass();
  }

  /** Gives the screen to a seat of it, without a curtain. */
  turnTo(seat: Seat): void {
    const next = this.#tables.find((table) => table.viewer === seat);
    if (next) this.#hand(next);
  }

  /** Players on a shared screen agree in person, so their seats agree automatically. */
  agree(): void {
    for (const table of this.#tables) {
      const asked = table.info.takeback;
      if (!asked || table.viewer === 0 || asked.by === table.viewer || table.sending) continue;
      const here = this.#tables.some(({ viewer }) => viewer === asked.by);
      if (here && !asked.agreed.includes(table.viewer))
        table.send({ type: 'answer', accept: true });
    }
  }

  /** Passes the screen on if it is another seat's turn. */
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

  /** Leaves the past position, too: the next seat starts from the live one. */
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

  /** Whether two seats of this screen have different views, compared in their live positions. */
  #hidden(next: LiveTable): boolean {
    const others = this.#tables.filter((table) => table !== next);
    return others.some(
      (other) => JSON.stringify(other.frame.view) !== JSON.stringify(next.frame.view),
    );
  }
}

// Hints at a table: whether one may be taken now, and whether the leaf shows it.

import type { Hint } from '../../protocol';
import type { Screen } from '../live/screen.svelte';

export class Advising {
  readonly screen: Screen;
  readonly #wanted: () => void;
  #open = $state(false);

  /** @param wanted loads what shows a hint */
  constructor(screen: Screen, wanted: () => void) {
    this.screen = screen;
    this.#wanted = wanted;
  }

  /** Whether the players have agreed on hints, and this screen plays. */
  get offered(): boolean {
    const { info, viewer, trial } = this.screen;
    return info.allowed?.hints === true && viewer !== 0 && trial === null;
  }
  /** Whether there is something to advise on now. */
  get may(): boolean {
    return this.offered && this.screen.acting && this.screen.legal.length > 1;
  }
  get hint(): Hint | 'asked' | null {
    return this.screen.acting ? this.screen.current.hint : null;
  }
  get open(): boolean {
    return this.#open && this.hint !== null;
  }

  /** Opens the hint, taking one if there is none for this decision; or closes it. */
  turn(): void {
    if (this.open) return this.close();
    if (!this.may) return;
    this.#wanted();
    this.screen.current.takeHint();
    this.#open = true;
  }
  close(): void {
    this.#open = false;
  }
}

// Keys and clicks that belong to no part of the table: skipping what is shown, stepping, letting go.

import { elsewhere } from '../../keys';
import type { Recap } from './recap.svelte';
import type { Replay } from './replay.svelte';
import type { Screen } from '../screen.svelte';

export class Presses {
  readonly #screen: Screen;
  readonly #replay: Replay;
  readonly #recap: Recap;
  #spent = false;

  constructor(screen: Screen, replay: Replay, recap: Recap) {
    this.#screen = screen;
    this.#replay = replay;
    this.#recap = recap;
  }

  down(): void {
    this.#spent = this.#skip();
  }

  /** To be called while the click is captured. */
  click(event: MouseEvent): void {
    const acts = (event.target as Element).closest('.act-row') !== null;
    if (this.#spent && acts && event.detail > 0) event.stopPropagation();
    this.#spent = false;
  }

  /** @param stepping whether arrow keys step through the replay */
  key(event: KeyboardEvent, stepping: boolean): void {
    const screen = this.#screen;
    const recap = this.#recap;
    if (screen.stage && event.key === 'Escape') screen.showAll();
    const presses = event.key === 'Enter' || event.key.length === 1;
    if (this.#skip() && presses && !elsewhere(event)) event.preventDefault();
    if (event.key === 'Escape' && screen.proposal && !event.defaultPrevented) screen.propose(null);
    else if (event.key === 'Escape' && recap.on && !elsewhere(event)) void recap.leave();
    if (!stepping && !recap.on) return;
    const inside = event.target as Element;
    if (inside.closest('input, textarea, select, .picture, dialog')) return;
    if (event.key === 'ArrowLeft') this.#step(-1);
    else if (event.key === 'ArrowRight') this.#step(1);
    else return;
    event.preventDefault();
  }

  #step(by: 1 | -1): void {
    if (!this.#recap.on) this.#replay.step(by);
    else void (by < 0 ? this.#recap.backward() : this.#recap.forward());
  }

  /** Any key or tap skips ahead, except during a stage, which has its own buttons. Returns true if a stage
   * came up: the press was not meant for the buttons that have appeared under it, and is dropped. */
  #skip(): boolean {
    const staged = () => this.#screen.stage !== null;
    if (staged()) return false;
    this.#screen.skip();
    return staged();
  }
}

// When a thing on the table is explained: a mouse rests on it, a finger stays on it, the keyboard's focus
// stays on it, or the person asks: with the bar's button, after which the next thing pointed at is explained
// instead of played, or with the key I.

import { ByKeys } from './by-keys';
import { ByPointer } from './by-pointer';
import type { Showing, Shown } from './showing';
import { present, type Thing } from './things';

export class Explaining implements Showing {
  shown = $state.raw<Shown | null>(null);
  asking = $state(false);
  aim = $state.raw<Thing | null>(null);
  /** The section of the rules that lies beside the board, '' for their beginning; null: they are closed. */
  rules = $state<string | null>(null);
  /** The list of keys is open. */
  keys = $state(false);
  readonly #unasked: () => boolean;
  #timer = 0;
  #drawn = 0;

  constructor(unasked: () => boolean) {
    this.#unasked = unasked;
  }

  get unasked(): boolean {
    return this.#unasked();
  }

  /** Opens the rules at their beginning, or closes them. */
  turnRules(): void {
    this.rules = this.rules === null ? '' : null;
  }

  ask(on: boolean): void {
    this.close();
    this.asking = on;
  }

  show(thing: Thing, pinned: boolean, entered = false): void {
    clearTimeout(this.#timer);
    this.shown = { ...thing, pinned, entered };
    this.aim = null;
  }

  later(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, ms);
  }
  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.aim = null;
  }
  away(): void {
    clearTimeout(this.#timer);
    if (this.shown && !this.shown.pinned) this.shown = null;
  }
  /** Another position is shown. What was asked for remains while its thing is there, even if its words are
   * still on their way: somebody else may act at any moment. */
  passed(): void {
    const { shown, aim } = this;
    const still = shown?.pinned ? present(shown) : null;
    if (still) this.shown = { ...shown!, ...still };
    else if (shown) this.close();
    if (aim) this.aim = present(aim);
  }

  /** Another size of the window, as when a phone is turned: what was asked for is explained at its thing's
   * new place, once the table has been drawn for that size. */
  #follow(): void {
    cancelAnimationFrame(this.#drawn);
    this.#drawn = requestAnimationFrame(() => {
      this.#drawn = requestAnimationFrame(() => {
        this.passed();
        this.shown?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      });
    });
  }

  /** Attachment for the table: listens to the window, before anything on the table does. */
  readonly attach = (): (() => void) => {
    const stop = new AbortController();
    const on = <K extends keyof WindowEventMap>(
      name: K,
      heard: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(name, heard, { capture: true, signal: stop.signal });
    const pointer = new ByPointer(this);
    const keys = new ByKeys(this, () => pointer.at);
    on('pointerdown', (event) => {
      keys.pointed();
      pointer.down(event);
    });
    on('pointermove', (event) => {
      if (event.pointerType === 'mouse') keys.pointed();
      pointer.move(event);
    });
    on('pointerup', pointer.up);
    on('pointercancel', pointer.up);
    on('click', pointer.click);
    on('contextmenu', pointer.menu);
    on('focusin', keys.focus);
    on('keydown', keys.key);
    on('scroll', () => {
      this.away();
      this.passed();
    });
    on('blur', ({ target }) => target === window && this.away());
    on('resize', () => {
      this.away();
      this.#follow();
    });
    return () => {
      stop.abort();
      cancelAnimationFrame(this.#drawn);
      this.close();
    };
  };
}

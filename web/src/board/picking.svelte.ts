// Choosing on a plain board, where a decision is one spot. Hovering tries it out; a click, a tap or Enter pins
// it; the table's button, or Enter on what is pinned, plays it. Keys move a cursor from spot to spot.

import { Choice, type Trial } from './choice.svelte';
import { type Direction, nextLegal, start, step } from './cursor';
import type { Spot } from './spots';

export class Picking {
  /** The spot under the keyboard cursor, by its key. */
  #cursor = $state<string | null>(null);
  /** Whether the cursor is visible: from the first key until the mouse is used. */
  byKeys = $state(false);
  hovered = $state.raw<Spot | null>(null);
  readonly #choice: Choice;
  readonly #spots: () => readonly Spot[];

  constructor(trial: () => Trial, spots: () => readonly Spot[]) {
    this.#choice = new Choice(trial);
    this.#spots = spots;
  }

  get tried(): string | undefined {
    return this.#choice.tried;
  }

  get pinned(): boolean {
    return this.#choice.pinned;
  }

  get cursor(): Spot | null {
    return this.#spots().find((spot) => spot.key === this.#cursor) ?? null;
  }

  /** `asks`: the spot is legal, or illegal with a reason to show; not a spot that is taken. */
  hover(spot: Spot | null, asks: boolean): void {
    this.hovered = spot;
    this.#choice.hover(spot && asks ? spot.action : '');
  }

  /** A click or a touch; null: on no spot. */
  choose(spot: Spot | null): void {
    this.byKeys = false;
    if (!this.#choice.free) return;
    if (!spot || spot.action === '') return this.pinned ? this.cancel() : undefined;
    this.#cursor = spot.key;
    this.#choice.pin(spot.action);
  }

  cancel(): void {
    this.#choice.cancel();
  }

  /** Moves the cursor and returns its spot. */
  move(direction: Direction): Spot | null {
    const all = this.#spots();
    const from = this.byKeys ? this.cursor : null;
    return this.#stand(from ? step(all, from, direction) : (this.cursor ?? start(all)));
  }

  /** Stays in place if there is none. */
  nextLegal(back: boolean): Spot | null {
    return this.#stand(nextLegal(this.#spots(), this.cursor, back) ?? this.cursor);
  }

  /** Shows the cursor at its last spot, or in the middle. */
  appear(): Spot | null {
    return this.#stand(this.cursor ?? start(this.#spots()));
  }

  #stand(spot: Spot | null): Spot | null {
    this.byKeys = true;
    this.#cursor = spot?.key ?? null;
    if (spot && this.tried !== undefined && this.tried !== spot.action && this.tried !== 'pass') {
      this.cancel();
    }
    return spot;
  }

  /** Tries the spot under the cursor; plays it if it is already tried. */
  enter(): void {
    if (!this.#choice.free) return;
    const spot = this.cursor;
    const here = this.tried === 'pass' || !spot || spot.action === this.tried;
    if (this.pinned && here) this.#choice.play();
    else if (spot && spot.action !== '') this.#choice.pin(spot.action);
  }
}

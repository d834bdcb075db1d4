// Dragging a tile, from the hand or from its place on the board, to a new place.

import { Drag } from '../../../board/drag.svelte';
import type { Carried } from '../../../board/drag.svelte';
import { oneForEach } from '../../../table/shared.svelte';
import { playOf } from './play.svelte';
import type { Play } from './play.svelte';

export class Carry {
  readonly #play: Play;
  /** The dragged item is an index into the hand. */
  readonly #drag = new Drag<number>();

  constructor(play: Play) {
    this.#play = play;
  }

  /** The dragged tile, which is always the chosen one. */
  get carried(): Carried<number> | null {
    return this.#drag.carried;
  }

  /** A pointer goes down on a tile. Returns false if it cannot drag.
   * @param take returns the index of the tile in the hand; null if it cannot be dragged */
  begin(event: PointerEvent, take: () => number | null): boolean {
    return this.#play.can && this.#drag.begin(event, take);
  }

  move(event: PointerEvent): boolean {
    if (!this.#drag.move(event)) return false;
    const { thing, x, y } = this.#drag.carried!;
    this.#play.choose(thing);
    this.#play.over(x, y, event.pointerType !== 'mouse');
    return true;
  }

  /** Drops the tile at its place; off the board it returns to the hand. */
  up(event: PointerEvent): boolean {
    if (!this.#drag.up(event)) return false;
    this.#play.drop();
    return true;
  }

  /** The pointer was cancelled: the tile returns to the hand. */
  cancel(event: PointerEvent): void {
    if (this.#drag.cancel(event)) this.#play.clear();
  }

  /** Cancels the drag: the tile returns to the hand. */
  release(): void {
    if (this.#drag.release()) this.#play.clear();
  }

  /** Whether a click is a tap, and not the end of a drag. */
  tapped(): boolean {
    return this.#drag.tapped();
  }
}

/** One for each table, shared by board and hand. */
export const carryOf = oneForEach((table) => new Carry(playOf(table)));

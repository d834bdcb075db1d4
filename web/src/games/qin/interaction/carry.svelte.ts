// A tile in the air: drawn from the hand, or from where it lies on the board, to the place where it
// would come down.

import { Drag } from '../../../board/drag.svelte';
import type { Carried } from '../../../board/drag.svelte';
import { oneForEach } from '../../../table/shared.svelte';
import { playOf } from './play.svelte';
import type { Play } from './play.svelte';

export class Carry {
  readonly #play: Play;
  /** The thing is an index of the hand. */
  readonly #drag = new Drag<number>();

  constructor(play: Play) {
    this.#play = play;
  }

  /** What is carried; its tile is the chosen one. */
  get carried(): Carried<number> | null {
    return this.#drag.carried;
  }

  /** A pointer goes down on a tile. False where it can't carry.
   * @param take which of the hand's; null: it can't be had */
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

  /** The tile stays where it would come down; beside the board it goes back. */
  up(event: PointerEvent): boolean {
    if (!this.#drag.up(event)) return false;
    this.#play.drop();
    return true;
  }

  /** The pointer is lost: the tile goes back to the hand. */
  cancel(event: PointerEvent): void {
    if (this.#drag.cancel(event)) this.#play.clear();
  }

  /** The tile goes back to the hand, for something else is meant. */
  release(): void {
    if (this.#drag.release()) this.#play.clear();
  }

  /** Whether a click is a tap of its own. */
  tapped(): boolean {
    return this.#drag.tapped();
  }
}

/** The one for a table: board and hand get the same. */
export const carryOf = oneForEach((table) => new Carry(playOf(table)));

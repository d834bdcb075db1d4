// Dragging a card from the hand or the map to a province.

import { Drag } from '../../../board/drag.svelte';
import type { Carried } from '../../../board/drag.svelte';
import type { Play } from './play.svelte';
import type { Card, Province } from '../view';

export class Carry {
  readonly #play: Play;
  readonly #under: (x: number, y: number) => Province | null;
  readonly #drag = new Drag<Card>();

  /** @param under the province at a point of the window */
  constructor(play: Play, under: (x: number, y: number) => Province | null) {
    this.#play = play;
    this.#under = under;
  }

  get carried(): Carried<Card> | null {
    return this.#drag.carried;
  }
  /** The province where the dragged card would be laid. */
  readonly over = $derived.by((): Province | null => {
    const at = this.carried ? this.#under(this.carried.x, this.carried.y) : null;
    return at && this.#play.orders.free.includes(at) ? at : null;
  });

  /** A pointer goes down on a card of the hand. */
  fromHand(index: number, event: PointerEvent): void {
    this.#begin(event, () => {
      if (this.#play.orders.chosen !== index) this.#play.orders.choose(index);
    });
  }

  /** A mouse goes down on the map, perhaps on a card there. Fingers only tap on the map, since their drags
   * scroll the page. */
  fromMap(event: PointerEvent): void {
    const province = this.#under(event.clientX, event.clientY);
    if (event.pointerType !== 'mouse' || !province || !this.#play.orders.laid[province]) return;
    this.#begin(event, () => this.#play.orders.lift(province));
  }

  #begin(event: PointerEvent, take: () => void): void {
    const { orders } = this.#play;
    if (!orders.can) return;
    this.#drag.begin(event, () => {
      take();
      return orders.card;
    });
  }

  /** Attachment for the sources of cards: a touch that may drag a card must not scroll or fling the page.
   * After a fling the browser takes the next tap as the one that stops it. */
  readonly hold = (place: HTMLElement): (() => void) => {
    const still = (event: TouchEvent) => {
      if (this.#drag.held && event.cancelable) event.preventDefault();
    };
    place.addEventListener('touchmove', still, { passive: false });
    return () => place.removeEventListener('touchmove', still);
  };

  move(event: PointerEvent): void {
    this.#drag.move(event);
  }

  up(event: PointerEvent): void {
    const { over } = this;
    if (!this.#drag.up(event)) return;
    const { orders } = this.#play;
    if (over) orders.put(over);
    else if (orders.lifted) orders.back(orders.lifted);
    else orders.drop();
  }

  cancel(event: PointerEvent): void {
    this.#drag.cancel(event);
  }

  /** Whether a click is a tap, and not the end of a drag. */
  tapped(): boolean {
    return this.#drag.tapped();
  }
}

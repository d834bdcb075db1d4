// A card in the hand of a mouse or finger, on its way to a province.

import type { Play } from './play.svelte';
import type { Card, Province } from './view';

/** How far a pointer moves before a tap becomes a drag, in pixels. */
const SLACK = 8;
/** How far above a finger the card floats. */
const ABOVE = 56;

export class Drag {
  readonly #play: Play;
  readonly #under: (x: number, y: number) => Province | null;
  #from: { id: number; x: number; y: number; take: () => void; touch: boolean } | null = null;
  /** The card that is carried, and where its middle is. */
  carried = $state.raw<{ card: Card; x: number; y: number } | null>(null);
  /** The click that ends a drag is none. No click follows where a finger dragged. */
  dropped = false;

  /** @param under the province under a point of the screen */
  constructor(play: Play, under: (x: number, y: number) => Province | null) {
    this.#play = play;
    this.#under = under;
  }

  /** The province that the carried card would be laid at. */
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

  /** A mouse goes down on the map, perhaps on a card that lies there. A finger taps instead: its drag
   * moves the page. */
  fromMap(event: PointerEvent): void {
    const province = this.#under(event.clientX, event.clientY);
    if (event.pointerType !== 'mouse' || !province || !this.#play.orders.laid[province]) return;
    this.#begin(event, () => this.#play.orders.lift(province));
  }

  /** To be called when any pointer goes down, before what it is on hears of it. */
  down(): void {
    this.dropped = false;
  }

  #begin(event: PointerEvent, take: () => void): void {
    if (event.button !== 0 || !this.#play.orders.can) return;
    const { pointerId: id, clientX: x, clientY: y, pointerType } = event;
    this.#from = { id, x, y, take, touch: pointerType !== 'mouse' };
  }

  /** To be attached to where cards are taken from: a finger that may carry one neither scrolls nor flings
   * the page; after a fling the browser takes the next tap for the one that stops it. */
  readonly hold = (place: HTMLElement): (() => void) => {
    const still = (event: TouchEvent) => {
      if (this.#from && event.cancelable) event.preventDefault();
    };
    place.addEventListener('touchmove', still, { passive: false });
    return () => place.removeEventListener('touchmove', still);
  };

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || event.pointerId !== from.id) return;
    if (!this.carried) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
      from.take();
    }
    const { card } = this.#play.orders;
    const y = event.clientY - (from.touch ? ABOVE : 0);
    this.carried = card && { card, x: event.clientX, y };
  }

  up(event: PointerEvent): void {
    if (!this.#from || event.pointerId !== this.#from.id) return;
    const { over, carried } = this;
    this.cancel();
    if (!carried) return;
    this.dropped = true;
    const { orders } = this.#play;
    if (over) orders.put(over);
    else if (orders.lifted) orders.back(orders.lifted);
    else orders.drop();
  }

  cancel(): void {
    this.#from = null;
    this.carried = null;
  }
}

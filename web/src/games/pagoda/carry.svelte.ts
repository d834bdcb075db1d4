// A card in the air: drawn from display or hand to a site, which takes it as a tap would.

import type { Card } from './cards';
import type { Composer } from './composer.svelte';
import type { SiteNumber } from './view';
import { at } from './ways';

/** How far a pointer moves before a tap becomes a drag, in pixels. */
const SLACK = 8;
/** So far above a finger the card floats. */
export const LIFT = 56;

/** A card that is carried: where its middle is, in pixels of the window. */
export interface Carried {
  card: Card;
  x: number;
  y: number;
}

export class Carry {
  readonly composer: Composer;
  carried = $state.raw<Carried | null>(null);
  /** The site under the card; 0: none. */
  over = $state<SiteNumber>(0);
  #from: { id: number; x: number; y: number; card: Card } | null = null;
  /** The click that ends a drag is none. */
  #dropped = false;
  /** The site at a point of the window; the board sets it. */
  siteAt: (x: number, y: number) => SiteNumber = () => 0;

  constructor(composer: Composer) {
    this.composer = composer;
  }

  down(event: PointerEvent, card: Card): void {
    this.#dropped = false;
    const { composer } = this;
    if (!composer.can || composer.mode !== 'build' || event.button !== 0) return;
    this.#from = { id: event.pointerId, x: event.clientX, y: event.clientY, card };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || from.id !== event.pointerId) return;
    const away = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (!this.carried && away < SLACK) return;
    const { composer } = this;
    if (!this.carried) {
      composer.close();
      composer.chosen = [from.card.key];
    }
    const y = event.pointerType === 'mouse' ? event.clientY : event.clientY - LIFT;
    this.carried = { card: from.card, x: event.clientX, y };
    this.over = this.siteAt(event.clientX, y);
    composer.pointed = at(composer.ways, this.over)[0] ?? null;
  }

  /** Where the card came down: 0 where no site takes it. */
  up(event: PointerEvent): SiteNumber {
    if (this.#from?.id !== event.pointerId) return 0;
    this.#from = null;
    if (!this.carried) return 0;
    this.#dropped = true;
    const site = at(this.composer.ways, this.over).length > 0 ? this.over : 0;
    this.#land();
    if (site === 0) this.composer.rest();
    return site;
  }

  cancel(): void {
    this.#from = null;
    if (!this.carried) return;
    this.#land();
    this.composer.rest();
  }

  /** Whether a click is a tap of its own. */
  tapped(): boolean {
    const tap = !this.#dropped;
    this.#dropped = false;
    return tap;
  }

  #land(): void {
    this.carried = null;
    this.over = 0;
    this.composer.pointed = null;
  }
}

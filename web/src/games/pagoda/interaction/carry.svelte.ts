// Dragging a card from display or hand to a site, which treats the drop like a tap.

import { Drag } from '../../../board/drag.svelte';
import type { Carried } from '../../../board/drag.svelte';
import type { Card } from '../cards/cards';
import type { Play } from './play.svelte';
import type { SiteNumber } from '../view';
import { at } from './ways';

export class Carry {
  readonly composer: Play;
  /** The site under the card; 0: none. */
  over = $state<SiteNumber>(0);
  readonly #drag = new Drag<Card>();
  readonly #siteAt: (x: number, y: number) => SiteNumber;

  /** @param siteAt the site at a point of the window */
  constructor(composer: Play, siteAt: (x: number, y: number) => SiteNumber) {
    this.composer = composer;
    this.#siteAt = siteAt;
  }

  get carried(): Carried<Card> | null {
    return this.#drag.carried;
  }

  /** A pointer goes down on a card. */
  down(event: PointerEvent, card: Card): void {
    const { composer } = this;
    if (!composer.can || composer.mode !== 'build') return;
    const take = () => {
      composer.close();
      composer.chosen = [card.key];
      return card;
    };
    // Captured, so that nothing else is hovered on the way.
    if (this.#drag.begin(event, take))
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#drag.move(event)) return;
    const { x, y } = this.carried!;
    this.over = this.#siteAt(x, y);
    this.composer.pointed = at(this.composer.ways, this.over)[0] ?? null;
  }

  up(event: PointerEvent): void {
    if (!this.#drag.up(event)) return;
    const site = this.#land();
    if (at(this.composer.ways, site).length > 0) this.composer.touch(site);
    else this.composer.rest();
  }

  cancel(event: PointerEvent): void {
    if (!this.#drag.cancel(event)) return;
    this.#land();
    this.composer.rest();
  }

  /** Whether a click is a tap, and not the end of a drag. */
  tapped(): boolean {
    return this.#drag.tapped();
  }

  /** The site where the card was dropped. */
  #land(): SiteNumber {
    const { over } = this;
    this.over = 0;
    this.composer.pointed = null;
    return over;
  }
}

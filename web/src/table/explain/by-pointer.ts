// Explanations by mouse and finger.

import type { Showing } from './showing';
import { ofLeaf, onTable, swallow, thingAt } from './things';

/** How long a mouse rests, and a finger stays, on a thing, in milliseconds. */
const REST = 600;
const PRESS = 480;
/** How long an explanation remains when the mouse leaves its thing, so that it can be reached. */
const GRACE = 250;
/** How far a finger may move while it stays, in pixels. */
const SLACK = 9;

interface Press {
  id: number;
  x: number;
  y: number;
  target: EventTarget | null;
}

export class ByPointer {
  /** Where the mouse is; null before it has moved. */
  at: { x: number; y: number } | null = null;
  readonly #explaining: Showing;
  /** What will be explained if the mouse rests. */
  #over: Element | null = null;
  #press: Press | null = null;
  /** A press that explained something: its end is not meant for the table, nor is its click. */
  #spent: number | null = null;
  #unclick = false;

  constructor(explaining: Showing) {
    this.#explaining = explaining;
  }

  readonly down = (event: PointerEvent): void => {
    const { clientX: x, clientY: y, pointerId: id, target } = event;
    this.#unclick = false;
    if (ofLeaf(event)) return;
    this.#explaining.close();
    if (!onTable(event)) return;
    if (this.#explaining.asking) {
      swallow(event);
      this.#spend(id, x, y);
    } else if (event.pointerType !== 'mouse') {
      this.#press = { id, x, y, target };
      this.#explaining.later(PRESS, () => this.#pressed());
    }
  };

  readonly move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y, pointerId: id } = event;
    if (id === this.#spent) event.stopImmediatePropagation();
    else if (event.pointerType === 'mouse') {
      this.at = { x, y };
      if (event.buttons === 0) this.#hover(event, x, y);
    } else if (this.#press?.id === id && Math.hypot(x - this.#press.x, y - this.#press.y) > SLACK) {
      this.#release();
    }
  };

  readonly up = (event: PointerEvent): void => {
    if (this.#press) this.#release();
    if (event.pointerId !== this.#spent || !event.isTrusted) return;
    this.#spent = null;
    event.stopImmediatePropagation();
  };

  readonly click = (event: MouseEvent): void => {
    if (!this.#unclick || event.detail === 0) return;
    this.#unclick = false;
    if (onTable(event)) swallow(event);
  };

  readonly menu = (event: MouseEvent): void => {
    if (this.#unclick && onTable(event)) swallow(event);
  };

  /** A finger has stayed. */
  #pressed(): void {
    const press = this.#press;
    this.#press = null;
    if (!press || !thingAt(press.x, press.y)) return;
    // What began with this press on the board is over: the finger asks.
    const { id: pointerId } = press;
    press.target?.dispatchEvent(
      new PointerEvent('pointercancel', { pointerId, pointerType: 'touch', bubbles: true }),
    );
    this.#spend(pointerId, press.x, press.y);
  }

  #spend(id: number, x: number, y: number): void {
    this.#spent = id;
    this.#unclick = true;
    const thing = thingAt(x, y);
    if (thing) this.#explaining.show(thing, true);
  }

  #release(): void {
    this.#press = null;
    this.#explaining.stay();
  }

  #hover(event: PointerEvent, x: number, y: number): void {
    const explaining = this.#explaining;
    const { shown } = explaining;
    if (explaining.asking) {
      if (onTable(event)) event.stopImmediatePropagation();
      explaining.aim = onTable(event) ? thingAt(x, y) : null;
      return;
    }
    if (shown?.pinned) return;
    if (ofLeaf(event)) return explaining.stay();
    const found = onTable(event) && explaining.unasked ? thingAt(x, y) : null;
    const thing = found?.quiet ? null : found;
    if (shown && thing?.element === shown.element) return explaining.stay();
    if (thing) {
      this.#over = thing.element;
      explaining.later(REST, () => thing.element.isConnected && explaining.show(thing, false));
    } else if (this.#over) {
      this.#over = null;
      explaining.later(GRACE, () => explaining.away());
    }
  }
}

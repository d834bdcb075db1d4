// Explanations by keyboard: the focus stays on a thing; I explains what is focused or pointed at, or else lets
// the arrows walk over all things.

import { elsewhere } from '../keys';
import type { Showing } from './showing';
import { type Thing, byKey, ofLeaf, swallow, thingAt, things } from './things';

/** How long the focus, and a walk over the things, stay before a thing is explained, in milliseconds. */
const FOCUS = 1000;
const WALK = 350;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export class ByKeys {
  readonly #explaining: Showing;
  /** The keyboard was used last. */
  #used = false;
  readonly #mouse: () => { x: number; y: number } | null;

  /** @param mouse where the mouse is; null if it has not moved yet */
  constructor(explaining: Showing, mouse: () => { x: number; y: number } | null) {
    this.#explaining = explaining;
    this.#mouse = mouse;
  }

  /** A pointer is used: focus that follows is not the keyboard's, even where the browser shows it. */
  pointed(): void {
    this.#used = false;
  }

  readonly focus = (event: FocusEvent): void => {
    if (this.#used && !ofLeaf(event) && (event.target as Element).matches(':focus-visible'))
      this.#dwell();
  };

  readonly key = (event: KeyboardEvent): void => {
    const explaining = this.#explaining;
    const pointing = !this.#used;
    this.#used = true;
    if (event.key === 'Escape' && (explaining.shown || explaining.asking)) {
      swallow(event);
      return this.#escape();
    }
    if (ofLeaf(event) || elsewhere(event)) return;
    if (event.key.toLowerCase() === 'i') {
      swallow(event);
      return this.#ask(pointing);
    }
    if (explaining.asking) return this.#walk(event);
    if (event.key === 'Shift') return;
    explaining.away();
    this.#dwell();
  };

  #escape(): void {
    const { shown } = this.#explaining;
    if (!shown) return this.#explaining.ask(false);
    this.#explaining.close();
    if (shown.entered) (shown.element as Element & HTMLOrSVGElement).focus();
  }

  /** Explains what has the focus, if it stays there. */
  #dwell(): void {
    const explaining = this.#explaining;
    if (!explaining.unasked || explaining.asking || explaining.shown?.pinned) return;
    explaining.later(FOCUS, () => {
      const thing = focused();
      if (thing && !thing.quiet) explaining.show(thing, false);
    });
  }

  /** @param pointing the mouse was used last, so that what it points at is meant rather than the focus */
  #ask(pointing: boolean): void {
    const explaining = this.#explaining;
    const mouse = explaining.asking ? null : this.#mouse();
    const under = mouse && thingAt(mouse.x, mouse.y);
    const thing = explaining.aim ?? (pointing ? (under ?? focused()) : (focused() ?? under));
    if (thing) explaining.show(thing, true, true);
    else explaining.ask(!explaining.asking);
  }

  #walk(event: KeyboardEvent): void {
    const explaining = this.#explaining;
    const { aim, shown } = explaining;
    const by = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : STEPS[event.key];
    if (by !== undefined) this.#step(by, aim ?? shown);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (aim ?? shown) explaining.show((aim ?? shown)!, true, true);
    swallow(event);
  }

  #step(by: number, from: Thing | null): void {
    const explaining = this.#explaining;
    const all = things();
    const at = all.findIndex(({ element }) => element === from?.element);
    const next = all.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % all.length);
    if (!next) return;
    explaining.close();
    next.element.scrollIntoView({ block: 'nearest' });
    explaining.aim = next;
    explaining.later(WALK, () => explaining.show(next, true));
  }
}

/** What has the keyboard's focus, if that is shown. */
function focused(): Thing | null {
  const { activeElement } = document;
  return activeElement?.matches(':focus-visible') ? byKey(activeElement) : null;
}

// Whether somebody points into the list, or has the focus there: what is under a finger must not move.

/** A mouse that has not moved for so long points at nothing; a finger has left so long ago. In milliseconds. */
const MOUSE = 3_000;
const FINGER = 800;

export class Pointing {
  /** Rows that go stay in their places. */
  keeps = $state(false);
  /** New rows wait, too. */
  holds = $state(false);
  #focused = false;
  #timer = 0;

  /** Watches an element; as an attachment. */
  readonly watch = (node: HTMLElement): (() => void) => {
    const ways = new AbortController();
    const on = (type: string, then: (event: Event) => void) =>
      node.addEventListener(type, then, { signal: ways.signal });
    on('pointermove', () => this.#points(MOUSE));
    on('pointerdown', () => this.#points(MOUSE));
    on('pointerup', (event) =>
      this.#points((event as PointerEvent).pointerType === 'mouse' ? MOUSE : FINGER),
    );
    on('pointercancel', () => this.#points(FINGER));
    on('pointerleave', (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') this.#points(0);
    });
    on('focusin', (event) => {
      this.#focuses((event.target as Element).matches(':focus-visible'));
    });
    on('focusout', () => {
      this.#focuses(false);
    });
    return () => {
      ways.abort();
      clearTimeout(this.#timer);
    };
  };

  /** A little later: an element that is removed while the page is drawn loses the focus then. */
  #focuses(focused: boolean): void {
    this.#focused = focused;
    queueMicrotask(() => {
      this.#update();
    });
  }

  #points(ms: number): void {
    clearTimeout(this.#timer);
    this.holds = ms > 0;
    if (ms > 0) this.#timer = window.setTimeout(() => this.#points(0), ms);
    this.#update();
  }

  #update(): void {
    this.keeps = this.holds || this.#focused;
  }
}

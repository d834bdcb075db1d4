// A drag by one pointer: starts once the press has moved far enough, and ends with a drop or a cancel.

/** How far a pointer may move, in pixels, before a tap becomes a drag. */
export const SLACK = 8;
/** How far above a finger the dragged item is drawn, in pixels. */
const LIFT = 56;

/** The dragged item, and its middle in pixels of the window. */
export interface Carried<T> {
  thing: T;
  x: number;
  y: number;
}

export class Drag<T> {
  carried = $state.raw<Carried<T> | null>(null);
  #from: { id: number; x: number; y: number; take: () => T | null } | null = null;
  #dropped = false;

  /** Whether a pointer is down on an item that can be dragged. */
  get held(): boolean {
    return this.#from !== null;
  }

  /** Starts with a pointer down. Returns false if another pointer is already dragging.
   * @param take returns the item when the drag starts; null if it cannot be dragged */
  begin(event: PointerEvent, take: () => T | null): boolean {
    const { pointerId: id, clientX: x, clientY: y, button } = event;
    if (button !== 0 || (this.#from && this.#from.id !== id)) return false;
    this.#end();
    this.#from = { id, x, y, take };
    return true;
  }

  /** Returns whether this pointer drags something. */
  move(event: PointerEvent): boolean {
    const from = this.#of(event);
    if (!from) return false;
    const { clientX: x, clientY } = event;
    if (!this.carried && Math.hypot(x - from.x, clientY - from.y) < SLACK) return false;
    const thing = this.carried?.thing ?? from.take();
    if (thing === null) this.#end();
    else this.carried = { thing, x, y: event.pointerType === 'mouse' ? clientY : clientY - LIFT };
    return this.carried !== null;
  }

  /** Drops: returns the item and where; null if nothing was dragged. */
  up(event: PointerEvent): Carried<T> | null {
    const carried = this.cancel(event);
    if (!carried) return null;
    this.#dropped = true;
    const over = () => (this.#dropped = false);
    // The click that may follow a drop is ignored. After a drop elsewhere no click arrives here, so the flag
    // is reset; on a busy page the next press may precede the timer.
    window.addEventListener('pointerdown', over, { capture: true, once: true });
    setTimeout(over);
    return carried;
  }

  /** The pointer was cancelled: returns the item and where; null if this pointer dragged nothing. */
  cancel(event: PointerEvent): Carried<T> | null {
    return this.#of(event) ? this.#end() : null;
  }

  /** Cancels the drag, whichever pointer it is: returns the item and where; null if there was none. */
  release(): Carried<T> | null {
    return this.#end();
  }

  /** Whether a click is a tap, and not the end of a drag. */
  tapped(): boolean {
    const tap = !this.#dropped;
    this.#dropped = false;
    return tap;
  }

  #of({ pointerId }: PointerEvent) {
    return this.#from?.id === pointerId ? this.#from : null;
  }

  #end(): Carried<T> | null {
    const { carried } = this;
    this.#from = null;
    this.carried = null;
    return carried;
  }
}

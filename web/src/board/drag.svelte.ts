// A thing in the hand of a mouse or finger: taken up once a press has moved far enough, carried by that
// one pointer, and let go where it ends.

/** How far a pointer moves before a tap becomes a drag, in pixels. */
export const SLACK = 8;
/** How far above a finger the thing floats, in pixels. */
const LIFT = 56;

/** What is carried, and where its middle is, in pixels of the window. */
export interface Carried<T> {
  thing: T;
  x: number;
  y: number;
}

export class Drag<T> {
  carried = $state.raw<Carried<T> | null>(null);
  #from: { id: number; x: number; y: number; take: () => T | null } | null = null;
  #dropped = false;

  /** A pointer is down on something that may be carried. */
  get held(): boolean {
    return this.#from !== null;
  }

  /** A pointer goes down on something. False where it can't carry: another one holds something already.
   * @param take takes it up; null: it can't be had */
  begin(event: PointerEvent, take: () => T | null): boolean {
    const { pointerId: id, clientX: x, clientY: y, button } = event;
    if (button !== 0 || (this.#from && this.#from.id !== id)) return false;
    this.#end();
    this.#from = { id, x, y, take };
    return true;
  }

  /** True where something is carried by it. */
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

  /** Lets go: what was carried, and where; null: nothing was. */
  up(event: PointerEvent): Carried<T> | null {
    const carried = this.cancel(event);
    if (!carried) return null;
    this.#dropped = true;
    const over = () => (this.#dropped = false);
    // The click that a drop may bring comes with it; where it ends elsewhere none is heard here. On a busy
    // page the next press comes before the timer.
    window.addEventListener('pointerdown', over, { capture: true, once: true });
    setTimeout(over);
    return carried;
  }

  /** The pointer is lost: what was carried, and where; null: nothing was, or by another one. */
  cancel(event: PointerEvent): Carried<T> | null {
    return this.#of(event) ? this.#end() : null;
  }

  /** Whatever carries it, it goes back: what was carried, and where; null: nothing was. */
  release(): Carried<T> | null {
    return this.#end();
  }

  /** Whether a click is a tap of its own, and not the end of a drag. */
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

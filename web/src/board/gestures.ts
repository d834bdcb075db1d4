// Translates mouse, pen and touch events on a board into taps, hovers, pans, zooms and drags of a piece. All
// points are in pixels of the element that receives the events.

import { SLACK } from './drag.svelte';
import { type Point, distance } from './plane';

/** Least time between two notches of the wheel, in milliseconds. */
const NOTCH = 140;
/** Least distance between two fingers, in pixels: below it the zoom factor of a pinch would explode. */
const CLOSEST = 12;

/** Handles drags of a piece, which take precedence over panning. It gets the events of all pointers and
 * follows the one that started the drag. */
export interface Carrier {
  begin(event: PointerEvent, at: Point): void;
  /** Returns whether it drags something. */
  move(event: PointerEvent): boolean;
  /** Returns whether it dropped something. */
  up(event: PointerEvent): boolean;
  cancel(event: PointerEvent): void;
  /** Cancels the drag, because a second pointer came down. */
  release(): void;
}

export interface Hands {
  /** A press that ended where it began; `time` in milliseconds. */
  tap(at: Point, finger: boolean, time: number): void;
  /** null: the mouse has left. */
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  /** Zooms by a factor. Returns false at the limit, so that the page scrolls instead. */
  zoom(factor: number, at: Point): boolean;
  /** The wheel in notches, where it does not zoom. Returns false if it is ignored. */
  notch?(by: 1 | -1, at: Point): boolean;
  carrier?: Carrier;
}

export class Gestures {
  readonly #on: Hands;
  readonly #down = new Map<number, Point>();
  /** Where the only pointer went down, while the press may still be a tap. */
  #from: Point | null = null;
  #notched = -NOTCH;

  constructor(on: Hands) {
    this.#on = on;
  }

  /** Attachment for the element that receives the events. */
  readonly attach = (node: Element): (() => void) => {
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', this.press],
      ['pointermove', this.move],
      ['pointerup', this.lift],
      ['pointercancel', this.cancel],
      ['pointerleave', this.leave],
      ['wheel', this.wheel],
    ];
    for (const [name, listener] of listeners)
      node.addEventListener(name, listener as EventListener, { passive: false });
    return () => {
      for (const [name, listener] of listeners)
        node.removeEventListener(name, listener as EventListener);
    };
  };

  readonly press = (event: PointerEvent): void => {
    if (event.button !== 0 || ofControl(event)) return;
    const at = within(event);
    this.#down.set(event.pointerId, at);
    // Captured, so that a pointer released outside the board is not considered down for ever.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const only = this.#down.size === 1;
    this.#from = only ? at : null;
    if (only) this.#on.carrier?.begin(event, at);
    else this.#on.carrier?.release();
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#down.get(event.pointerId);
    const now = within(event);
    if (!before) {
      if (event.pointerType === 'mouse' && !ofControl(event)) this.#on.hover(now);
      return;
    }
    const carried = this.#on.carrier?.move(event) ?? false;
    if (!carried && this.#from && distance(now, this.#from) < SLACK) return;
    this.#from = null;
    this.#down.set(event.pointerId, now);
    if (carried) return;
    if (this.#down.size === 2) this.#pinch(event.pointerId, before, now);
    else this.#on.pan(now.x - before.x, now.y - before.y);
  };

  readonly lift = (event: PointerEvent): void => {
    const tapped = this.#down.delete(event.pointerId) && this.#from !== null;
    this.#from = null;
    const dropped = this.#on.carrier?.up(event) ?? false;
    if (tapped && !dropped)
      this.#on.tap(within(event), event.pointerType !== 'mouse', event.timeStamp);
  };

  readonly cancel = (event: PointerEvent): void => {
    if (!this.#down.delete(event.pointerId)) return;
    this.#from = null;
    this.#on.carrier?.cancel(event);
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && this.#down.size === 0) this.#on.hover(null);
  };

  readonly wheel = (event: WheelEvent): void => {
    const heeded = this.#on.notch ? this.#notch(event) : this.#roll(event);
    if (heeded) event.preventDefault();
  };

  #pinch(id: number, before: Point, now: Point): void {
    const other = [...this.#down].find(([each]) => each !== id)![1];
    const apart = (point: Point) => Math.max(CLOSEST, distance(point, other));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#on.zoom(apart(now) / apart(before), middle);
    this.#on.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #roll(event: WheelEvent): boolean {
    const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : 1);
    return this.#on.zoom(Math.exp(-pixels / (event.ctrlKey ? 120 : 500)), within(event));
  }

  #notch(event: WheelEvent): boolean {
    if (event.ctrlKey || event.deltaY === 0) return false;
    if (event.timeStamp - this.#notched < NOTCH) return true;
    if (!this.#on.notch!(event.deltaY > 0 ? 1 : -1, within(event))) return false;
    this.#notched = event.timeStamp;
    return true;
  }
}

/** Whether a context menu was requested by the right mouse button; a long press of a finger requests one too.
 * */
export function byMouse(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  return pointerType === undefined || pointerType === 'mouse';
}

/** A point of the window, relative to the element that receives the event. */
export function within(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function ofControl({ target }: Event): boolean {
  return (target as Element).closest('button') !== null;
}

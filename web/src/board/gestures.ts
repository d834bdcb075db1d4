// Mouse, pen and fingers on a board, as what they mean: a tap, a hover, a pan, a zoom, and a piece that
// is carried. All points are in pixels of the element that is listened on.

import { SLACK } from './drag.svelte';
import { type Point, distance } from './plane';

/** Between two notches of the wheel, in milliseconds. */
const NOTCH = 140;
/** Two fingers are never closer than this, in pixels: there a pinch would run away. */
const CLOSEST = 12;

/** What a press may carry about instead of moving the board. It is told of every pointer, and keeps to the
 * one that it began with. */
export interface Carrier {
  begin(event: PointerEvent, at: Point): void;
  /** True where something is carried by it. */
  move(event: PointerEvent): boolean;
  /** True where something was let go. */
  up(event: PointerEvent): boolean;
  cancel(event: PointerEvent): void;
  /** A second pointer came: what is carried goes back. */
  release(): void;
}

export interface Hands {
  /** A press that ended where it began. */
  tap(at: Point, finger: boolean): void;
  /** null: the mouse has left. */
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  /** Comes nearer by a factor. False where it could not, so that the page may scroll. */
  zoom(factor: number, at: Point): boolean;
  /** The wheel by notches, where it does not zoom. False where it is not heeded. */
  notch?(by: 1 | -1, at: Point): boolean;
  carrier?: Carrier;
}

export class Gestures {
  readonly #on: Hands;
  readonly #down = new Map<number, Point>();
  /** Where the only pointer went down, as long as it may be a tap. */
  #from: Point | null = null;
  #notched = -NOTCH;

  constructor(on: Hands) {
    this.#on = on;
  }

  /** To be attached to the element that is listened on. */
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
    // Captured, for what leaves the board must not stay down for ever.
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
    if (tapped && !dropped) this.#on.tap(within(event), event.pointerType !== 'mouse');
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

/** Whether a menu was asked for by a mouse's right button: a finger held still asks for one too. */
export function byMouse(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  return pointerType === undefined || pointerType === 'mouse';
}

/** A point of the window in pixels of the element that listens. */
export function within(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function ofControl({ target }: Event): boolean {
  return (target as Element).closest('button') !== null;
}

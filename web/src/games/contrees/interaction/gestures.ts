// Mouse, pen and fingers on the board, as what they mean: a tap, a hover, a pan, a zoom.

import type { Point } from '../board/geometry';

export interface Gestures {
  tap(at: Point, finger: boolean): void;
  /** null: the mouse has left. */
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  /** True if it zoomed, so that the page must not scroll. */
  zoom(factor: number, at: Point, smooth: boolean): boolean;
}

/** So far, in pixels, a press may stray and still be a tap. */
const STRAY = 8;

/** Listens on an element until the returned function is called. */
export function gestures(on: Gestures): (node: HTMLElement) => () => void {
  return (node) => {
    const down = new Map<number, Point>();
    let from: Point | null = null;

    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const ofControl = (event: Event) =>
      event.target instanceof Element && event.target.closest('button') !== null;

    function press(event: PointerEvent): void {
      if (ofControl(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      down.set(event.pointerId, at(event));
      from = down.size === 1 ? at(event) : null;
    }
    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      const now = at(event);
      if (!before) {
        if (event.pointerType === 'mouse' && !ofControl(event)) on.hover(now);
        return;
      }
      if (from && Math.hypot(now.x - from.x, now.y - from.y) <= STRAY) return;
      from = null;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      if (down.size === 2) pinch(event.pointerId, before, now);
      else on.pan(now.x - before.x, now.y - before.y);
      down.set(event.pointerId, now);
    }
    function pinch(id: number, before: Point, now: Point): void {
      const other = [...down].find(([each]) => each !== id)![1];
      const apart = (point: Point) =>
        Math.max(12, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      on.zoom(apart(now) / apart(before), middle, false);
      on.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
    function release(event: PointerEvent): void {
      const tapped = down.delete(event.pointerId) && from !== null;
      if (event.type === 'pointerup' && tapped) on.tap(at(event), event.pointerType !== 'mouse');
      from = null;
    }
    function leave(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && down.size === 0) on.hover(null);
    }
    function wheel(event: WheelEvent): void {
      const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : 1);
      if (on.zoom(Math.exp(-pixels / (event.ctrlKey ? 120 : 500)), at(event), false))
        event.preventDefault();
    }

    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', press],
      ['pointermove', move],
      ['pointerup', release],
      ['pointercancel', release],
      ['pointerleave', leave],
      ['wheel', wheel],
    ];
    for (const [name, listener] of listeners) {
      node.addEventListener(name, listener as EventListener, { passive: false });
    }
    return () => {
      for (const [name, listener] of listeners)
        node.removeEventListener(name, listener as EventListener);
    };
  };
}

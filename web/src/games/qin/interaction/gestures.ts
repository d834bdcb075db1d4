// What mouse and fingers do on the board. A mouse hovers, clicks to place and clicks again to lay; a
// finger taps or draws the tile; two fingers magnify; the wheel and the right button turn the tile.

import type { Camera } from './camera.svelte';
import { squareUnder } from '../action';
import type { Point } from '../action';
import type { Play } from './play.svelte';

/** A pointer that moved less than this, in pixels, has tapped. */
const SLACK = 9;
/** Between two turns by the wheel, in milliseconds: one notch, one turn. */
const NOTCH = 140;

interface Finger {
  x: number;
  y: number;
  x0: number;
  y0: number;
}

export class Gestures {
  private readonly play: Play;
  private readonly lens: Camera;
  private readonly fingers = new Map<number, Finger>();
  private mode: 'none' | 'tap' | 'tile' | 'pan' | 'pinch' = 'none';
  private wheeled = 0;

  constructor(play: Play, lens: Camera) {
    this.play = play;
    this.lens = lens;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    this.fingers.set(event.pointerId, { x, y, x0: x, y0: y });
    this.mode = this.fingers.size > 1 ? 'pinch' : 'tap';
    if (this.mode === 'pinch' && this.play.carried) this.play.release();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') this.hover(event);
      return;
    }
    const before = { ...finger };
    finger.x = event.clientX;
    finger.y = event.clientY;
    const far = Math.hypot(finger.x - finger.x0, finger.y - finger.y0) > SLACK;
    if (this.mode === 'tap' && far) this.mode = this.drags(finger, event);
    if (this.mode === 'pinch') this.pinch(event.pointerId, before);
    if (this.mode === 'pan') {
      const { scale } = this.play;
      this.lens.move((before.x - finger.x) * scale, (before.y - finger.y) * scale);
    }
    if (this.mode === 'tile' && this.play.tile) {
      this.play.carry(this.play.tile, finger.x, finger.y, event.pointerType !== 'mouse');
    }
  }

  up(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    const mode = this.mode;
    if (this.fingers.size === 0) this.mode = 'none';
    if (mode === 'tile') this.play.drop();
    if (mode === 'tap') {
      const point = this.play.inDrawing(finger.x, finger.y);
      if (point) this.tap(point, event.pointerType === 'mouse');
    }
  }

  cancel(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.mode === 'tile') this.play.release();
    if (this.fingers.size === 0) this.mode = 'none';
  }

  leave(event: PointerEvent): void {
    const { play } = this;
    if (event.pointerType === 'mouse' && !play.pinned && !play.carried && !play.mustPass)
      play.clear();
  }

  /** A tap on a point of the drawing. */
  tap(point: Point, mouse: boolean): void {
    const { play } = this;
    if (!play.can || !play.tile || play.mustPass) return;
    const under = squareUnder(point);
    const again = play.pinned && play.covers(under);
    if (again && mouse) play.lay();
    else if (again) play.turn(1, under);
    else play.show(mouse ? play.under(point) : play.near(point), true);
  }

  wheel(event: WheelEvent): void {
    if (!this.play.can || !this.play.tile || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    if (event.timeStamp - this.wheeled < NOTCH) return;
    this.wheeled = event.timeStamp;
    this.turn(event, event.deltaY > 0 ? 1 : -1);
  }

  menu(event: MouseEvent): void {
    if (!this.play.can || !this.play.tile) return;
    event.preventDefault();
    // A finger held still asks for a menu too; it holds the tile.
    if (byMouse(event)) this.turn(event, 1);
  }

  /** Turns the tile about the square under the pointer. */
  private turn(event: MouseEvent, quarters: number): void {
    const point = this.play.inDrawing(event.clientX, event.clientY);
    const under = point ? squareUnder(point) : -1;
    this.play.turn(quarters, this.play.covers(under) ? under : undefined);
  }

  private hover(event: PointerEvent): void {
    const { play } = this;
    if (!play.can || !play.tile || play.mustPass || (play.pinned && play.ghost)) return;
    const point = play.inDrawing(event.clientX, event.clientY);
    play.show(point ? play.under(point) : null);
  }

  /** What a drag that began at a point moves: the tile, or the magnified board. */
  private drags(finger: Finger, event: PointerEvent): 'tile' | 'pan' | 'tap' {
    const { play } = this;
    const start = play.inDrawing(finger.x0, finger.y0);
    const onGhost = start !== null && play.covers(squareUnder(start));
    const free = event.pointerType !== 'mouse' && this.lens.zoom === 1;
    if (play.can && play.tile && !play.mustPass && (onGhost || free)) return 'tile';
    return this.lens.zoom > 1 ? 'pan' : 'tap';
  }

  private pinch(moved: number, before: Finger): void {
    const other = [...this.fingers].find(([id]) => id !== moved)?.[1];
    const finger = this.fingers.get(moved);
    if (!other || !finger) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(finger.x - other.x, finger.y - other.y);
    const middle = { x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 };
    const about = this.play.inDrawing(middle.x, middle.y);
    if (about && was > 0) this.lens.about(about.x, about.y, (this.lens.zoom * is) / was);
    const { scale } = this.play;
    this.lens.move(((before.x - finger.x) / 2) * scale, ((before.y - finger.y) / 2) * scale);
  }
}

/** Whether a menu was asked for by a mouse's right button. */
export function byMouse(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  return pointerType === undefined || pointerType === 'mouse';
}

// Pointer input on the board. A mouse hovers, and a click or a tap pins the tile; on the pinned tile it turns
// it. Both may drag the tile; two fingers zoom; the wheel and the right button turn the tile. None of them
// lays it: the table's button does.

import type { Camera } from '../../../board/camera.svelte';
import type { Carrier, Hands } from '../../../board/gestures';
import { byMouse, within } from '../../../board/gestures';
import type { Point } from '../../../board/plane';
import { squareUnder } from '../action';
import type { Carry } from './carry.svelte';
import type { Play } from './play.svelte';

/** Within how many milliseconds two taps are a double tap. */
const DOUBLE = 450;

export class BoardHands implements Hands {
  readonly carrier: Carrier;
  readonly #play: Play;
  readonly #camera: Camera;
  readonly #point: (at: Point) => Point | null;
  /** When a tap last pinned the tile: the second tap of a double tap must not turn it. */
  #pinned = -DOUBLE;

  /** @param point converts a point of the screen to the drawing; null off the board */
  constructor(play: Play, carry: Carry, camera: Camera, point: (at: Point) => Point | null) {
    this.#play = play;
    this.#camera = camera;
    this.#point = point;
    this.carrier = {
      begin: (event, at) => void carry.begin(event, () => this.#taken(at)),
      move: (event) => carry.move(event),
      up: (event) => carry.up(event),
      cancel: (event) => carry.cancel(event),
      release: () => carry.release(),
    };
  }

  tap(at: Point, finger: boolean, time: number): void {
    const point = this.#point(at);
    if (point) this.choose(point, finger, time);
  }

  /** A tap on a point of the drawing. */
  choose(point: Point, finger: boolean, time: number): void {
    const play = this.#play;
    if (!play.free) return;
    const under = squareUnder(point);
    if (!play.pinned || !play.covers(under)) {
      this.#pinned = time;
      play.show(finger ? play.near(point) : play.under(point), true);
    } else if (!(time - this.#pinned < DOUBLE)) play.turn(1, under);
  }

  /** Only clicks by screen readers, which send no pointer events before them. */
  click(event: MouseEvent): void {
    if (event.detail !== 0) return;
    const { x, y, width, height } = (event.target as Element).getBoundingClientRect();
    const point = this.#play.inDrawing(x + width / 2, y + height / 2);
    if (point) this.choose(point, true, event.timeStamp);
  }

  hover(at: Point | null): void {
    const play = this.#play;
    if (!play.free || play.pinned) return;
    const point = at && this.#point(at);
    play.show(point && play.under(point));
  }

  pan(dx: number, dy: number): void {
    this.#camera.pan(dx, dy);
  }

  zoom(factor: number, at: Point): boolean {
    return this.#camera.zoom(factor, at);
  }

  /** The wheel turns the tile about the square under the pointer. */
  notch(by: 1 | -1, at: Point): boolean {
    const play = this.#play;
    if (!play.can || !play.tile) return false;
    const point = this.#point(at);
    const under = point ? squareUnder(point) : -1;
    play.turn(by, play.covers(under) ? under : undefined);
    return true;
  }

  menu(event: MouseEvent): void {
    if (!this.#play.can || !this.#play.tile) return;
    event.preventDefault();
    // A long press requests a context menu too, but must not turn the tile.
    if (byMouse(event)) this.notch(1, within(event));
  }

  /** The tile that a drag from a point moves. While the whole board is shown, the chosen tile, from any
   * point; when zoomed in only the tile under the point, since other drags pan. */
  #taken(from: Point): number | null {
    const start = this.#point(from);
    const onGhost = start !== null && this.#play.covers(squareUnder(start));
    return this.#play.free && (onGhost || !this.#camera.near) ? this.#play.index : null;
  }
}

// Which part of a board is visible: all of it, even as it grows, until somebody zooms in. A zoomed-in board
// fills the screen as far as possible, and its edges stay outside.

import type { Box, Point, Size } from './plane';
import { type Viewport, fit, held, onBoard, showing, zoomed } from './viewport';

/** If spots are closer than this, in pixels, a touch first zooms in… */
const CLOSE = 40;
/** … until they are this far apart. */
export const FINGER = 44;
/** Least distance in pixels between a shown point and the edge of the screen. */
const MARGIN = 70;

export interface Scene {
  /** The bounds of the whole board, in board units. */
  box(): Box;
  /** Whether to animate. */
  motion(): boolean;
  /** The largest scale, in pixels per board unit, where `whole` is the scale that fits the whole board. */
  nearest(whole: number): number;
  /** The largest scale at which the whole board is shown; default: no limit. */
  most?(): number;
  /** The margin around the whole board, in pixels; default: none. */
  air?(screen: Size): number;
}

export class Camera {
  /** The size of the screen in pixels, set by whoever draws the board. */
  screen = $state.raw<Size>({ width: 0, height: 0 });
  /** False during a pan: then the board follows at once. */
  #gliding = $state(true);
  #near = $state.raw<Viewport | null>(null);
  /** Zoomed in because of a touch; will zoom out by itself. */
  #byItself = false;
  readonly #scene: Scene;
  readonly whole: Viewport = $derived.by(() => this.#fitted());
  readonly sight: Viewport = $derived.by(() => (this.#near ? this.#kept(this.#near) : this.whole));

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  #fitted(): Viewport {
    const { width, height } = this.screen;
    const air = this.#scene.air?.(this.screen) ?? 0;
    const inner = { width: width - 2 * air, height: height - 2 * air };
    const { scale, x, y } = fit(this.#scene.box(), inner, this.#scene.most?.() ?? Infinity);
    return { scale, x: x + air, y: y + air };
  }

  #kept(sight: Viewport): Viewport {
    return held(sight, this.#scene.box(), this.screen);
  }

  /** Whether it is zoomed in. */
  get near(): boolean {
    return this.#near !== null;
  }

  /** Whether the next change is to be animated; never with reduced motion. */
  get smooth(): boolean {
    return this.#gliding && this.#scene.motion();
  }

  /** The CSS transform of what is drawn in board units. */
  get transform(): string {
    const { x, y, scale } = this.sight;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** Converts a point of the screen to board units. */
  point(at: Point): Point {
    return onBoard(this.sight, at);
  }

  /** Zooms in (factor above 1) or out about a point of the screen. Returns false if it is at the limit. */
  zoom(factor: number, about: Point, smooth = false): boolean {
    this.#gliding = smooth;
    this.#byItself = false;
    const { sight, whole } = this;
    const to = zoomed(sight, factor, about, whole.scale, this.#scene.nearest(whole.scale));
    this.#near = to.scale <= whole.scale * 1.001 ? null : this.#kept(to);
    return this.sight.scale !== sight.scale;
  }

  zoomMiddle(factor: number): void {
    const { width, height } = this.screen;
    this.zoom(factor, { x: width / 2, y: height / 2 }, true);
  }

  /** Pans by pixels, within the bounds of the board. */
  pan(dx: number, dy: number): void {
    if (!this.#near) return;
    this.#gliding = false;
    const { scale, x, y } = this.sight;
    this.#near = this.#kept({ scale, x: x + dx, y: y + dy });
  }

  showAll(): void {
    this.#gliding = true;
    this.#near = null;
  }

  /** Zooms in about a touch until neighbouring spots, `apart` board units from each other, are a finger's
   * width apart. Does nothing if they are already. */
  magnify(about: Point, apart: number): void {
    const pixels = this.sight.scale * apart;
    if (pixels >= CLOSE) return;
    const before = this.#near === null;
    this.zoom((1.3 * FINGER) / pixels, about, true);
    this.#byItself = before;
  }

  /** Undoes a zoom that a touch caused. */
  release(): void {
    if (this.#byItself) this.showAll();
    this.#byItself = false;
  }

  /** Pans as little as needed to show a point of the board well. */
  show(point: Point): void {
    if (!this.#near) return;
    this.#gliding = true;
    const { width, height } = this.screen;
    const margin = Math.min(MARGIN, width / 3, height / 3);
    this.#near = this.#kept(showing(this.sight, point, this.screen, margin));
  }
}

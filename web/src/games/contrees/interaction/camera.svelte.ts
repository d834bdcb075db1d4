// What is seen of the board: the whole of it, growing with it, until somebody comes nearer.

import { EDGE, type Box, type Point } from '../board/geometry';
import {
  FINGER,
  type Viewport,
  type Size,
  fit,
  held,
  nearestScale,
  onBoard,
  showing,
  zoomed,
} from './viewport';

/** Where corners lie closer than this, in pixels, a touch comes nearer first. */
const CLOSE = 40;
/** On screens wider than this, so many pixels stay free around the whole. */
const WIDE = 500;
const AIR = 16;
/** Pixels between a point that is to be seen and the rim. */
const MARGIN = 70;

export interface Scene {
  /** What the whole is, in board units. */
  box: () => Box;
  /** The screen, in pixels. */
  size: () => Size;
  /** The largest scale at which the whole is shown. */
  most: () => number;
}

export class Camera {
  /** False while a hand moves the board: then it follows at once. */
  smooth = $state(true);
  #near = $state.raw<Viewport | null>(null);
  /** Came nearer for a touch, goes back by itself. */
  #byItself = false;
  readonly #scene: Scene;
  readonly whole: Viewport = $derived.by(() => this.#fitted());
  readonly sight: Viewport = $derived.by(() => (this.#near ? this.#kept(this.#near) : this.whole));

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  #fitted(): Viewport {
    const { width, height } = this.#scene.size();
    const air = width > WIDE ? AIR : 0;
    const inner = { width: width - 2 * air, height: height - 2 * air };
    const { scale, x, y } = fit(this.#scene.box(), inner, this.#scene.most());
    return { scale, x: x + air, y: y + air };
  }

  #kept(sight: Viewport): Viewport {
    return held(sight, this.#scene.box(), this.#scene.size());
  }

  get near(): boolean {
    return this.#near !== null;
  }

  point(at: Point): Point {
    return onBoard(this.sight, at);
  }

  /** Comes nearer (factor above 1) or goes back, about a point of the screen. */
  zoom(factor: number, about: Point, smooth: boolean): void {
    this.smooth = smooth;
    this.#byItself = false;
    const most = nearestScale(this.whole);
    const to = zoomed(this.sight, factor, about, this.whole.scale, most);
    this.#near = to.scale <= this.whole.scale * 1.001 ? null : this.#kept(to);
  }

  zoomMiddle(factor: number): void {
    const { width, height } = this.#scene.size();
    this.zoom(factor, { x: width / 2, y: height / 2 }, true);
  }

  pan(dx: number, dy: number): void {
    if (!this.#near) return;
    this.smooth = false;
    const { scale, x, y } = this.sight;
    this.#near = this.#kept({ scale, x: x + dx, y: y + dy });
  }

  showAll(): void {
    this.smooth = true;
    this.#near = null;
  }

  /** Comes so near about a touch that corners lie a finger apart, where they don't. */
  magnify(about: Point): void {
    const apart = this.sight.scale * EDGE;
    if (apart >= CLOSE) return;
    const before = this.#near === null;
    this.zoom((1.3 * FINGER) / apart, about, true);
    this.#byItself = before;
  }

  /** Goes back from where it came nearer by itself. */
  release(): void {
    if (this.#byItself) this.showAll();
    this.#byItself = false;
  }

  /** Moves so far that a point of the board is well seen. */
  show(point: Point): void {
    if (!this.#near) return;
    this.smooth = true;
    const size = this.#scene.size();
    const margin = Math.min(MARGIN, size.width / 3, size.height / 3);
    this.#near = this.#kept(showing(this.sight, point, size, margin));
  }
}

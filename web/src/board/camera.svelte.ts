// What is seen of a board: the whole of it, growing with it, until somebody comes nearer. What is
// nearer fills the screen as well as it can, and no edge of the board comes inside.

import type { Box, Point, Size } from './plane';
import { type Viewport, fit, held, onBoard, showing, zoomed } from './viewport';

/** Where spots lie closer than this, in pixels, a touch comes nearer first… */
const CLOSE = 40;
/** … until they lie so far apart. */
export const FINGER = 44;
/** Pixels between a point that is to be seen and the rim. */
const MARGIN = 70;

export interface Scene {
  /** What the whole is, in board units. */
  box(): Box;
  /** Short movements are welcome. */
  motion(): boolean;
  /** How near one may come, in pixels a board unit, where the whole is seen at `whole`. */
  nearest(whole: number): number;
  /** The largest scale at which the whole is shown; any if absent. */
  most?(): number;
  /** So many pixels stay free around the whole; none if absent. */
  air?(screen: Size): number;
}

export class Camera {
  /** The screen, in pixels: whoever draws the board says how large it is. */
  screen = $state.raw<Size>({ width: 0, height: 0 });
  /** False while a hand moves the board: then it follows at once. */
  #gliding = $state(true);
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
    const { width, height } = this.screen;
    const air = this.#scene.air?.(this.screen) ?? 0;
    const inner = { width: width - 2 * air, height: height - 2 * air };
    const { scale, x, y } = fit(this.#scene.box(), inner, this.#scene.most?.() ?? Infinity);
    return { scale, x: x + air, y: y + air };
  }

  #kept(sight: Viewport): Viewport {
    return held(sight, this.#scene.box(), this.screen);
  }

  /** A part is seen, and not the whole. */
  get near(): boolean {
    return this.#near !== null;
  }

  /** The next change of what is seen is to be a movement: never where motion is reduced. */
  get smooth(): boolean {
    return this.#gliding && this.#scene.motion();
  }

  /** What is seen, as the CSS transform of what is drawn in board units. */
  get transform(): string {
    const { x, y, scale } = this.sight;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** The point of the board at a point of the screen. */
  point(at: Point): Point {
    return onBoard(this.sight, at);
  }

  /** Comes nearer (factor above 1) or goes back, about a point of the screen. False where it can't. */
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

  /** Follows a hand, by pixels, as far as there is something of the board to be seen. */
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

  /** Comes so near about a touch that neighbouring spots, `apart` board units from each other, lie a
   * finger apart, where they don't. */
  magnify(about: Point, apart: number): void {
    const pixels = this.sight.scale * apart;
    if (pixels >= CLOSE) return;
    const before = this.#near === null;
    this.zoom((1.3 * FINGER) / pixels, about, true);
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
    this.#gliding = true;
    const { width, height } = this.screen;
    const margin = Math.min(MARGIN, width / 3, height / 3);
    this.#near = this.#kept(showing(this.sight, point, this.screen, margin));
  }
}

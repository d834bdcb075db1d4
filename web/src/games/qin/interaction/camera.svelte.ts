// Which part of the board is seen: the whole of it, or on a small screen a part magnified up to twice.

const WHOLE = { left: -5, top: -5, side: 660 };
const MOST = 2;

export class Camera {
  zoom = $state(1);
  /** The upper left corner of what is seen, in units of the drawing. */
  left = $state(WHOLE.left);
  top = $state(WHOLE.top);

  get side(): number {
    return WHOLE.side / this.zoom;
  }

  get viewBox(): string {
    return `${this.left} ${this.top} ${this.side} ${this.side}`;
  }

  /** Magnifies about a point of the drawing, which stays where it is on the screen. */
  about(x: number, y: number, zoom: number): void {
    const to = Math.min(Math.max(zoom, 1), MOST);
    const keep = this.zoom / to;
    this.left = x - (x - this.left) * keep;
    this.top = y - (y - this.top) * keep;
    this.zoom = to;
    this.move(0, 0);
  }

  /** Moves what is seen by units of the drawing, within the board. */
  move(dx: number, dy: number): void {
    const most = WHOLE.side - this.side;
    this.left = Math.min(Math.max(this.left + dx, WHOLE.left), WHOLE.left + most);
    this.top = Math.min(Math.max(this.top + dy, WHOLE.top), WHOLE.top + most);
  }
}

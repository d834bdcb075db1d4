// Points, boxes and sizes, in board units or CSS pixels.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Converts a point of the window, or of the drawing's svg, by the inverse of the matrix that maps the
 * drawing there. It is right during animations as well. */
export function throughMatrix(matrix: DOMMatrix, { x, y }: Point): Point {
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

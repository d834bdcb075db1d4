// Points, boxes and sizes: of a board in its own units, or of the screen in CSS pixels.

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

/** The point of a drawing at a point of the window or of its svg, by the matrix that leads from the
 * drawing there: it holds also while a movement of the drawing is under way. */
export function throughMatrix(matrix: DOMMatrix, { x, y }: Point): Point {
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

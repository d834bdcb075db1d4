// Oblique projection, as in ruled-line (jiehua) painting: x to the right, y back, z up. The front is parallel
// to the picture, depth goes up to the right, so that all four columns of a floor are visible. The origin is
// the middle of a site's ground.

export interface Point {
  x: number;
  y: number;
}

/** By how much a unit of depth shifts to the right, and up. */
export const ASIDE = 0.3;
export const UPWARD = 0.33;

/** The distance of columns from the middle, as a fraction of the half side. */
export const STAND = 0.6;
/** In building order: back left, back right, front right, front left. */
export const STANDS: readonly (readonly [number, number])[] = [
  [-STAND, STAND],
  [STAND, STAND],
  [STAND, -STAND],
  [-STAND, -STAND],
];

export function pt(x: number, y: number, z: number): Point {
  return { x: x + y * ASIDE, y: -y * UPWARD - z };
}

/** The corners of a horizontal square around the middle: front left, front right, back right, back left. */
export function corners(half: number, z: number): Point[] {
  return [pt(-half, -half, z), pt(half, -half, z), pt(half, half, z), pt(-half, half, z)];
}

/** A number for path data, rounded to a tenth of a pixel. */
export function n1(value: number): number {
  return Math.round(value * 10) / 10;
}

export function at({ x, y }: Point): string {
  return `${n1(x)} ${n1(y)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** A point of a quadratic Bézier curve. */
export function along(from: Point, handle: Point, to: Point, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * handle.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * handle.y + t * t * to.y,
  };
}

/** The transform that draws a disc lying flat. */
export function lying({ x, y }: Point): string {
  return `matrix(1 0 ${-ASIDE} ${UPWARD} ${n1(x)} ${n1(y)})`;
}

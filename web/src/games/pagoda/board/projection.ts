// The oblique view in which painters of buildings drew them with a ruler: x to the right, y back, z
// up. The front stays level, the depth goes up to the right, so that all four columns of a floor are
// seen side by side. The origin is the middle of a site's ground.

export interface Point {
  x: number;
  y: number;
}

/** How far a step back goes to the right, and up. */
export const ASIDE = 0.3;
export const UPWARD = 0.33;

/** Where columns stand, as a share of the half side. */
export const STAND = 0.6;
/** In the order in which they are built: back left, back right, front right, front left. */
export const STANDS: readonly (readonly [number, number])[] = [
  [-STAND, STAND],
  [STAND, STAND],
  [STAND, -STAND],
  [-STAND, -STAND],
];

export function pt(x: number, y: number, z: number): Point {
  return { x: x + y * ASIDE, y: -y * UPWARD - z };
}

/** The corners of a level square about the middle: front left, front right, back right, back left. */
export function corners(half: number, z: number): Point[] {
  return [pt(-half, -half, z), pt(half, -half, z), pt(half, half, z), pt(-half, half, z)];
}

/** A number as it stands in a path: a tenth of a pixel is enough. */
export function n1(value: number): number {
  return Math.round(value * 10) / 10;
}

export function at({ x, y }: Point): string {
  return `${n1(x)} ${n1(y)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** A point on the curve from one end over a handle to the other. */
export function along(from: Point, handle: Point, to: Point, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * handle.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * handle.y + t * t * to.y,
  };
}

/** A disc that lies on a level plane. */
export function lying({ x, y }: Point): string {
  return `matrix(1 0 ${-ASIDE} ${UPWARD} ${n1(x)} ${n1(y)})`;
}

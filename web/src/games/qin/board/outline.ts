// The outline of a set of squares as one path: rounded corners, and sides that waver like brush strokes,
// deterministically by position.

import { SIDE, column, neighbours, row } from '../view';
import type { Square } from '../view';

export interface OutlineStyle {
  /** The distance of the line inside the squares' edges; negative: outside. */
  inset?: number;
  radius?: number;
  /** The largest displacement of the middle of a side. */
  wobble?: number;
  /** Leaves a gap in a lower side: around x, `half` is half its width. */
  gap?: { x: number; y: number; half: number };
}

interface Corner {
  x: number;
  y: number;
}

/** The sides of a square, clockwise from its upper left corner: top, right, bottom, left. */
const STEPS: Corner[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** The corners of each boundary, in squares, clockwise; holes are counter-clockwise. */
export function loops(squares: readonly Square[]): Corner[][] {
  const inside = new Set(squares);
  const sides = new Map<string, number>();
  for (const square of squares) {
    neighbours(square).forEach((neighbour, way) => {
      if (neighbour >= 0 && inside.has(neighbour)) return;
      const corner = start(square, way);
      sides.set(`${corner.x},${corner.y},${way}`, way);
    });
  }
  const found: Corner[][] = [];
  for (const key of [...sides.keys()]) {
    if (sides.has(key)) found.push(follow(sides, key));
  }
  return found;
}

function start(square: Square, way: number): Corner {
  const x = column(square);
  const y = row(square);
  return { x: x + (way === 1 || way === 2 ? 1 : 0), y: y + (way === 2 || way === 3 ? 1 : 0) };
}

function follow(sides: Map<string, number>, first: string): Corner[] {
  const [x0, y0, w0] = first.split(',').map(Number) as [number, number, number];
  let [x, y, way] = [x0, y0, w0];
  const corners: Corner[] = [];
  do {
    sides.delete(`${x},${y},${way}`);
    x += STEPS[way]!.x;
    y += STEPS[way]!.y;
    // Where two squares touch only at a corner, turning right stays with the current square.
    const next = [(way + 1) % 4, way, (way + 3) % 4].find(
      (w) => sides.has(`${x},${y},${w}`) || (x === x0 && y === y0 && w === w0),
    );
    if (next === undefined) throw new Error('an open boundary');
    if (next !== way) corners.push({ x, y });
    way = next;
  } while (!(x === x0 && y === y0 && way === w0));
  return corners;
}

/** The path data of the outline of a set of squares. */
export function outline(squares: readonly Square[], style: OutlineStyle = {}): string {
  return loops(squares)
    .map((corners) => draw(corners, style))
    .join('');
}

function draw(corners: Corner[], style: OutlineStyle): string {
  const { inset = 1.6, radius = 8, wobble = 1, gap } = style;
  const points = corners.map((corner, index) => moved(corners, corner, index, inset));
  const count = points.length;
  const at = gap ? gapSide(points, gap) : -1;
  const from = at < 0 ? 0 : at;
  let path = '';
  for (let step = 0; step < count; step++) {
    const index = (from + step) % count;
    const a = points[index]!;
    const b = points[(index + 1) % count]!;
    const c = points[(index + 2) % count]!;
    const begin = towards(a, b, radius);
    const end = towards(b, a, radius);
    const bend = towards(b, c, radius);
    if (step === 0) path += at < 0 ? move(begin) : move({ x: gap!.x - gap!.half, y: a.y });
    const mid = wavered(a, b, wobble);
    path += at >= 0 && step === 0 ? `L${text(end)}` : `Q${text(mid)} ${text(end)}`;
    path += `Q${text(b)} ${text(bend)}`;
  }
  return path + (at < 0 ? 'Z' : `L${text({ x: gap!.x + gap!.half, y: points[from]!.y })}`);
}

function gapSide(points: Corner[], gap: { x: number; y: number }): number {
  return points.findIndex((a, index) => {
    const b = points[(index + 1) % points.length]!;
    return a.y === b.y && a.x > gap.x && b.x < gap.x && Math.abs(a.y - gap.y) < SIDE / 2;
  });
}

function moved(corners: Corner[], corner: Corner, index: number, inset: number): Corner {
  const count = corners.length;
  const into = unit(corners[(index + count - 1) % count]!, corner);
  const out = unit(corner, corners[(index + 1) % count]!);
  return {
    x: corner.x * SIDE + inset * (-into.y - out.y),
    y: corner.y * SIDE + inset * (into.x + out.x),
  };
}

function unit(a: Corner, b: Corner): Corner {
  return { x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) };
}

function towards(a: Corner, b: Corner, length: number): Corner {
  const way = unit(a, b);
  return { x: a.x + way.x * length, y: a.y + way.y * length };
}

function wavered(a: Corner, b: Corner, wobble: number): Corner {
  const away =
    wobble * (2 * grain(Math.round(a.x * 7 + b.x * 3), Math.round(a.y * 5 + b.y * 11)) - 1);
  return a.y === b.y
    ? { x: (a.x + b.x) / 2, y: a.y + away }
    : { x: a.x + away, y: (a.y + b.y) / 2 };
}

/** A hash of two whole numbers, uniform from 0 to below 1. */
export function grain(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ 0xc2b2ae35, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const text = ({ x, y }: Corner): string => `${round(x)} ${round(y)}`;
const move = (point: Corner): string => `M${text(point)}`;

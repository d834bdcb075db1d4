// Where pagodas are drawn: on the square nearest to the middle of the province, preferably one with the
// square above it in the province too, and not on the newest tile. A pagoda keeps its square while its
// province grows.

import { MAJOR, SIDE, column, row, SIZE, squareAt } from '../view';
import type { Land, Square } from '../view';
import type { Seat } from '../../../protocol';

export interface Standing {
  /** Place and owner: the same pagoda has the same key in successive positions. */
  key: string;
  seat: Seat;
  double: boolean;
  /** In a village, drawn smaller. */
  village: boolean;
  /** The square it stands on (a village's first). */
  square: Square;
  /** The middle of its base. */
  x: number;
  y: number;
}

export function standing(
  land: Land,
  newest: readonly Square[] = [],
  before: readonly Standing[] = [],
): Standing[] {
  const all: Standing[] = [];
  for (const field of land.fields) {
    if (field.owner === 0) continue;
    const double = field.squares.length >= MAJOR;
    const own = before.filter(
      (p) => !p.village && p.seat === field.owner && field.squares.includes(p.square),
    );
    const same = own.filter((p) => p.double === double);
    // A double pagoda in the first row would extend beyond the board.
    const stay = (same.length > 0 ? same : own.filter((p) => !double || row(p.square) > 0)).map(
      (p) => p.square,
    );
    const square = seat(field.squares, newest, double, stay);
    all.push({
      key: `${name(square)}-${field.owner}-${double ? 2 : 1}`,
      seat: field.owner,
      double,
      village: false,
      square,
      x: column(square) * SIDE + SIDE / 2,
      y: row(square) * SIDE + 42,
    });
  }
  for (const village of land.villages) {
    if (village.owner === 0) continue;
    const { x, y } = heart(village.squares);
    const square = village.squares[0]!;
    all.push({
      key: `${name(square)}-${village.owner}-v`,
      seat: village.owner,
      double: false,
      village: true,
      square,
      x,
      y: y + 13,
    });
  }
  return all.sort((a, b) => a.y - b.y || a.x - b.x);
}

const name = (square: Square): string => `${column(square)}.${row(square)}`;

/** The middle of a set of squares, in units of the drawing. */
export function heart(squares: readonly Square[]): { x: number; y: number } {
  const sum = (of: (square: Square) => number) => squares.reduce((s, each) => s + of(each), 0);
  return {
    x: (sum(column) / squares.length + 0.5) * SIDE,
    y: (sum(row) / squares.length + 0.5) * SIDE,
  };
}

/** The square for a pagoda; one of `stay`, if there are any. */
export function seat(
  squares: readonly Square[],
  newest: readonly Square[],
  double: boolean,
  stay: readonly Square[] = [],
): Square {
  const old = squares.filter((square) => !newest.includes(square));
  const choice = [stay, old, squares].find((some) => some.length > 0)!;
  const { x, y } = heart(squares);
  let best = choice[0]!;
  let least = Infinity;
  for (const square of choice) {
    const away = Math.hypot(column(square) + 0.5 - x / SIDE, row(square) + 0.5 - y / SIDE);
    const above = squareAt(column(square), row(square) - 1);
    const roofless = above < 0 || !squares.includes(above);
    const out = double && above < 0 ? 4 : 0;
    const cost = away + out + (roofless ? (double ? 1.2 : 0.3) : 0) + square / (SIZE * SIZE * 1000);
    if (cost < least) {
      best = square;
      least = cost;
    }
  }
  return best;
}

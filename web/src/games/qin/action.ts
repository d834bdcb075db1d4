// A placement of a tile: its notation both ways, its directions, and the place that a pointer chooses.

import { type Point, distance } from '../../board/plane';
import { SIDE, SIZE, column, name, parseSquare, row, squareAt } from './view';
import type { Colour, Square, Tile } from './view';

/** A tile on two squares; `first` precedes `second` in reading order. */
export interface Placement {
  first: { colour: Colour; square: Square };
  second: { colour: Colour; square: Square };
}

/** A tile's direction, in quarter turns clockwise: 0 first colour left, 1 first colour above, 2 first colour
 * right, 3 first colour below. */
export type Direction = 0 | 1 | 2 | 3;

/** Parses `Yf7Rf8`; null for anything else (`pass`, a draw). */
export function parse(action: string): Placement | null {
  const match = /^([RYB])([a-m]\d{1,2})([RYB])([a-m]\d{1,2})$/.exec(action);
  if (!match) return null;
  const first = parseSquare(match[2]!);
  const second = parseSquare(match[4]!);
  if (first < 0 || second < 0) return null;
  return {
    first: { colour: match[1] as Colour, square: first },
    second: { colour: match[3] as Colour, square: second },
  };
}

export function format({ first, second }: Placement): string {
  return first.colour + name(first.square) + second.colour + name(second.square);
}

export const squaresOf = (placement: Placement): [Square, Square] => [
  placement.first.square,
  placement.second.square,
];

const SPELLED: Tile[] = ['RR', 'YY', 'BB', 'RY', 'RB', 'YB'];

/** The placed tile, spelled as in a hand. */
export function tileOf({ first, second }: Placement): Tile {
  const one = first.colour + second.colour;
  return SPELLED.includes(one) ? one : second.colour + first.colour;
}

export const level = (direction: Direction): boolean => direction % 2 === 0;

export function turned(direction: Direction, quarters: number): Direction {
  return ((((direction + quarters) % 4) + 4) % 4) as Direction;
}

/** The direction of a placement; 0 or 1 for a tile of one colour. */
export function directionOf(placement: Placement): Direction {
  const flat = row(placement.first.square) === row(placement.second.square);
  const spelled = placement.first.colour === tileOf(placement)[0];
  return flat ? (spelled ? 0 : 2) : spelled ? 1 : 3;
}

/** The placement with the tile's left or upper half on a square; null if the other half is off the board. */
export function place(tile: Tile, direction: Direction, start: Square): Placement | null {
  const end = level(direction)
    ? squareAt(column(start) + 1, row(start))
    : squareAt(column(start), row(start) + 1);
  if (start < 0 || end < 0) return null;
  const [one, two] = direction < 2 ? [tile[0], tile[1]] : [tile[1], tile[0]];
  return {
    first: { colour: one as Colour, square: start },
    second: { colour: two as Colour, square: end },
  };
}

/** The middle of the two squares. */
export function middle({ first, second }: Placement): Point {
  return {
    x: ((column(first.square) + column(second.square) + 1) * SIDE) / 2,
    y: ((row(first.square) + row(second.square) + 1) * SIDE) / 2,
  };
}

export function squareUnder({ x, y }: Point): Square {
  return squareAt(Math.floor(x / SIDE), Math.floor(y / SIDE));
}

/** The placements among legal actions, by tile. */
export function byTile(legal: readonly string[]): Map<Tile, Placement[]> {
  const all = new Map<Tile, Placement[]>();
  for (const placement of legal.map(parse)) {
    if (!placement) continue;
    const tile = tileOf(placement);
    const some = all.get(tile);
    if (some) some.push(placement);
    else all.set(tile, [placement]);
  }
  return all;
}

/** Those of one tile's placements that have a direction. */
export function inDirection(places: readonly Placement[], direction: Direction): Placement[] {
  return places.filter((p) =>
    p.first.colour === p.second.colour
      ? level(directionOf(p)) === level(direction)
      : directionOf(p) === direction,
  );
}

/** The placement whose middle is nearest to a point, within `reach`; null if there is none. */
export function nearest(places: Placement[], point: Point, reach: number): Placement | null {
  let best: Placement | null = null;
  let least = reach;
  for (const each of places) {
    const away = distance(middle(each), point);
    if (away <= least) {
      best = each;
      least = away;
    }
  }
  return best;
}

/** The placement that a mouse at a point chooses. Of the two that cover the square under it, the legal one;
 * if both are or neither is, the one nearer to the point. null off the board. */
export function meant(
  legal: Placement[],
  tile: Tile,
  direction: Direction,
  point: Point,
): Placement | null {
  const under = squareUnder(point);
  if (under < 0) return null;
  const before = level(direction)
    ? squareAt(column(under) - 1, row(under))
    : squareAt(column(under), row(under) - 1);
  const both = [place(tile, direction, under), place(tile, direction, before)].filter(
    (p): p is Placement => p !== null,
  );
  const texts = new Set(legal.map(format));
  const allowed = both.filter((p) => texts.has(format(p)));
  return nearest(allowed.length > 0 ? allowed : both, point, SIZE * SIDE);
}

/** Turns a placement by quarters about one of its squares: the legal placement that keeps the pivot, else one
 * that keeps the other square, else the first that is on the board. */
export function turnedAbout(
  legal: readonly string[],
  placement: Placement,
  quarters: number,
  pivot: Square,
): Placement {
  const tile = tileOf(placement);
  let direction = turned(directionOf(placement), quarters);
  if (tile[0] === tile[1]) direction = (direction % 2) as Direction;
  const other = squaresOf(placement).find((s) => s !== pivot)!;
  const candidates = [pivot, other].flatMap((square) => {
    const before = level(direction)
      ? squareAt(column(square) - 1, row(square))
      : squareAt(column(square), row(square) - 1);
    return [place(tile, direction, square), place(tile, direction, before)];
  });
  const possible = candidates.filter((p): p is Placement => p !== null);
  return possible.find((p) => legal.includes(format(p))) ?? possible[0] ?? placement;
}

/** The next (`by` 1) or previous (-1) of a tile's placements in reading order, from the ghost if it is one of
 * them, else from a square; wraps around. null if there is none. */
export function following(
  places: readonly Placement[],
  ghost: Placement | null,
  from: Square,
  by: 1 | -1,
): Placement | null {
  if (places.length === 0) return null;
  const all = [...places].sort(
    (a, b) =>
      a.first.square - b.first.square ||
      a.second.square - b.second.square ||
      directionOf(a) - directionOf(b),
  );
  const here = ghost ? all.findIndex((p) => format(p) === format(ghost)) : -1;
  const later = all.findIndex((p) => p.first.square >= from);
  const next = here >= 0 ? here + by : (later < 0 ? all.length : later) - (by > 0 ? 0 : 1);
  return all[(next + all.length) % all.length]!;
}

// The view of a game of Qin as the server sends it, and its geometry: squares, fields, villages. No rules:
// the server says what is legal and what it does.

import type { Seat } from '../../protocol';

export type Colour = 'R' | 'Y' | 'B';
/** `RY`: the same spelling in either direction. */
export type Tile = string;

export interface ProvinceShown {
  at: string;
  colour: Colour;
  owner: Seat;
  squares: number;
}

export interface QinView {
  game: 'qin';
  phase: 'draw' | 'place' | 'over';
  board: string[];
  provinces: ProvinceShown[];
  villages: { at: string; owner: Seat }[];
  /** The viewer's own tiles, or the number of another seat's. */
  hands: (Tile[] | number)[];
  bag: number | Record<Tile, number>;
  supply: number[];
  turn: Seat;
  winners: Seat[];
}

/** The board is SIZE × SIZE squares; a square's number is row × SIZE + column. */
export const SIZE = 13;
/** A province of this many squares is major, and has a second pagoda; the view says which squares. */
export const MAJOR = 5;
/** The side of a square in units of the drawing. */
export const SIDE = 50;

export type Square = number;

export function asView(view: unknown): QinView {
  return view as QinView;
}

export const column = (square: Square): number => square % SIZE;
export const row = (square: Square): number => Math.floor(square / SIZE);

/** `a1` is the leftmost square of the top row. */
export function name(square: Square): string {
  return `${String.fromCharCode(97 + column(square))}${row(square) + 1}`;
}

/** The square with a name, or -1 for any other text. */
export function parseSquare(text: string): Square {
  const match = /^([a-m])([1-9]|1[0-3])$/.exec(text);
  return match ? (Number(match[2]) - 1) * SIZE + match[1]!.charCodeAt(0) - 97 : -1;
}

/** The square at a column and a row, or -1 off the board. */
export function squareAt(x: number, y: number): Square {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE ? y * SIZE + x : -1;
}

/** Above, right, below, left; -1 off the board. */
export function neighbours(square: Square): Square[] {
  const x = column(square);
  const y = row(square);
  return [squareAt(x, y - 1), squareAt(x + 1, y), squareAt(x, y + 1), squareAt(x - 1, y)];
}

export function ground(view: QinView, square: Square): string {
  return view.board[row(square)]?.[column(square)] ?? ' ';
}

/** A connected set of squares of one colour; a province if it has an owner. */
export interface Field {
  /** The name of its first square in reading order. */
  at: string;
  colour: Colour;
  squares: Square[];
  /** 0 for a single square. */
  owner: Seat;
}

export interface Village {
  at: string;
  squares: Square[];
  owner: Seat;
}

export interface Pond {
  at: string;
  squares: Square[];
}

/** Everything that the board draws, computed from a view once. */
export interface Land {
  fields: Field[];
  villages: Village[];
  ponds: Pond[];
}

export function land(view: QinView): Land {
  const owners = new Map(view.provinces.map((province) => [province.at, province.owner]));
  const lords = new Map(view.villages.map((village) => [village.at, village.owner]));
  const all: Land = { fields: [], villages: [], ponds: [] };
  for (const { kind, squares } of components(view)) {
    const at = name(squares[0]!);
    if (kind === 'o') all.villages.push({ at, squares, owner: lords.get(at) ?? 0 });
    else if (kind === '~') all.ponds.push({ at, squares });
    else all.fields.push({ at, colour: kind as Colour, squares, owner: owners.get(at) ?? 0 });
  }
  return all;
}

/** The connected sets of squares other than steppe, each in reading order, sorted by first square. */
function components(view: QinView): { kind: string; squares: Square[] }[] {
  const seen = new Set<Square>();
  const sets: { kind: string; squares: Square[] }[] = [];
  for (let start = 0; start < SIZE * SIZE; start++) {
    const kind = ground(view, start);
    if (kind === '.' || kind === ' ' || seen.has(start)) continue;
    const squares = [start];
    seen.add(start);
    for (let next = 0; next < squares.length; next++) {
      for (const neighbour of neighbours(squares[next]!)) {
        if (neighbour >= 0 && !seen.has(neighbour) && ground(view, neighbour) === kind) {
          seen.add(neighbour);
          squares.push(neighbour);
        }
      }
    }
    sets.push({ kind, squares: squares.sort((a, b) => a - b) });
  }
  return sets;
}

/** What is pointed at with a square: the square, and the village that it is part of; [] off the board. */
export function placesAt(square: Square, { villages }: Land): string[] {
  if (square < 0) return [];
  const village = villages.find(({ squares }) => squares.includes(square));
  return (village?.squares ?? [square]).map(name);
}

/** The viewer's tiles; [] if the view does not show them. */
export function handOf(view: QinView, seat: Seat): Tile[] {
  const hand = view.hands[seat - 1];
  return Array.isArray(hand) ? hand : [];
}

export function bagSize(view: QinView): number {
  return typeof view.bag === 'number'
    ? view.bag
    : Object.values(view.bag).reduce((sum, count) => sum + count, 0);
}

/** The same land, but reusing the objects of `before` that are unchanged, so that only changes are redrawn.
 * */
export function unchanged(now: Land, before: Land | null): Land {
  const keep = <T extends Field | Village | Pond>(some: T[], old: T[] = []): T[] => {
    const known = new Map(old.map((each) => [JSON.stringify(each), each]));
    return some.map((each) => known.get(JSON.stringify(each)) ?? each);
  };
  return {
    fields: keep(now.fields, before?.fields),
    villages: keep(now.villages, before?.villages),
    ponds: keep(now.ponds, before?.ponds),
  };
}

// The view of a game of Contrées as the server sends it, and the notation of its actions. No rules: the legal
// actions come with the table.

import type { Seat } from '../../protocol';

export type Phase = 'tiles' | 'forbid' | 'towers' | 'over';

/** A place for a contrée in axial coordinates: the centre is at x = √3·(q + r/2), y = 3/2·r. */
export interface Place {
  q: number;
  r: number;
}

/** The view as specified in docs/rules/contrees.md; nothing is hidden. */
export interface Position {
  phase: Phase;
  /** In the order in which they were laid. */
  tiles: [q: number, r: number][];
  /** Corner: seat. */
  towers: Record<string, Seat>;
  /** Tower turns spent by each seat. */
  turns: [number, number];
  /** Enemy towers destroyed by each seat. */
  destroyed: [number, number];
  /** Contrée: seat; controlled ones only. */
  control: Record<string, Seat>;
  /** Corners closed to the seat to move. */
  banned: string[];
  /** The corner where seat 1 may not raise its first tower. */
  forbidden: string | null;
  /** The seat to move, 0 when over. */
  turn: Seat;
  /** Contrées still to lay in this turn. */
  left: number;
  winners: Seat[];
}

export function position(view: unknown): Position {
  return view as Position;
}

/** The number of tower turns of each seat. */
export const TURNS = 24;

/** Controlling this many contrées wins at once. */
export const ENOUGH = 9;

export type Action =
  | { kind: 'tile'; place: Place }
  | { kind: 'tower'; corner: string }
  | { kind: 'forbid'; corner: string }
  | { kind: 'pass' }
  | { kind: 'other' };

const TILE = /^tile (-?\d+),(-?\d+)$/;
const CORNER = /^(forbid )?([A-X][1-6])$/;

export function parseAction(action: string): Action {
  if (action === 'pass') return { kind: 'pass' };
  const tile = TILE.exec(action);
  if (tile) return { kind: 'tile', place: { q: Number(tile[1]), r: Number(tile[2]) } };
  const corner = CORNER.exec(action);
  if (corner) return { kind: corner[1] ? 'forbid' : 'tower', corner: corner[2]! };
  return { kind: 'other' };
}

export function tileAction({ q, r }: Place): string {
  return `tile ${q},${r}`;
}

/** The action that chooses a corner in this phase. */
export function cornerAction(corner: string, phase: Phase): string {
  return phase === 'forbid' ? `forbid ${corner}` : corner;
}

/** The contrées laid in the last turn of the setup, as actions: one or two. */
export function lastTiles({ tiles }: Position): string[] {
  const count = tiles.length === 0 ? 0 : 2 - (tiles.length % 2);
  return tiles.slice(tiles.length - count).map(([q, r]) => tileAction({ q, r }));
}

/** How many contrées a seat has laid: the seats alternate, two a turn. */
export function laidBy({ tiles }: Position, seat: Seat): number {
  return tiles.filter((_, index) => (Math.floor(index / 2) % 2) + 1 === seat).length;
}

/** The contrées that a seat controls. */
export function held(position: Position, seat: Seat): string[] {
  return Object.keys(position.control)
    .filter((letter) => position.control[letter] === seat)
    .sort();
}

/** Corners without a tower that are closed to the seat to move. */
export function closed(position: Position): string[] {
  const { banned, forbidden, phase } = position;
  return phase === 'towers' && forbidden !== null ? [...banned, forbidden] : banned;
}

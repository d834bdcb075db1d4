// The differences between two positions: of a preview, or of a move.

import type { Seat } from '../../../protocol';
import type { Position } from '../view';

export interface Change<What> {
  what: What;
  seat: Seat;
}

export interface Changes {
  /** Contrées laid, as `q,r`. */
  laid: string[];
  raised: Change<string>[];
  fallen: Change<string>[];
  won: Change<string>[];
  lost: Change<string>[];
}

export const NOTHING: Changes = { laid: [], raised: [], fallen: [], won: [], lost: [] };

export function changes(before: Position, after: Position): Changes {
  const there = new Set(before.tiles.map(String));
  return {
    laid: after.tiles.map(String).filter((tile) => !there.has(tile)),
    raised: missing(after.towers, before.towers),
    fallen: missing(before.towers, after.towers),
    won: missing(after.control, before.control),
    lost: missing(before.control, after.control),
  };
}

/** Entries of `some` that `other` lacks or has for another seat. */
function missing(some: Record<string, Seat>, other: Record<string, Seat>): Change<string>[] {
  return Object.entries(some)
    .filter(([what, seat]) => other[what] !== seat)
    .map(([what, seat]) => ({ what, seat }));
}

export function isNothing(change: Changes): boolean {
  return Object.values(change).every((list: unknown[]) => list.length === 0);
}

/** Whether two positions look the same. */
export function same(before: Position, after: Position): boolean {
  return (
    before.phase === after.phase &&
    before.tiles.length === after.tiles.length &&
    isNothing(changes(before, after))
  );
}

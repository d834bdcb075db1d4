// A group of towers as it is seen on the board: those of one colour that edges connect, and the free corners
// beside them.

import type { Seat } from '../../../protocol';
import type { Territory } from '../board/territory';

export interface Group {
  towers: string[];
  free: string[];
}

/** The corners that an edge joins to a corner. */
function beside(corner: string, { contrees }: Territory): string[] {
  const found = new Set<string>();
  for (const { corners } of contrees) {
    const k = corners.indexOf(corner);
    if (k < 0) continue;
    found.add(corners[(k + 1) % corners.length]!);
    found.add(corners.at(k - 1)!);
  }
  return [...found];
}

/** The group of the tower on a corner. */
export function groupOf(corner: string, towers: Record<string, Seat>, land: Territory): Group {
  const own = new Set([corner]);
  const free = new Set<string>();
  for (const each of own) {
    for (const next of beside(each, land)) {
      if (towers[next] === undefined) free.add(next);
      else if (towers[next] === towers[corner]) own.add(next);
    }
  }
  return { towers: [...own], free: [...free] };
}

// Where the floors and covers of a site are drawn within its strip: what explains them is found by pointing.

import { around, boxOf } from './build';
import type { Plan } from './fit';
import { middleOf } from './fit';
import { n1 } from './projection';
import type { Part } from './building/parts';
import type { Site } from '../view';

export interface Zone {
  /** `cover` is a tile or a roof. */
  kind: 'floor' | 'cover';
  /** From 1. */
  floor: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** In pixels from the upper left corner of the strip. Covers come last, above the feet of the columns that stand
 * on them. */
export function zonesOf(plan: Plan, site: Site): Zone[] {
  const x = plan.pitch / 2;
  const { y } = middleOf(plan, site.number);
  const zone = (kind: Zone['kind'], parts: Part[]): Zone => {
    const { floor } = parts[0]!;
    const box = around(parts.map((part) => boxOf(plan.size, part, site.floors[floor - 1]!)));
    const [left, right] = [Math.max(x + box.left, 0), Math.min(x + box.right, plan.pitch)];
    const [width, height] = [n1(right - left), n1(box.bottom - box.top)];
    return { kind, floor, left: n1(left), top: n1(y + box.top), width, height };
  };
  const part = (floor: number, column: number): Part => ({ site: site.number, floor, column });
  const floors = site.floors.map(({ columns }, k) =>
    zone(
      'floor',
      Array.from({ length: columns }, (_, column) => part(k + 1, column + 1)),
    ),
  );
  const covers = site.floors.flatMap(({ cover }, k) =>
    cover ? [zone('cover', [part(k + 1, 0)])] : [],
  );
  return [...floors, ...covers];
}

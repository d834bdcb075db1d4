import { expect, it } from 'vitest';
import { planOf } from './fit';
import { zonesOf } from './zones';
import { siteOf } from '../view';

it.each([820, 390])(
  'floors and covers lie within their strip, one above the other, at %i',
  (width) => {
    const sites = Array.from({ length: 6 }, (_, k) =>
      siteOf(['R4', '=RV', 'V4', '=VB', 'B2'], k + 1, false),
    );
    const plan = planOf({ width, height: 560, em: 16 }, 4, sites);
    for (const site of sites) {
      const zones = zonesOf(plan, site);
      expect(zones.map(({ kind, floor }) => `${kind}${floor}`)).toEqual([
        'floor1',
        'floor2',
        'floor3',
        'cover1',
        'cover2',
      ]);
      for (const { left, top, width: wide, height } of zones) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + wide).toBeLessThanOrEqual(plan.pitch + 0.1);
        expect(top).toBeGreaterThan(0);
        expect(top + height).toBeLessThan(plan.height);
      }
      const tops = zones.slice(0, 3).map(({ top }) => top);
      expect(tops).toEqual([...tops].sort((a, b) => b - a));
    }
  },
);

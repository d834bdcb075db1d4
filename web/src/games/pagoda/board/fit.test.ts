import { describe, expect, it } from 'vitest';
import { boxOf, heightOf, markAt } from './build';
import { middleOf, planOf } from './fit';
import { FULL, QUICK } from '../interaction/next';
import { partsOf } from './building/parts';
import { SKY } from './scene';
import { siteOf } from '../view';

const WHOLE = ['B4', '=BR', 'R4', '=RY', 'Y4', '=YG', 'G4', '^GR'];
const SHORT = ['B4', '=BR', 'R4', '=RY', 'Y4', '^YG'];
const BOXES = [
  [824, 566, 16],
  [1040, 660, 16],
  [374, 450, 16],
  [348, 400, 16],
  [600, 450, 16],
  [374, 810, 32],
].map(([width, height, em]) => ({ width: width!, height: height!, em: em! }));

describe('six sites in a box', () => {
  for (const length of [FULL, QUICK]) {
    const site = siteOf(length === FULL ? WHOLE : SHORT, 6, true);
    const sites = [1, 2, 3, 4, 5, 6].map((number) => ({ ...site, number }));
    for (const box of BOXES) {
      const plan = planOf(box, length.floors, sites);
      const name = `${box.width} × ${box.height}, text of ${box.em}, ${length.floors} floors`;

      it(`${name}: a whole pagoda stands within it, below the sky that is kept free`, () => {
        const high = heightOf(plan.size, length.floors);
        expect(plan.ground - high).toBeGreaterThanOrEqual(plan.narrow ? SKY * box.em - 1 : 40);
        expect(plan.tops[5]).toBeCloseTo(plan.ground - high);
        expect(plan.size.column).toBeGreaterThan(plan.size.half);
      });

      it(`${name}: every part and its number stays in its strip`, () => {
        const reach = plan.pitch / 2;
        for (const part of partsOf(site)) {
          const around = boxOf(plan.size, part, site.floors[part.floor - 1]!);
          expect(around.left).toBeGreaterThan(-reach - 1);
          expect(around.right).toBeLessThan(reach + 2);
          const mark = markAt(plan.size, part, plan.mark);
          expect(mark.x).toBeGreaterThan(-reach - 8);
          expect(mark.x + plan.mark).toBeLessThan(reach + 8);
        }
        expect(middleOf(plan, 6).x + reach).toBeLessThan(box.width + 0.01);
      });
    }
  }

  it('in a small picture, columns are as high as the highest site allows', () => {
    const small = { width: 304, height: 240, em: 16 };
    const low = siteOf(['B2'], 1, false);
    const first = planOf(small, 4, [low]);
    const last = planOf(small, 4, [siteOf(WHOLE, 1, true)]);
    expect(first.size.column).toBeGreaterThan(1.3 * last.size.column);
  });

  it('strips are at least 58 pixels wide on a screen of 360', () => {
    const plan = planOf({ width: 348, height: 400, em: 16 }, 4, []);
    expect(plan.pitch).toBeGreaterThanOrEqual(58);
  });
});

import { describe, expect, it } from 'vitest';
import { parse } from './action';
import { positions } from './testing/golden';
import { full, FULL, lengthOf, nextOf, QUICK } from './interaction/next';
import { handOf, handSize, pileSize, siteOf, sitesOf, slotsOf } from './view';

describe('the sites of a view', () => {
  it('hold every part, each floor in the slots of the tile below', () => {
    for (const { view } of positions()) {
      const sites = sitesOf(view);
      expect(sites).toHaveLength(6);
      for (const { number, floors } of sites) {
        const parts = floors.flatMap(({ colour, columns, cover }) => [
          `${colour}${columns}`,
          ...(cover ? [`${cover.roof ? '^' : '='}${cover.tile}`] : []),
        ]);
        expect(parts).toEqual(view.sites[number - 1]);
        for (const [k, floor] of floors.entries()) {
          if (k > 0) expect(slotsOf(floors[k - 1]!.cover!.tile)).toBe(floor.colour);
        }
      }
    }
  });

  it('take what the legal actions build', () => {
    for (const { view, legal } of positions()) {
      const sites = sitesOf(view);
      for (const action of legal.map(parse)) {
        if (!('site' in action)) continue;
        const next = nextOf(sites[action.site - 1]!, FULL);
        expect(next.kind).toBe(action.kind);
        if (next.kind === 'complete') continue;
        const colour = action.kind === 'column' ? action.colour : action.tile[0];
        if (next.colour !== '') expect(next.colour).toBe(colour);
      }
    }
  });

  it('say what they score', () => {
    const next = (parts: string[], length = FULL) => nextOf(siteOf(parts, 1, false), length);
    expect(next([])).toEqual({ kind: 'column', colour: '', floor: 1, points: 1 });
    expect(next(['R4', '=RV', 'V2'])).toMatchObject({ kind: 'column', colour: 'V', points: 2 });
    expect(next(['R4', '=RV'])).toMatchObject({ kind: 'column', colour: 'V', points: 2 });
    expect(next(['R4'])).toMatchObject({ kind: 'tile', colour: 'R', points: 1 });
    const three = ['R4', '=RV', 'V4', '=VB', 'B4'];
    expect(next(three)).toMatchObject({ kind: 'tile', floor: 3, points: 1 });
    expect(next(three, QUICK)).toMatchObject({ kind: 'roof', floor: 3, points: 5 });
    expect(next([...three, '=BY', 'Y4'])).toMatchObject({ kind: 'roof', floor: 4, points: 6 });
    expect(nextOf(siteOf(['R4'], 1, true), FULL)).toEqual({ kind: 'complete' });
    expect(full({ colour: 'R', columns: 3, cover: null })).toBe(false);
    expect([lengthOf({ length: 'quick' }), lengthOf({})]).toEqual([QUICK, FULL]);
  });

  it('hands are shown to their seat alone', () => {
    const spectator = positions(0)[299]!.view;
    const seat = positions(1)[299]!.view;
    expect([handOf(spectator, 1), handOf(seat, 1), handOf(seat, 2)]).toEqual(['', 'YY', '']);
    expect([handSize(seat, 1), handSize(seat, 2), pileSize(seat)]).toEqual([2, 4, 19]);
  });
});

import { describe, expect, it } from 'vitest';
import { isBuild, parse } from '../../action';
import { positions, recorded } from '../../testing/golden';
import { keyOf, partBuilt, partsNew, partsOf, sitesAfter } from './parts';
import { rising } from '../scene';
import { siteOf, sitesOf } from '../../view';

const played = recorded();

describe('the parts of the pagodas', () => {
  it('come one by one, as they were played', () => {
    const games = positions().map(({ view }) => sitesOf(view));
    let built = 0;
    for (const [ply, sites] of games.slice(0, -1).entries()) {
      const action = parse(played[ply]!);
      const after = games[ply + 1]!;
      const come = partsNew(sites, after);
      expect(come).toEqual(isBuild(action) ? [partBuilt(sites, action)] : []);
      if (!isBuild(action)) continue;
      built++;
      const made = sitesAfter(sites, action);
      expect(made.map(({ floors }) => floors)).toEqual(after.map(({ floors }) => floors));
    }
    expect(built).toBeGreaterThan(60);
  });

  it('have names of their own', () => {
    const site = siteOf(['R4', '=RV', 'V2'], 3, false);
    expect(partsOf(site).map(keyOf)).toEqual([
      '3/1/1',
      '3/1/2',
      '3/1/3',
      '3/1/4',
      '3/1/0',
      '3/2/1',
      '3/2/2',
    ]);
  });

  it('rise one after another, a turn within nine tenths of a second', () => {
    expect(rising(0)).toEqual({ starts: [], end: 0 });
    expect(rising(1)).toEqual({ starts: [0], end: 200 });
    expect(rising(3)).toEqual({ starts: [0, 200, 400], end: 600 });
    expect(rising(9).end).toBe(900);
  });
});

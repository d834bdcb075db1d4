// The parts that the six pagodas are made of, each with a name of its own: what a step of a turn has
// built, what would come, what rises.

import type { Build } from '../action';
import { full } from '../interaction/next';
import type { Site, SiteNumber } from '../view';

export interface Part {
  site: SiteNumber;
  /** From 1. */
  floor: number;
  /** 1 to 4: the floor's columns in the order in which they stand; 0: what covers the floor. */
  column: number;
}

export function keyOf(part: Part): string {
  return `${part.site}/${part.floor}/${part.column}`;
}

/** All parts of a site, from the ground up. */
export function partsOf(site: Site): Part[] {
  return site.floors.flatMap((floor, k) => {
    const columns = Array.from({ length: floor.columns }, (_, column) => column + 1);
    return [...columns, ...(floor.cover ? [0] : [])].map((column) => ({
      site: site.number,
      floor: k + 1,
      column,
    }));
  });
}

/** What stands after and did not before, from the ground up, site by site. */
export function partsNew(before: readonly Site[], after: readonly Site[]): Part[] {
  const known = new Set(before.flatMap(partsOf).map(keyOf));
  return after.flatMap(partsOf).filter((part) => !known.has(keyOf(part)));
}

/** The part that an action would add to the sites as they stand. */
export function partBuilt(sites: readonly Site[], action: Build): Part {
  const floors = sites[action.site - 1]!.floors;
  const top = floors.at(-1);
  if (action.kind !== 'column') return { site: action.site, floor: floors.length, column: 0 };
  return top && !full(top)
    ? { site: action.site, floor: floors.length, column: top.columns + 1 }
    : { site: action.site, floor: floors.length + 1, column: 1 };
}

/** The sites as an action would leave them. */
export function sitesAfter(sites: readonly Site[], action: Build): Site[] {
  const part = partBuilt(sites, action);
  return sites.map((site) => {
    if (site.number !== action.site) return site;
    const floors = site.floors.map((floor) => ({ ...floor }));
    if (action.kind !== 'column') {
      floors.at(-1)!.cover = { tile: action.tile, roof: action.kind === 'roof' };
    } else if (part.floor > floors.length) {
      floors.push({ colour: action.colour, columns: 1, cover: null });
    } else floors.at(-1)!.columns++;
    return { ...site, floors };
  });
}

// The parts of the six pagodas, each with a key: built by a step of a turn, proposed, or being animated.

import type { Build } from '../../action';
import { full } from '../../interaction/next';
import type { Site, SiteNumber } from '../../view';

export interface Part {
  site: SiteNumber;
  /** From 1. */
  floor: number;
  /** 1 to 4: the floor's columns in building order; 0: what covers the floor. */
  column: number;
}

export function keyOf(part: Part): string {
  return `${part.site}/${part.floor}/${part.column}`;
}

/** All parts of a site, bottom to top. */
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

/** Parts that are new in `after`, bottom to top, site by site. */
export function partsNew(before: readonly Site[], after: readonly Site[]): Part[] {
  const known = new Set(before.flatMap(partsOf).map(keyOf));
  return after.flatMap(partsOf).filter((part) => !known.has(keyOf(part)));
}

/** The part that an action would build. */
export function partBuilt(sites: readonly Site[], action: Build): Part {
  const floors = sites[action.site - 1]!.floors;
  const top = floors.at(-1);
  if (action.kind !== 'column') return { site: action.site, floor: floors.length, column: 0 };
  return top && !full(top)
    ? { site: action.site, floor: floors.length, column: top.columns + 1 }
    : { site: action.site, floor: floors.length + 1, column: 1 };
}

/** The sites after an action. */
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

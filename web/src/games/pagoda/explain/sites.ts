// The six sites in words: what stands there, what comes next, what it costs and scores.

import type { Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { FLOOR_COLUMNS, full, lengthOf, nextOf } from '../interaction/next';
import type { Length, Next } from '../interaction/next';
import { composerOf } from '../interaction/play.svelte';
import { builds } from '../interaction/ways';
import { backgroundOf, siteOf, slotsOf } from '../view';
import type { Floor, PagodaView, Site } from '../view';

export const lengthAt = ({ info }: Table): Length => lengthOf(info.options);
export const withAbilities = ({ info }: Table): boolean => info.options['abilities'] !== 'off';
/** The position that is drawn: with the steps of the turn that is composed. */
export const viewOf = (table: Table): PagodaView => composerOf(table).view;

/** The site of `3` or `3:2`. */
export function siteAt(which: string, table: Table): Site {
  const view = viewOf(table);
  const number = Number.parseInt(which, 10) || 1;
  return siteOf(view.sites[number - 1] ?? [], number, view.complete.includes(number));
}

/** The floor of `3:2`, if it has been begun. */
export function floorAt(which: string, table: Table): Floor | undefined {
  return siteAt(which, table).floors[floorNumber(which) - 1];
}
export const floorNumber = (which: string): number => Number(which.split(':')[1] ?? 1);

const some = (columns: number): 'one' | 'some' => (columns === 1 ? 'one' : 'some');

/** Each floor as a sentence, bottom to top. */
export function standing({ floors }: Site, words: Words): string[] {
  return floors.map(({ colour, columns, cover }, k) => {
    const floor = { floor: k + 1, colour, columns };
    if (!cover) return `${words.text(`pagoda.site.${some(columns)}`, floor)}.`;
    if (!cover.roof) return words.text('explain.site.covered', { ...floor, tile: cover.tile });
    return words.text('explain.site.roofed', { ...floor, slots: slotsOf(cover.tile) });
  });
}

/** What is built next, what it costs, scores and gains. */
export function following(which: string, table: Table, words: Words): string[] {
  const site = siteAt(which, table);
  const next = nextOf(site, lengthAt(table));
  const top = site.floors.at(-1);
  if (next.kind !== 'complete') return [priceOf(next, table, words), ...gainOf(next, table, words)];
  if (!top || top.cover?.roof) return [words.text('explain.next.complete')];
  return [words.text('explain.next.closed', { colour: top.colour })];
}

/** The same, and whether the viewer can pay for it. */
export function coming(which: string, table: Table, words: Words): string[] {
  const site = siteAt(which, table);
  const next = nextOf(site, lengthAt(table));
  const paying = next.kind === 'complete' ? [] : payable(site, next, table, words);
  return [...following(which, table, words), ...paying];
}

function priceOf(next: Exclude<Next, { kind: 'complete' }>, table: Table, words: Words): string {
  const { colour, floor, points } = next;
  if (colour === '') return words.text('explain.next.any', { points });
  const said = { colour, floor, points, left: tilesLeft(colour, table) };
  return words.text(`explain.next.${next.kind}`, said);
}

function gainOf(next: Next, table: Table, words: Words): string[] {
  if ((next.kind !== 'tile' && next.kind !== 'roof') || !withAbilities(table)) return [];
  return [words.text('explain.next.gain', { colour: next.colour })];
}

/** Whether the viewer can pay, while it is their turn. */
function payable({ number }: Site, { kind }: Next, table: Table, words: Words): string[] {
  if (!table.acting) return [];
  const composer = composerOf(table);
  if (composer.view.phase !== 'act' && composer.view.phase !== 'column') return [];
  if (builds(composer.trail.now.legal).some(({ site }) => site === number))
    return [words.text('explain.next.payable')];
  const spent = kind !== 'tile' && composer.left === 0;
  return [words.text(spent ? 'explain.next.limit' : 'explain.next.unpaid')];
}

/** How many tiles of a background are left. */
export function tilesLeft(colour: string, table: Table): number {
  return viewOf(table).supply.filter((tile) => backgroundOf(tile) === colour).length;
}

/** A floor that is pointed at. */
export function floorNow(which: string, table: Table, words: Words): string[] {
  const floor = floorAt(which, table);
  if (!floor) return [];
  const { colour, columns } = floor;
  const stands = words.text(`explain.floor.${some(columns)}`, { colour, columns });
  if (full(floor)) return [stands, words.text('explain.floor.full')];
  return [stands, words.text('explain.floor.missing', { missing: FLOOR_COLUMNS - columns })];
}

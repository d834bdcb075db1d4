// The view of a game of Pagoda as the server sends it, and the six sites read from it. No rules: the server
// says what is legal and what it does.

import type { Seat } from '../../protocol';

export type Colour = 'R' | 'G' | 'B' | 'Y' | 'V';
/** `RV`: red background, violet slots. */
export type Tile = string;
/** Cards as letters; in an action upper case from the display, lower case from the hand. */
export type Cards = string;

/** In the order shown on the page. The same letters denote the abilities of their tiles. */
export const COLOURS: readonly Colour[] = ['R', 'G', 'B', 'Y', 'V'];
/** The number of cards to which the draw fills a display and a hand. */
export const DISPLAY = 5;
export const HAND = 2;
/** How many columns a turn may build, and with the lantern. */
export const COLUMNS = 3;
export const LANTERN_COLUMNS = 4;
/** This many complete pagodas trigger the end. */
export const COMPLETE_TO_END = 3;

export interface PagodaView {
  game: 'pagoda';
  phase: 'deal' | 'act' | 'dragon' | 'column' | 'draw' | 'fan' | 'over';
  /** Bottom to top: floors (`R4`), tiles (`=RV`), the roof (`^RV`). */
  sites: string[][];
  complete: number[];
  display: Cards[];
  /** The viewer's own hand, or the size of another seat's. */
  hand: (Cards | number)[];
  pile: number | Partial<Record<Colour, number>>;
  discard: Partial<Record<Colour, number>>;
  played: Partial<Record<Colour, number>>;
  unseen?: Partial<Record<Colour, number>>;
  supply: Tile[];
  abilities: Record<Colour, number>[];
  score: number[];
  columns: number;
  /** Abilities used in this turn. */
  used: string;
  turn: Seat;
  fill: number;
  ending: boolean;
  winners: Seat[];
}

/** A site's number, from 1. */
export type SiteNumber = number;

/** A floor with at least one column, and what covers it once it is full. */
export interface Floor {
  colour: Colour;
  columns: number;
  cover: { tile: Tile; roof: boolean } | null;
}

export interface Site {
  number: SiteNumber;
  floors: Floor[];
  complete: boolean;
}

export function asView(view: unknown): PagodaView {
  return view as PagodaView;
}

export function colourOf(letter: string): Colour {
  return letter.toUpperCase() as Colour;
}

export const backgroundOf = (tile: Tile): Colour => tile[0] as Colour;
export const slotsOf = (tile: Tile): Colour => tile[1] as Colour;

/** One site from the parts of a view. */
export function siteOf(parts: readonly string[], number: SiteNumber, complete: boolean): Site {
  const floors: Floor[] = [];
  for (const part of parts) {
    const top = floors.at(-1);
    if (part[0] === '=' || part[0] === '^') {
      if (top) top.cover = { tile: part.slice(1), roof: part[0] === '^' };
    } else floors.push({ colour: part[0] as Colour, columns: Number(part[1]), cover: null });
  }
  return { number, floors, complete };
}

export function sitesOf(view: PagodaView): Site[] {
  return view.sites.map((parts, k) => siteOf(parts, k + 1, view.complete.includes(k + 1)));
}

/** The letters of a seat's hand; '' if the view does not show it. */
export function handOf(view: PagodaView, seat: Seat): Cards {
  const hand = view.hand[seat - 1];
  return typeof hand === 'string' ? hand : '';
}

/** The number of cards in a seat's hand. */
export function handSize(view: PagodaView, seat: Seat): number {
  const hand = view.hand[seat - 1] ?? 0;
  return typeof hand === 'string' ? hand.length : hand;
}

export function displayOf(view: PagodaView, seat: Seat): Cards {
  return view.display[seat - 1] ?? '';
}

export function pileSize(view: PagodaView): number {
  return typeof view.pile === 'number'
    ? view.pile
    : Object.values(view.pile).reduce((sum, count) => sum + count, 0);
}

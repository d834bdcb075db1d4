// The view of a game of Sun Tzu as the server sends it, and what the page reads from it. No rules: the server
// says what is legal and what it does.

import type { Seat } from '../../protocol';

export type Province = 'Xi' | 'Ti' | 'Qi' | 'Mo' | 'Ma';
/** In the order of the first dynasty, which is the order of all lists by province. */
export const PROVINCES: readonly Province[] = ['Xi', 'Ti', 'Qi', 'Mo', 'Ma'];

export type Card =
  '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '-1' | '+1' | '+2' | '+3' | 'P';
/** In the order of all lists of cards. */
export const CARDS: readonly Card[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '-1',
  '+1',
  '+2',
  '+3',
  'P',
];
/** A card laid, or `?` if hidden from the viewer. */
export type Laid = Card | '?';

export type WarlordName =
  'reinforce' | 'remove' | 'feint' | 'march' | 'head-start' | 'second-six' | 'scourge';
/** By seat: the four from which it chooses. */
export const WARLORDS: Readonly<Record<number, readonly WarlordName[]>> = {
  1: ['reinforce', 'remove', 'feint', 'march'],
  2: ['remove', 'head-start', 'second-six', 'scourge'],
};

export type Phase =
  | 'tiles'
  | 'deal'
  | 'choose'
  | 'orders'
  | 'order'
  | 'window'
  | 'feint'
  | 'source'
  | 'scourge'
  | 'draw'
  | 'keep'
  | 'over';
export type Counts = Partial<Record<Card, number>>;

export interface SunTzuView {
  game: 'sun-tzu';
  phase: Phase;
  /** 1 to 9. */
  dynasty: number;
  /** `1-2-4`, in province order, as far as drawn. */
  tiles: string[];
  /** −10 to +10, positive toward seat 1. */
  pawn: number;
  /** In province order: positive for seat 1, negative for seat 2. */
  armies: number[];
  /** By seat, then province. */
  marks: [number[], number[]];
  reserve: [number, number];
  aside: [number, number];
  lost: [number, number];
  /** The viewer's own cards, or the number of the other seat's. */
  hand: [Card[] | number, Card[] | number];
  deck: [Counts | number, Counts | number];
  under: [Card[], Card[]];
  drawn: [Card[] | number, Card[] | number];
  /** Laid in this dynasty, in province order. */
  orders: [Laid[], Laid[]];
  reveal: Province[];
  /** How many provinces of this dynasty are resolved or being resolved. */
  revealed: number;
  /** At `source`: what for, and how many armies are still owed for it; otherwise []. */
  owed: [] | ['mark' | 'cost' | 'place', number];
  feinted: boolean;
  chooser: Seat;
  one: [boolean, boolean];
  warlord: [WarlordName | null, WarlordName | null];
  spent: [boolean, boolean];
  turn: Seat[];
  winners: Seat[];
  /** Cards of the other seat that the viewer cannot see; for a spectator, of both. */
  unseen: Counts | [Counts, Counts];
}

export function asView(view: unknown): SunTzuView {
  return view as SunTzuView;
}

export const indexOf = (province: Province): number => PROVINCES.indexOf(province);

export function isProvince(text: string): text is Province {
  return (PROVINCES as readonly string[]).includes(text);
}

export function isCard(text: string): text is Card {
  return (CARDS as readonly string[]).includes(text);
}

/** Whether a card returns to the hand after the dynasty. */
export const permanent = (card: Card): boolean => CARDS.indexOf(card) < 6;

/** A card's face: a true minus sign, nothing for the plague, which is drawn. */
export const face = (card: Card): string => (card === '-1' ? '−1' : card);

export const other = (seat: Seat): Seat => 3 - seat;

/** The viewer's cards; [] if the view does not show them. */
export function handOf(view: SunTzuView, seat: Seat): Card[] {
  const hand = view.hand[seat - 1];
  return Array.isArray(hand) ? hand : [];
}

export function handSize(view: SunTzuView, seat: Seat): number {
  const hand = view.hand[seat - 1];
  return Array.isArray(hand) ? hand.length : (hand ?? 0);
}

/** The cards just drawn, of which some will be kept; [] if the view does not show them. */
export function drawnBy(view: SunTzuView, seat: Seat): Card[] {
  const drawn = view.drawn[seat - 1];
  return Array.isArray(drawn) ? drawn : [];
}

export function deckSize(view: SunTzuView, seat: Seat): number {
  const deck = view.deck[seat - 1] ?? 0;
  if (typeof deck === 'number') return deck;
  const unknown = Object.values(deck).reduce((sum, count) => sum + count, 0);
  return unknown + (view.under[seat - 1]?.length ?? 0);
}

/** The seat that has armies there and how many; seat 0 if there are none. */
export function armiesIn(view: SunTzuView, province: Province): { seat: Seat; count: number } {
  const armies = view.armies[indexOf(province)] ?? 0;
  return { seat: armies > 0 ? 1 : armies < 0 ? 2 : 0, count: Math.abs(armies) };
}

export function marksAt(view: SunTzuView, seat: Seat, province: Province): number {
  return view.marks[seat - 1]?.[indexOf(province)] ?? 0;
}

export function orderAt(view: SunTzuView, seat: Seat, province: Province): Laid | null {
  return view.orders[seat - 1]?.[indexOf(province)] ?? null;
}

/** The three values of a province; [] before its tile is drawn. */
export function valuesOf(view: SunTzuView, province: Province): number[] {
  const tile = view.tiles[indexOf(province)];
  return tile ? tile.split('-').map(Number) : [];
}

/** Whether both cards of a province are face up. */
export function isRevealed(view: SunTzuView, province: Province): boolean {
  const place = view.reveal.indexOf(province);
  return place >= 0 && place < view.revealed;
}

/** The province that was revealed last and may still be being resolved; null before the first. */
export function inTurn(view: SunTzuView): Province | null {
  return view.reveal[view.revealed - 1] ?? null;
}

/** The cards of a seat that the viewer cannot see. */
export function unseenOf(view: SunTzuView, seat: Seat): Counts {
  return Array.isArray(view.unseen) ? (view.unseen[seat - 1] ?? {}) : view.unseen;
}

// What the drawings of Sun Tzu are given: the map, the hand, a row of cards. All that a player does
// comes back by callbacks; the drawings decide nothing.

import type { Seat } from '../../../protocol';
import type { Words } from '../../../words';
import type { Card, Laid, Province, SunTzuView } from '../view';

/** Armies of a seat; none where the count is 0. */
export interface Armies {
  seat: Seat;
  count: number;
}

/** The province that is being revealed, and what happens there. `view` is the one afterwards (or, at a
 * question, the one so far); the flag counts its armies. */
export interface Turn {
  province: Province;
  /** Between the two cards: the winner's points, an even fight, or the plague's half. */
  outcome: { seat: Seat; points: number } | 'even' | 'plague';
  /** Armies no longer there: struck through. */
  leaving: Armies;
  /** Armies that are new there, counted in `view` already: they come in one by one. */
  arriving: Armies;
}

/** Land.svelte: the five provinces with everything that stands in them. */
export interface Scene {
  view: SunTzuView;
  /** Whose eyes: own sealed orders carry their value. 0: a spectator. */
  viewer: Seat;
  words: Words;
  /** Cards of the viewer laid on this screen only: open, movable until they are sealed. */
  laid?: Partial<Record<Province, Card>>;
  /** Provinces that can take the chosen card: the strong dashed place. */
  places?: readonly Province[];
  /** Provinces that are buttons; outside of the laying of orders they have a dashed border. */
  selectable?: readonly Province[];
  /** Provinces with the cinnabar border (the one in turn has it anyway). */
  chosen?: readonly Province[];
  /** The order of reveal as it is being chosen: the number of its place stands between the cards. */
  order?: readonly Province[];
  turn?: Turn | null;
  /** How the other provinces of this dynasty ended, as far as known: the arrows between their cards. */
  outcomes?: Partial<Record<Province, Turn['outcome']>>;
  /** Borders that a march would cross, drawn as arrows; all of them start at one province. */
  marches?: readonly { from: Province; to: Province }[];
  /** An army or mark fewer in a province: struck through, as a source or target that is tried out. */
  striking?: Province | null;
  motion?: boolean;
  onprovince?(province: Province): void;
}

/** What a Land offers besides: `land.provinceAt(clientX, clientY)`, for dragging. */
export interface LandHandle {
  provinceAt(x: number, y: number): Province | null;
}

/** Row.svelte: cards side by side, each of which may be a button. */
export interface CardRow {
  seat: Seat;
  words: Words;
  cards: readonly Laid[];
  /** Lifted. Indexes into `cards`. */
  chosen?: readonly number[];
  /** Which can be chosen; none: the row is no buttons at all. */
  selectable?: readonly number[] | 'all' | 'none';
  /** The card that is carried: its place stays. */
  away?: number | null;
  label: string;
  onchoose?(index: number): void;
  /** The beginning of a drag; draw a Card under the pointer. */
  onlift?(index: number, event: PointerEvent): void;
}

/** Hand.svelte: 1 to 6 in places that never move, then the once-only cards, then the deck. */
export interface HandScene {
  seat: Seat;
  words: Words;
  /** What is still in the hand, in card order: without what is laid or sealed. */
  cards: readonly Card[];
  /** The card that is being dragged. */
  away?: number | null;
  chosen?: number | null;
  selectable?: readonly number[] | 'all' | 'none';
  /** For how many once-only cards there is room at least: with those laid counted the row keeps its
   * size while they are laid. */
  room?: number;
  /** How many cards the deck has; null: no deck is shown. */
  deck?: number | null;
  onchoose?(index: number): void;
  onlift?(index: number, event: PointerEvent): void;
}

// Props of Sun Tzu's drawings: the map, the hand, a row of cards. Everything a player does is reported by
// callbacks; the drawings decide nothing.

import type { Seat } from '../../../protocol';
import type { Words } from '../../../words';
import type { Card, Laid, Province, SunTzuView } from '../view';

/** Armies of a seat; none if the count is 0. */
export interface Armies {
  seat: Seat;
  count: number;
}

/** The province being revealed, and what happens there. `view` is the one afterwards (or, at a question, the
 * one so far); the flag shows its armies. */
export interface Turn {
  province: Province;
  /** Between the two cards: the winner's points, a tie, or the plague's half. */
  outcome: { seat: Seat; points: number } | 'even' | 'plague';
  /** Armies that have left, struck through. */
  leaving: Armies;
  /** Armies that arrive, included in `view` already: they appear one by one. */
  arriving: Armies;
}

/** Land.svelte: the five provinces with everything on them. */
export interface Scene {
  view: SunTzuView;
  /** The viewer's own sealed orders show their value. 0: a spectator. */
  viewer: Seat;
  words: Words;
  /** Cards that the viewer has laid but not sealed: face up and movable. */
  laid?: Partial<Record<Province, Card>>;
  /** Provinces that can take the chosen card, with a strong dashed outline. */
  places?: readonly Province[];
  /** Provinces that are buttons; with a dashed border except while orders are laid. */
  selectable?: readonly Province[];
  /** Provinces with the cinnabar border; the one being revealed always has it. */
  chosen?: readonly Province[];
  /** The order of reveal being chosen: its numbers are between the cards. */
  order?: readonly Province[];
  turn?: Turn | null;
  /** The results of this dynasty's other provinces, as far as known: the arrows between their cards. */
  outcomes?: Partial<Record<Province, Turn['outcome']>>;
  /** Borders that a march would cross, drawn as arrows; all start in one province. */
  marches?: readonly { from: Province; to: Province }[];
  /** A province that would lose an army or marker, which is struck through as a proposed source or target. */
  striking?: Province | null;
  /** Provinces that the log points at. */
  lit?: readonly Province[];
  /** The person points at a province; null: at none. */
  onpoint?(province: Province | null): void;
  motion?: boolean;
  onprovince?(province: Province): void;
}

/** The interface of a Land for dragging: `land.provinceAt(clientX, clientY)`. */
export interface LandHandle {
  provinceAt(x: number, y: number): Province | null;
}

/** Row.svelte: cards side by side, which may be buttons. */
export interface CardRow {
  seat: Seat;
  words: Words;
  cards: readonly Laid[];
  /** Lifted. Indexes into `cards`. */
  chosen?: readonly number[];
  /** Which can be chosen; 'none': the row has no buttons. */
  selectable?: readonly number[] | 'all' | 'none';
  /** The card being dragged: its place is kept. */
  away?: number | null;
  label: string;
  onchoose?(index: number): void;
  /** The start of a drag; draw a Card under the pointer. */
  onlift?(index: number, event: PointerEvent): void;
}

/** Hand.svelte: 1 to 6 in fixed places, then the single-use cards, then the deck. */
export interface HandScene {
  seat: Seat;
  words: Words;
  /** The cards still in the hand, in card order, without those laid or sealed. */
  cards: readonly Card[];
  /** The card being dragged. */
  away?: number | null;
  chosen?: number | null;
  selectable?: readonly number[] | 'all' | 'none';
  /** The minimum number of places for single-use cards; counting those laid, so that the row keeps its size.
   * */
  room?: number;
  /** The number of cards in the deck; null: no deck is shown. */
  deck?: number | null;
  onchoose?(index: number): void;
  onlift?(index: number, event: PointerEvent): void;
}

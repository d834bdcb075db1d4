// The interface between a game's part of the page and the table around it.

import type { Component } from 'svelte';
import type { EventShown, Happening, Seat, TableInfo } from '../protocol';
import type { Words } from '../words';
import type { Passed, Place, Stage, Table } from './seen';

export type { Passed, Place, Proposal, Stage, Staged, Table } from './seen';

/** A sentence about what happened, with the places that it speaks of. */
export interface Sentence {
  text: string;
  places: readonly Place[];
  /** What is said instead to somebody who does not see the places. */
  spoken?: string;
}

/** A button that plays or answers. */
export interface Act {
  label: string;
  /** Whether it can be pressed now. */
  ready: boolean;
  /** Why it cannot, for screen readers; '' if it can. */
  reason: string;
  /** The button that moves the game on, in cinnabar. At most one. */
  main: boolean;
  /** Its `data-explain`; absent if the game does not explain it. */
  explain?: string;
  run(): void;
}

/** A decision with a single legal action, which the page takes by itself. */
export interface NoChoice {
  /** The reason, as a sentence. */
  why: string;
  /** Whether all others can see that there is no choice. */
  open: boolean;
}

/** What a thing on the table is, for somebody who points at it. */
export interface Explanation {
  /** Its name (“Village e3”). */
  title: string;
  /** What holds for it at this moment, as sentences. */
  now: string[];
  /** What such a thing does. */
  what: string;
  /** The id of the section of the rules that says more; '' for none. */
  rules: string;
}

/** Explains things on the table. Elements are marked with `data-explain="kind"` or
 * `data-explain="kind:which"`.
 * @returns null for a kind that the game does not know
 * @throws never: a thing that is gone is explained by its kind alone */
export type Explain = (
  kind: string,
  which: string,
  table: Table,
  words: Words,
) => Explanation | null;

/** A line of the list of keys. */
export interface Shortcut {
  /** As printed on the keyboard, or the name of a key in the words (`key.Escape`). */
  keys: readonly string[];
  /** The key of the words that say what they do. */
  does: string;
}

/** The figures of one seat in the list of players. */
export interface Facts {
  /** The large number on the right; null if the game has none. */
  count: number | null;
  /** What it counts: the word after it (a key of the words); '' only if there is no number. */
  countKey: string;
  /** A row of marks before it, as bars or hexagons: how many of how many are filled. null: none. */
  marks: { shape: 'bar' | 'hexagon'; filled: number; of: number } | null;
  /** A second line under the name, a part of a sentence; '' for none. Narrow screens show only what precedes
   * the first ` · `. */
  note: string;
}

/** What decided a game: a number for each seat, of which the highest won, and the key of a part of a sentence
 * with `count` (“15 pagodas placed”); or how far the winner of two is ahead. */
export type Tally = { each: readonly number[]; unit: string } | { ahead: number };

/** A game's part of the page: first the required members, then the optional ones. */
export interface GameUi {
  id: string;
  /** The left leaf. Draws `table.view`; handles pointer, touch, keyboard and screen reader. */
  Board: Component<{ table: Table }>;
  /** What the player plays from, beside the button (Qin: the hand). null: nothing. */
  Hand: Component<{ table: Table }> | null;
  /** A seat's figures, for the list of players and for “before → after” in the preview. */
  facts(view: unknown, seat: Seat, info: TableInfo, words: Words): Facts;
  /** One sentence under “Your turn”: what to do, or what ends the game. */
  prompt(view: unknown, viewer: Seat, info: TableInfo, words: Words): string;
  /** The heading of the preview (“If you build here, on E4”). */
  proposalHeading(actions: string[], words: Words): string;
  /** The label of the button; `actions` is the proposal, [] for none (“Pass” differs). */
  verb(view: unknown, words: Words, actions: string[]): string;
  /** The happenings that ended the game, as a sentence (“The last pagoda went to village a1”). */
  ending(view: unknown, info: TableInfo, last: readonly EventShown[], words: Words): string;
  /** The happenings of a turn or a preview that deserve a sentence: first what changes the game most. Each
   * names its place. */
  sentences(happenings: readonly Happening[], words: Words): Sentence[];

  /** The picture's share of the spread. `wide`: the board includes what the player plays from, and takes most
   * of the width. Default `square`. */
  picture?: 'square' | 'wide';
  /** By seat, the number of its emblem and colours (1 jade, 2 plum, 3 ink, 4 ivory). Default: the seat's own
   * number. */
  looks?: readonly number[];
  /** How answers can be prepared: `open` where nothing is hidden or drawn, so that all that may follow can be
   * tried; `hidden` for the next turn alone, by what the seat knows. Default: not at all. */
  foreseen?: 'open' | 'hidden';
  /** The board can show the names of all its places (`Table.named`). */
  nameable?: true;
  /** What a seat holds, below it in the list of players. */
  Holding?: Component<{ table: Table; seat: Seat }>;
  /** The two captions under the list of players (Qin: “Fifteen pagodas each”, “the first…”). */
  captions?(view: unknown, info: TableInfo, words: Words): [string, string];
  /** Public information, between the players and the log. */
  Notes?: Component<{ table: Table }>;
  /** A turn being composed, a question or a reveal, instead of the usual preview. */
  TurnPanel?: Component<{ table: Table }>;
  /** The buttons, the main one last. Default: one that plays the proposal. For a spectator, asked for only
   * while a stage is shown. */
  acts?(table: Table): Act[];
  /** A heading other than the usual one; null for the usual. */
  head?(table: Table): { title: string; line: string } | null;
  /** What the first line of the end counts; null if the game was won by something else. */
  tally?(view: unknown, info: TableInfo, last: readonly EventShown[]): Tally | null;
  /** The stages to show between the view `before` and the next frame's, made from the intermediate positions;
   * [] for none. */
  stages?(before: unknown, passed: readonly Passed[]): Stage[];
  /** Why the only legal action is to be taken by the page itself, which asks only where there is one. null:
   * the person is asked nevertheless. Default: always asked. */
  noChoice?(table: Table): NoChoice | null;
  /** Undoes the last step of what is being composed on this screen: the button for taking back does so
   * before it takes back anything played. null: there is no such step. */
  undo?(table: Table): (() => void) | null;
  /** Composes actions on the board as the person would, as many of them as is possible now, without playing
   * them: returns how many are done with. Default: they are proposed all at once. */
  compose?(table: Table, actions: readonly string[]): number;
  /** Whether these new events need no attention and are not paused for. */
  quiet?(events: readonly EventShown[], viewer: Seat): boolean;
  /** Its prompt is nearly always empty: beside a wide picture no room is kept for it. */
  seldomPrompts?: boolean;
  /** A turn consists of several actions, and no seat has two turns in succession. Default: each decision is
   * a turn. */
  severalActions?: boolean;
  /** What the keys do, for the list of shortcuts; their words are in explain/words.*.txt. */
  shortcuts?: readonly Shortcut[];
}

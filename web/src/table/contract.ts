// What a game's part of the page gets from the table around it, and what it gives.

import type { Component } from 'svelte';
import type { EventShown, Frame, Happening, Previewed, Refused, Seat, TableInfo } from '../protocol';
import type { Words } from '../words';

/** A series of actions that is being tried out, and what the server says of it. */
export interface Proposal {
  actions: string[];
  /** Absent until the answer comes. */
  reply?: Previewed | Refused;
}

/**
 * The table as a board sees it. All fields are reactive (Svelte runes behind getters).
 * Two views matter: `view` is what the board draws (the live position, or a past one while the
 * player looks back); `live` says which.
 */
export interface Table {
  readonly frame: Frame;
  readonly info: TableInfo;
  /** The viewer's seat; 0 for a spectator. */
  readonly viewer: Seat;
  readonly view: unknown;
  /** False while a past position is shown: nothing can be played then. */
  readonly live: boolean;
  /** It is this viewer's decision, and the position is the live one. */
  readonly acting: boolean;
  /** The viewer's legal actions; [] unless `acting`. */
  readonly legal: readonly string[];
  /** The events of the last turn before `view` (from the last decision of a seat on): what a board
   * marks as the last move and animates. Empty at the start. */
  readonly last: readonly EventShown[];
  /** Increases with each position to be animated to; unchanged for jumps (replay slider, reload). */
  readonly beat: number;
  /** What is being tried out; at most one. */
  readonly proposal: Proposal | null;
  /** A command of this viewer is on its way. */
  readonly sending: boolean;
  readonly words: Words;
  /** Short movements are welcome (no reduced motion, not skipping). */
  readonly motion: boolean;
  /** Coarse pointer or narrow screen: take the nearest legal place, confirm before playing. */
  readonly touch: boolean;

  /** Tries actions out: sets `proposal` and asks for a preview. null: nothing is tried any more. */
  propose(actions: string[] | null): void;
  /** Plays the proposal if its reply is `previewed`. */
  commit(): void;
  /** Says a sentence to screen readers (polite). */
  say(sentence: string): void;
}

/** The counts of one seat in the list of players. */
export interface Facts {
  /** The large number at the right. */
  count: number;
  /** The word after it (a key of the words), or ''. */
  countKey: string;
  /** A row of marks before it: how many are filled of how many. */
  marks: { shape: 'bar' | 'hexagon'; filled: number; of: number };
  /** A second line under the name, a finished sentence part; '' for none. On narrow screens only what
   * stands before the first ` · `. */
  note: string;
}

/** A game's part of the page. */
export interface GameUi {
  id: string;
  /** The left leaf. Draws `table.view`; handles pointer, touch, keyboard and screen reader. */
  Board: Component<{ table: Table }>;
  /** What one plays from, beside the button that acts (Qin: the hand). null: nothing. */
  Hand: Component<{ table: Table }> | null;
  /** A small drawing of a position, for the list of games; square, scales to its box. */
  Thumbnail: Component<{ view: unknown }>;
  /** What a seat has, for the list of players and for “before → after” in the preview. */
  facts(view: unknown, seat: Seat, info: TableInfo, words: Words): Facts;
  /** The two captions under the list of players (Qin: “Fifteen pagodas each”, “the first…”). */
  captions(view: unknown, info: TableInfo, words: Words): [string, string];
  /** One sentence under “Your turn”: what is to be done, what ends the game. */
  prompt(view: unknown, viewer: Seat, info: TableInfo, words: Words): string;
  /** The heading of the preview (“If you build here, on E4”). */
  proposalHeading(actions: string[], words: Words): string;
  /** The word on the button; `actions`: what is being tried out, [] for nothing (“Pass” differs). */
  verb(view: unknown, words: Words, actions: string[]): string;
  /** The happenings of the end that the reason names (“The last pagoda went to village a1”). */
  ending(view: unknown, info: TableInfo, last: readonly EventShown[], words: Words): string;
  /** Which of a preview's happenings are worth a tag, a count or a line; in order. */
  previewLines(happenings: Happening[], words: Words): string[];
}

// The interface between a game's part of the page and the table around it.

import type { Component } from 'svelte';
import type {
  EventShown,
  Frame,
  Happening,
  Previewed,
  Questions,
  Refused,
  Seat,
  TableInfo,
} from '../protocol';
import type { Words } from '../words';
import type { Turn } from './live/history';

/** A series of actions that is being tried out, with the server's preview. */
export interface Proposal {
  actions: string[];
  /** Absent until the server has answered. */
  reply?: Previewed | Refused;
}

/** A place on a board, in the game's own spelling: a square, a corner, a site. */
export type Place = string;

/** A sentence about what happened, with the places that it speaks of. */
export interface Sentence {
  text: string;
  places: readonly Place[];
}

/** An intermediate position between two frames, as the server sends it. */
export interface Passed {
  view: unknown;
  /** What happened since the previous one (or the previous frame), in order. */
  happenings: Happening[];
}

/** A step of a command with many consequences, shown for a while before the next. */
export interface Stage {
  /** What the board and the list of players draw meanwhile. */
  view: unknown;
  /** How long it is shown, in milliseconds. */
  ms: number;
  /** What happened in it, in order. */
  happenings: Happening[];
  /** Further data of the game's own, passed through by the table. */
  data: unknown;
}

/** The stage that is shown: `index` (from 0) of `of`. */
export interface Staged extends Stage {
  index: number;
  of: number;
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

/** The table as a board sees it. All fields are reactive (Svelte runes behind getters).
 * `view` is what the board draws: the live position, or a past one during replay; `live` says which. */
export interface Table {
  readonly frame: Frame;
  readonly info: TableInfo;
  /** The viewer's seat; 0 for a spectator. */
  readonly viewer: Seat;
  readonly view: unknown;
  /** False while a past position is shown: nothing can be played then. */
  readonly live: boolean;
  /** Whether it is this viewer's decision and the live position is shown. */
  readonly acting: boolean;
  /** The viewer's legal actions; [] unless `acting`. */
  readonly legal: readonly string[];
  /** The events of the last turn before `view`, from the last decision of a seat on: the board animates
   * them. Empty at the start. */
  readonly last: readonly EventShown[];
  /** The turns that the board marks, in order: those of the others since the viewer's last one; if there are
   * none, and for spectators, the last turn before `view`. Empty at the start. */
  readonly marked: readonly Turn[];
  /** Increases with each position that is to be animated; unchanged for jumps (replay slider, reload). */
  readonly beat: number;
  /** What is being tried out; at most one series. */
  readonly proposal: Proposal | null;
  /** Whether a command of this viewer is waiting for its answer. */
  readonly sending: boolean;
  readonly words: Words;
  /** Whether to animate (no reduced motion, not skipping). */
  readonly motion: boolean;
  /** Coarse pointer or narrow screen: choose the nearest legal place, confirm before playing. */
  readonly touch: boolean;

  /** Sets `proposal` and requests a preview; null clears it. */
  propose(actions: string[] | null): void;
  /** Plays the proposal if its reply is `previewed`. */
  commit(): void;
  /** Plays actions as one command, all or none, without a preview. A refusal becomes the reply of the
   * proposal. */
  play(actions: string[]): void;
  /** Takes back the viewer's last action, if `frame.can.back` allows it. */
  back(): void;
  /** The viewer's questions that may be declined in advance; null if there are none. */
  readonly questions: Questions | null;
  /** Puts the viewer's questions off until a moment of `questions.ahead`; 0 asks again. */
  putOff(until: number): void;

  /** The stage that is shown, if any. `view` is then its view, and nobody acts. */
  readonly stage: Staged | null;
  /** Shows the next stage, or the position after the last. */
  nextStage(): void;
  /** Shows the newest position, skipping the stages of this frame and of any that are queued. */
  showAll(): void;

  /** The places that the log points at: the board marks them. */
  readonly lit: readonly Place[];
  /** Whether the board shows the names of all its places (see `GameUi.nameable`). */
  readonly named: boolean;
  /** The person points at places on the board; [] at none. The log marks the turns that speak of them. */
  point(places: readonly Place[]): void;

  /** Announces a sentence to screen readers (polite). */
  say(sentence: string): void;
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
  /** The two captions under the list of players (Qin: “Fifteen pagodas each”, “the first…”). */
  captions(view: unknown, info: TableInfo, words: Words): [string, string];
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
  /** The board can show the names of all its places (`Table.named`). */
  nameable?: true;
  /** What a seat holds, below it in the list of players. */
  Holding?: Component<{ table: Table; seat: Seat }>;
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

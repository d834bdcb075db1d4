// What a game's part of the page gets from the table around it, and what it gives.

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

/** A series of actions that is being tried out, and what the server says of it. */
export interface Proposal {
  actions: string[];
  /** Absent until the answer comes. */
  reply?: Previewed | Refused;
}

/** A position between two frames, as the server tells it. */
export interface Passed {
  view: unknown;
  /** What came about since the one before, or since the frame before: in order. */
  happenings: Happening[];
}

/** A position between two frames, for a command that led to much: shown for a while, then the next. */
export interface Stage {
  /** What the board and the list of players draw meanwhile. */
  view: unknown;
  /** How long it is watched, in milliseconds. */
  ms: number;
  /** What happened in it, in order. */
  happenings: Happening[];
  /** What the game's own parts need to know beside; the table only hands it through. */
  data: unknown;
}

/** The stage that is shown: `index` from 0, of so many. */
export interface Staged extends Stage {
  index: number;
  of: number;
}

/** A button that acts. */
export interface Act {
  label: string;
  /** It can be pressed now. */
  ready: boolean;
  /** Why it can't, for readers; '' where it can. */
  reason: string;
  /** The one that moves the game on: cinnabar. At most one. */
  main: boolean;
  run(): void;
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
  /** Plays actions as one command, all or none, without trying them out first. A refusal becomes the
   * proposal's reply. */
  play(actions: string[]): void;
  /** Takes back the viewer's own last action, where `frame.can.back` says so. */
  back(): void;
  /** The viewer's questions that may be declined in advance; null: there are none. */
  readonly questions: Questions | null;
  /** Puts the viewer's questions off until a moment of `questions.ahead`; 0: ask me. */
  putOff(until: number): void;

  /** While positions between two frames are shown, one after another: the one that is. `view` is its
   * view then, and nobody acts. */
  readonly stage: Staged | null;
  /** Shows the next stage, or the position after the last. */
  nextStage(): void;
  /** Shows the newest position, without the stages on the way there: those of this frame, and of any that
   * wait behind it. */
  showAll(): void;

  /** Says a sentence to screen readers (polite). */
  say(sentence: string): void;
}

/** The counts of one seat in the list of players. */
export interface Facts {
  /** The large number at the right; null for a game that counts nothing. */
  count: number | null;
  /** The word after it (a key of the words), or ''. */
  countKey: string;
  /** A row of marks before it: how many are filled of how many, as bars or as hexagons. null: none. */
  marks: { shape: 'bar' | 'hexagon'; filled: number; of: number } | null;
  /** A second line under the name, a finished sentence part; '' for none. On narrow screens only what
   * stands before the first ` · `. */
  note: string;
}

/** A game's part of the page. What every game has stands first; what only some need is optional. */
export interface GameUi {
  id: string;
  /** The left leaf. Draws `table.view`; handles pointer, touch, keyboard and screen reader. */
  Board: Component<{ table: Table }>;
  /** What one plays from, beside the button that acts (Qin: the hand). null: nothing. */
  Hand: Component<{ table: Table }> | null;
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

  /** The picture's share of the spread. `wide`: the board also holds what one plays from, and takes
   * most of it. `square` if absent. */
  picture?: 'square' | 'wide';
  /** As what the seats appear, by seat: the number of an emblem and its colours (1 jade, 2 plum,
   * 3 ink, 4 ivory). Each seat as its own number if absent. */
  looks?: readonly number[];
  /** Below a seat in the list of players: what it holds. */
  Holding?: Component<{ table: Table; seat: Seat }>;
  /** Between the players and the log: what concerns all. */
  Notes?: Component<{ table: Table }>;
  /** What is being composed, asked or told, in the place of the usual preview of a proposal. */
  TurnPanel?: Component<{ table: Table }>;
  /** The buttons that act, the main one last; if absent the one that plays what is tried out. For a
   * spectator they are asked for while a stage is shown only. */
  acts?(table: Table): Act[];
  /** Another heading than the usual one; null: the usual. */
  head?(table: Table): { title: string; line: string } | null;
  /** What to show one after another between the view `before` and the next frame's, of the positions
   * that the server tells; [] for none. */
  stages?(before: unknown, passed: readonly Passed[]): Stage[];
  /** Whether these new events need no watching, and may be passed over at once. */
  quiet?(events: readonly EventShown[], viewer: Seat): boolean;
}

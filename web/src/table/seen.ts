// The table as a game's part of the page sees it. The interface the other way is in contract.ts.

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
import type { Turn } from './live/position/history';

/** A series of actions that is being tried out, with the server's preview. */
export interface Proposal {
  actions: string[];
  /** Absent until the server has answered. */
  reply?: Previewed | Refused;
}

/** A place on a board, in the game's own spelling: a square, a corner, a site. */
export type Place = string;

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

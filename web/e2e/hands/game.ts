// What a game declares for the browser tests, in its file in hands/games.

import type { Locator } from 'playwright-core';
import type { Frame, Seat } from '../../src/protocol';
import type { Person } from '../person/person';
import type { Screen } from '../person/screen';
import type { Hand, Hands } from './hand';

/** The exports of a game's file in hands/games. */
export interface GameHands {
  hand: Hand;
  /** Makes these choices, the first of a turn or all; absent if `hand` plays one at a time. */
  choose?: (person: Person, hands: Hands, actions: readonly string[]) => Promise<void>;
  /** Sets of options for a whole game by mouse, by touch and by keyboard; the defaults if absent. */
  sets?: Record<string, string>[];
  /** Options for a short game, if the default is long. */
  short?: Record<string, string>;
  /** The least number of decisions of a seat in a game, if it is below five. */
  turns?: number;
  /** Runs in the page of its table, in a window of any size: what is wrong with its picture. */
  wrongs?: () => string[];
  /** What is hidden; absent if nothing is. */
  secrets?: Secrets;
  /** A decision that leaves no choice, which the page makes by itself; absent if there is none. */
  forced?: Forced;
  /** Screens for the accessibility test and for screenshots, named without the game; a beginning, a middle
   * and an end if absent. */
  screens?: Screen[];
  /** Goes on from the last command until `shown` is there, if that needs any action. */
  ending?: (person: Person, hands: Hands, shown: Locator) => Promise<void>;
}

/** A decision that leaves no choice. */
export interface Forced {
  options: Record<string, string>;
  /** Whether it is what a seat has to decide, if only the first of its legal actions is left. */
  so: (frame: Frame) => boolean;
  /** The reason that the page tells. */
  why: string;
}

/** The hidden information of a game. */
export interface Secrets {
  /** The options that hide most, for two players; `short` if absent. */
  options?: Record<string, string>;
  /** What a view shows but this viewer must not see. */
  view(view: unknown, viewer: Seat): string[];
  /** Happenings that only their own seat may receive in full. */
  told: readonly string[];
  /** Outcomes of chance that are public. */
  open: readonly string[];
  /** Matches the actions that only their own seat may see. */
  actions?: RegExp;
}

/** Other seats' items that are more than a number. */
export const othersShown = (what: string, things: readonly unknown[], viewer: Seat): string[] =>
  things.flatMap((thing, i) =>
    i + 1 !== viewer && typeof thing !== 'number' ? [`${what} of ${i + 1}`] : [],
  );

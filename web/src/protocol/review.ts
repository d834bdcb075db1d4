// The review of a finished game. Chances and what changed them are in ten-thousandths; the terms are those of
// docs/RESEARCH.md.

import type { Happening, Seat } from './table';

/** GET /api/tables/{table}/review, once the game is over. Each request says that somebody is still looking;
 * the first one orders the work, and orders it again if it has failed. */
export interface ReviewShown {
  state: 'waiting' | 'working' | 'done' | 'failed';
  /** While waiting: how many reviews are made before. */
  ahead: number;
  progress: number;
  /** The time left, estimated; absent while unknown. */
  seconds?: number;
  /** The best so far; final when done. */
  review?: ReviewedGame;
}

export interface ReviewedGame {
  /** From seat 1 on. */
  seats: SeatReview[];
  /** The chances as things really stood, from seat 1 on. Absent where nothing is hidden, and until known. */
  truth?: { plies: number[]; chances: number[] }[];
  /** The costliest decisions of each seat. */
  decisions: Judgement[];
}

/** The game by what one seat knew: result = start − errors + others + luck + reveals + rest. */
export interface SeatReview {
  seat: Seat;
  start: number;
  result: number;
  errors: number;
  others: number;
  luck: number;
  reveals: number;
  rest: number;
  adjusted: number;
  /** In hundredths, the lower the better; absent if no decision counted. */
  rating?: number;
  decisions: number;
  counted: number;
  /** The plies of the costliest decisions, the costliest first. */
  worst: number[];
  /** The chance before each event, and at the end. Resigning counts as one more event. */
  curve: number[];
  marks: Mark[];
}

/** An event that mattered much; `ply` counts the events before it. */
export interface Mark {
  ply: number;
  error?: number;
  luck?: number;
  reveal?: number;
}

/** A decision, judged by what its seat knew. */
export interface Judgement {
  seat: Seat;
  /** The number of events before it. */
  ply: number;
  taken: string;
  best: string;
  error: number;
  /** The chance after the best choice. */
  value: number;
  /** Several seats chose at the same time, so that a mix may be best. */
  mixed: boolean;
  /** It went well nevertheless. */
  lucky: boolean;
  /** What the choice did, and what the best one would have done, as the seat could foresee it. */
  did: Happening[];
  better: Happening[];
  /** What was to be expected after each. */
  after: Foreseen[];
  expected: Foreseen[];
  /** Where that depended on what the seat could not see, it is what happens in most of the worlds that it could
   * imagine. */
  afterUnforeseen?: boolean;
  expectedUnforeseen?: boolean;
  /** The best choices with the chance after each; empty until the review is final. */
  choices?: { action: string; chance: number }[];
}

export interface Foreseen {
  actor: Seat;
  action: string;
  happenings: Happening[];
}

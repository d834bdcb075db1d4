// What is asked and answered about positions that no table has.

import type { EventShown, Happening, Refusal, Seat } from './table';
import type { StageShown } from './socket';

export interface PositionRequest {
  game: string;
  /** Those not given have their defaults. */
  options?: Record<string, string>;
  /** As a record has them, draws included. */
  events: string[];
  seat: Seat;
  /** How many of the events the seat has been told already. */
  since?: number;
  /** Of the seat, for a preview. */
  actions?: string[];
}

/** The position, as the seat knows it. */
export interface PositionShown {
  type: 'position';
  seat: Seat;
  ply: number;
  /** Those after `since`. */
  events: EventShown[];
  actors: Seat[];
  view: unknown;
  legal: string[];
  winners: Seat[];
  stages?: StageShown[];
}

export interface PositionPreviewed {
  type: 'previewed';
  happenings: Happening[];
  view: unknown;
  legal: string[];
}

export interface PositionRefused {
  type: 'refused';
  /** One of the actions; one of the events. */
  code: 'illegal' | 'record';
  message: string;
  index: number;
  refusal: Refusal;
}

export type PositionReply = PositionShown | PositionPreviewed | PositionRefused;

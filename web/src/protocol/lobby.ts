// The list of tables that anybody may find, over HTTP and on its socket.

import type { RatingRange, SeatInfo } from './table';

/** A table that anybody may find. */
export interface Listing {
  table: string;
  game: string;
  /** All options of the game. */
  options: Record<string, string>;
  /** In order. A person has a name, a computer a level. */
  seats: Pick<SeatInfo, 'kind' | 'name' | 'level' | 'account' | 'program'>[];
  /** `waiting`: a seat is free. `playing`: it may be watched. */
  phase: 'waiting' | 'playing';
  /** How many games its series has; 1 if it is none. */
  games: number;
  hints: boolean;
  takebacks: boolean;
  /** Only accounts may sit down, for whose ratings the game counts. */
  rated: boolean;
  /** At a rated table: of those who may sit down; absent: everybody may. */
  ratings?: RatingRange;
  /** As in the info of the table; absent where time does not count. */
  clock?: { base: number; increment: number; days?: number; then: 'lost' | 'computer' };
  /** The id of the club whose members alone may sit down; absent at all others. */
  club?: string;
  /** When it was made, in milliseconds since 1970. */
  since: number;
}

/** The list, or what has changed in it. */
export interface LobbyMessage {
  type: 'lobby';
  /** True: `tables` are all, and replace those known. */
  whole: boolean;
  tables: Listing[];
  gone: string[];
}

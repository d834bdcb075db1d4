// What stands at a table: seats, their state, and what happened.

/** A seat's number from 1; 0 is chance as an actor and a spectator as a viewer. */
export type Seat = number;

/** Whose ratings a table is for; both bounds belong to it. */
export interface RatingRange {
  least?: number;
  most?: number;
}

/** Something that happened, would happen or prevents an action: a code and its parameters. */
export interface Happening {
  code: string;
  [parameter: string]: string | number | string[];
}

/** Why an action is not legal: the clause it breaks, and the reason as a happening. */
export interface Refusal {
  clause: string;
  reason: Happening;
}

/** What this viewer may see of one event. */
export interface EventShown {
  /** The number of the event in the game: 1, 2, 3… */
  ply: number;
  actor: Seat;
  /** In the game's notation, with `?` where hidden. */
  action: string;
  happenings: Happening[];
}

export type Level = 'easy' | 'medium' | 'hard' | 'master';

export interface SeatInfo {
  seat: Seat;
  kind: 'open' | 'person' | 'computer';
  /** Empty for an open seat, for a computer (the page names its level), and for somebody whose account is
   * deleted. */
  name: string;
  /** For a computer. */
  level?: Level;
  /** Whether a socket of that seat is connected; true for a computer. */
  present: boolean;
  /** For a person: SHA-256 of the seat's nonce, 64 hexadecimal digits. Absent at tables from before seats
   * committed. */
  commitment?: string;
  /** For a person, once every seat is taken and the nonce is revealed: 32 hexadecimal digits. */
  nonce?: string;
  /** The plies at which the seat took hints, ascending. Absent if it took none. */
  hints?: number[];
  /** The name is an account's. */
  account?: true;
  /** A program plays there for the person. */
  program?: true;
}

/** The state of a table apart from the game's position: the same for every viewer. */
export interface TableInfo {
  table: string;
  game: string;
  /** All options of the game. */
  options: Record<string, string>;
  seats: SeatInfo[];
  /** `waiting`: for someone to take an open seat, or for a nonce to be revealed; nothing is drawn or
   * played before. */
  phase: 'waiting' | 'playing' | 'over';
  /** Winning seats, ascending; [] until the end. */
  winners: Seat[];
  /** The seat that resigned, or 0. */
  resigned: Seat;
  /** SHA-256 of the table's secret, hexadecimal. */
  commitment: string;
  /** The seats whose nonces are missing, ascending, once all seats are taken; the game begins when the
   * last one arrives. [] otherwise. */
  reveal: Seat[];
  /** The secret itself, once the game is over; else absent. */
  secret?: string;
  /** For a series: this game's number from 1, the total number, and each seat's sum of remaining pagodas
   * over the finished games, including this one when it is over. */
  series?: {
    game: number;
    of: number;
    totals: number[];
    /** If the games have different boards: all options of the first game, the second and so on, starting
     * over when the list ends. */
    gameOptions?: Record<string, string>[];
  };
  /** What the players have agreed on beside the rules. Absent if it is as usual: no hints, but takebacks. */
  allowed?: { hints: boolean; takebacks: boolean };
  /** Anybody may find the table, and sit down or watch. Absent at all others. */
  listed?: true;
  /** The id of the club whose members alone may sit down; absent at all others. */
  club?: string;
  /** The game counts for the ratings of its players. Absent at all others. */
  rated?: true;
  /** Of those who may sit down; absent: everybody may. */
  ratings?: RatingRange;
  /** The tournament whose round it belongs to. */
  tournament?: { id: string; name: string; round: number };
  /** How much time the persons have; absent if time does not count. */
  clock?: {
    /** For the game, in seconds; for each turn, where it has days. */
    base: number;
    /** Added before each turn, in seconds. */
    increment: number;
    /** How many each turn has, by the time of day. Absent where the time is for the game. */
    days?: number;
    /** When a seat's time is up: it has lost, or a computer takes it. */
    then: 'lost' | 'computer';
    /** The seats whose time was up, in that order. */
    up: Seat[];
    /** The seats that want all clocks to stand, and whether they do, since all persons want it. */
    pause?: { by: Seat[]; stands: boolean };
    /** By seat: how many days of vacation may still be taken. Empty where a turn has no days. */
    vacation: number[];
  };
  /** An open request for a takeback. */
  takeback?: { by: Seat; agreed: Seat[] };
  /** Seats that request a rematch (or the next game of a series); and the table, once it exists. This
   * table's seat tokens open the seats of the next one. */
  rematch: {
    by: Seat[];
    /** Once the game is over: the next table's id and the commitment to its secret, fixed before anyone
     * gives a nonce for it. */
    next?: Commitment;
    table?: string;
  };
  /** The finished game from which this one plays on, and how many of the first events are its. Absent if it
   * began at its beginning. */
  from?: { table: string; ply: number };
  /** Creation and latest event, in milliseconds since 1970. */
  created: number;
  updated: number;
}

/** A future table: its id and the SHA-256 of its secret. A client that has it before giving a nonce knows
 * that the secret was not chosen to suit the nonce. */
export interface Commitment {
  table: string;
  commitment: string;
}

/** What this viewer may do apart from playing; all false for a spectator. */
export interface Can {
  back: boolean;
  takeback: boolean;
  resign: boolean;
  leave: boolean;
  rematch: boolean;
}

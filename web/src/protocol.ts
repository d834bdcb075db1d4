// The messages between page and server, as types. docs/PROTOCOL.md describes them; the server's tests check
// both against what it sends.

/** A seat's number from 1; 0 is chance as an actor and a spectator as a viewer. */
export type Seat = number;

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
  /** Empty for an open seat and for a computer (the page names its level). */
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

// ── from the server ──────────────────────────────────────────────────────────────────────────────

/** The position and what led to it, made for one viewer. */
export interface Frame {
  type: 'frame';
  viewer: Seat;
  /** The position in the table's log that this shows: commands are based on it. */
  seq: number;
  /** Events of the game so far, not counting those taken back. */
  ply: number;
  /** True: `events` are all events from the first, and replace those known. False: those since the
   * previous frame. */
  whole: boolean;
  events: EventShown[];
  /** Who acts now: seats ascending, [0] for chance, [] at the end or while waiting. */
  actors: Seat[];
  /** The game's view for this viewer (shared specification; docs/rules). */
  view: unknown;
  /** The viewer's legal actions in notation, sorted; [] if it is not to act. */
  legal: string[];
  can: Can;
  info: TableInfo;
  /** Absent if the game has no questions for this viewer that may be declined in advance. */
  questions?: Questions;
}

/** Sent when something about the table but not the game changes (presence, requests…). */
export interface TableMessage {
  type: 'table';
  can: Can;
  info: TableInfo;
  questions?: Questions;
}

/** The questions to a seat that may be declined in advance; nobody else can tell whether they were. */
export interface Questions {
  /** The table declines all questions before this moment, or, for 2147483646, only routine ones. 0: the
   * seat is asked, even if it can only decline. */
  until: number;
  /** The moments until which questions may be put off, ascending; named as happenings are. */
  ahead: { at: number; name: Happening }[];
}

/** A computer seat is thinking, for about `ms` milliseconds. Ended by the next frame. */
export interface Thinking {
  type: 'thinking';
  seat: Seat;
  ms: number;
}

/** A command was executed and is on disk. */
export interface Done {
  type: 'done';
  id: string;
  seq: number;
}

export type RefusedCode =
  /** Not legal: `refusal` says why, `index` which of the actions. */
  | 'illegal'
  /** Based on an outdated position; a whole frame follows. */
  | 'stale'
  /** Not for this viewer, or not now (`message` says why). */
  | 'not-allowed'
  /** Too many commands. */
  | 'slow-down'
  /** The message itself is wrong (`message` says how). */
  | 'malformed';

export interface Refused {
  type: 'refused';
  id: string;
  code: RefusedCode;
  message: string;
  index?: number;
  refusal?: Refusal;
}

/** The answer to `preview` if all actions are legal. */
export interface Previewed {
  type: 'previewed';
  id: string;
  happenings: Happening[];
  view: unknown;
  legal: string[];
}

/** The socket is about to be closed, and why: `unknown-table`, `unknown-token`, `too-slow`,
 * `malformed`, `too-large`, `slow-down`, `closing`. */
export interface Failure {
  type: 'error';
  code: string;
  message: string;
}

export interface Pong {
  type: 'pong';
}

export type ServerMessage =
  Frame | TableMessage | Thinking | Done | Refused | Previewed | Failure | Pong;

// ── from the client ──────────────────────────────────────────────────────────────────────────────

/** The first message on a socket. `since`: the seq of the last frame that this client has. */
export interface Hello {
  type: 'hello';
  token: string;
  since?: number;
}

/** A command. `id` is chosen by the client (1 to 64 characters of A–Z a–z 0–9 - _); a repeated command
 * gets the first answer. `seq` is that of the frame it is based on. */
export type Command =
  /** One or more actions of the viewer's seat, all or none. */
  | { type: 'play'; id: string; seq: number; actions: string[] }
  /** Declines the seat's questions until a moment of `questions.ahead`; 0: ask again. */
  | { type: 'put-off'; id: string; seq: number; until: number }
  /** Takes back the seat's own last action, while its decision is open and nothing was revealed. */
  | { type: 'back'; id: string; seq: number }
  /** Asks the others to take back to before the viewer's last decision. */
  | { type: 'takeback'; id: string; seq: number }
  /** Answers an open request for a takeback. */
  | { type: 'answer'; id: string; seq: number; accept: boolean }
  /** Resigns a game of two. */
  | { type: 'resign'; id: string; seq: number }
  /** Hands the seat to a computer, at a table of three or four. */
  | { type: 'leave'; id: string; seq: number }
  /** Requests a rematch with the seats rotated by one, or the next game of a series. Computers always
   * agree. `commitment`: SHA-256 of this seat's nonce at the next table, to be revealed there; `nonce`:
   * the nonce itself, only if no other person sits there; zeros if both are absent. */
  | { type: 'rematch'; id: string; seq: number; commitment?: string; nonce?: string }
  /** Reveals the seat's nonce, when `info.reveal` asks for it: 32 hexadecimal digits. */
  | { type: 'reveal'; id: string; seq: number; nonce: string };

/** Asks what actions would do; changes nothing. */
export interface PreviewRequest {
  type: 'preview';
  id: string;
  seq: number;
  actions: string[];
}

export type ClientMessage = Hello | Command | PreviewRequest | { type: 'ping' };

// ── HTTP (JSON; a seat token, invitation or watch code goes as `Authorization: Bearer …`) ────────

/** GET /api/games */
export interface GameInfo {
  id: string;
  options: { name: string; values: string[]; default: string }[];
  levels: Level[];
  /** Whether the game has draws. */
  draws: boolean;
  /** Whether a table may play a series of games (QIN-21). */
  series: boolean;
}

/** A seat's share in the draws: SHA-256 of a nonce, to be revealed when all seats are taken; or the nonce
 * itself, 32 hexadecimal digits, if no seat is open afterwards. */
export type Share = { commitment: string } | { nonce: string };

/** POST /api/tables → 201 TableMade */
export interface NewTable {
  /** A table reserved by POST /api/commitments (no body → 201 Commitment; valid for ten minutes) before
   * its nonces are given; if absent, the server creates a new one. */
  table?: string;
  game: string;
  options?: Record<string, string>;
  /** One for each seat in order. Several `me` are players at one screen. */
  seats: (
    ({ kind: 'me'; name: string } & Share) | { kind: 'open' } | { kind: 'computer'; level: Level }
  )[];
  /** The number of games of a series; 1 if absent. */
  games?: number;
  /** The options that replace `options` game by game in a series, starting over when the list ends; at
   * most one entry for each game. */
  gameOptions?: Record<string, string>[];
}

export interface TableMade {
  info: TableInfo;
  /** The tokens of the seats of kind `me`, by seat. */
  tokens: Record<string, string>;
  /** Opens an open seat; empty if there was none. */
  invitation: string;
  /** Opens the table to a spectator. */
  watch: string;
}

/** POST /api/tables/{table}/join with the invitation → 200 Joined */
export type Join = Share & {
  /** A seat; the first open one if absent. */
  seat?: Seat;
  name: string;
  /** The seat's token, chosen by the client (24 of A–Z a–z 0–9 - _); a repeat of the same request gets
   * the first answer. Generated by the server if absent. */
  token?: string;
};

export interface Joined {
  info: TableInfo;
  seat: Seat;
  token: string;
}

/** POST /api/summaries: what the home page shows of one's games. Unknown ones are omitted. */
export interface SummaryRequest {
  tables: { table: string; token: string }[];
}
export interface Summary {
  info: TableInfo;
  viewer: Seat;
  actors: Seat[];
  view: unknown;
  seq: number;
  ply: number;
}

// GET  /api/tables/{table}                     any token or code → TableInfo
// GET  /api/tables/{table}/frame               → Frame (whole)
// GET  /api/tables/{table}/positions/{ply}     → Frame as the viewer saw it at that ply, legal [] and can all false
// POST /api/tables/{table}/commands            Command or PreviewRequest → Done | Refused | Previewed
// GET  /api/tables/{table}/record              → text/plain: the record as the viewer has seen it; whole, with the secret, once over
// GET  /api/openapi.json                       → this interface, OpenAPI 3.1
// WS   /api/tables/{table}/socket

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  message: string;
}

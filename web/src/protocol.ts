// The messages between page and server, as types. docs/PROTOCOL.md tells them in words; the server's
// tests hold both to what it sends.

/** A seat's number from 1; 0 is chance as an actor and a spectator as a viewer. */
export type Seat = number;

/** Something that happened, would happen or stands in the way: a code and its parameters. */
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
  /** How many events of the game there are with this one: 1, 2, 3… */
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
  /** For a person: SHA-256 of the seat's nonce, 64 hexadecimal digits. Absent at tables made before
   * seats had any. */
  commitment?: string;
  /** For a person, once every seat is taken and it is revealed: the nonce, 32 hexadecimal digits. */
  nonce?: string;
}

/** The state of a table beside the game's position: the same for every viewer of that table. */
export interface TableInfo {
  table: string;
  game: string;
  /** All options of the game. */
  options: Record<string, string>;
  seats: SeatInfo[];
  /** `waiting`: for somebody to take an open seat, or for a nonce to be revealed; nothing is drawn or
   * played before. */
  phase: 'waiting' | 'playing' | 'over';
  /** Winning seats, ascending; [] until the end. */
  winners: Seat[];
  /** The seat that resigned, or 0. */
  resigned: Seat;
  /** SHA-256 of the table's secret, hexadecimal. */
  commitment: string;
  /** The seats whose nonces are awaited now, ascending: all are taken, and the game begins with the last
   * of these. [] at all other times. */
  reveal: Seat[];
  /** The secret itself, once the game is over; else absent. */
  secret?: string;
  /** For a series: this game's number from 1, how many in all, and each seat's sum of remaining
   * pagodas over the games that are finished, this one included when it is over. */
  series?: {
    game: number;
    of: number;
    totals: number[];
    /** Where the games differ, in their boards: all options of the first game, the second and so on, and
     * then from the first again. */
    gameOptions?: Record<string, string>[];
  };
  /** An open request for a takeback. */
  takeback?: { by: Seat; agreed: Seat[] };
  /** Seats that want a rematch (or the next game of a series); and the table, once it stands. The
   * seat tokens of this table open the seats of the next one. */
  rematch: {
    by: Seat[];
    /** Once the game is over: the next table's id and the commitment to its secret, fixed before
     * anybody gives a nonce for it. */
    next?: Commitment;
    table?: string;
  };
  /** Milliseconds since 1970, of the making and of the last event. */
  created: number;
  updated: number;
}

/** A table to come: its id and the SHA-256 of its secret. Who has it before giving a nonce knows that
 * the secret was not chosen to suit the nonce. */
export interface Commitment {
  table: string;
  commitment: string;
}

/** What this viewer may do beside playing; for a spectator all false. */
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
  /** How far the table's log goes that this shows: commands are based on it. */
  seq: number;
  /** Events of the game so far, those stepped back over not counted. */
  ply: number;
  /** True: `events` are all events from the first; forget what was known. False: those since the
   * frame before. */
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
  /** Absent where the game asks this viewer nothing that may be declined in advance. */
  questions?: Questions;
}

/** Sent when something of the table but not of the game changes (presence, requests…). */
export interface TableMessage {
  type: 'table';
  can: Can;
  info: TableInfo;
  questions?: Questions;
}

/** The questions to a seat that may be declined in advance: nobody else can tell whether they were. */
export interface Questions {
  /** The seat is not asked before this moment, or (2147483646) only what is not routine: the table
   * declines for it. 0: it is asked, also where it can only decline. */
  until: number;
  /** The moments to which questions may be put off, ascending; named as happenings are. */
  ahead: { at: number; name: Happening }[];
}

/** A computer seat thinks; `ms` is about how long it will. Ended by the next frame. */
export interface Thinking {
  type: 'thinking';
  seat: Seat;
  ms: number;
}

/** A command was carried out and is on disk. */
export interface Done {
  type: 'done';
  id: string;
  seq: number;
}

export type RefusedCode =
  /** Not legal: `refusal` says why, `index` which of the actions. */
  | 'illegal'
  /** Based on a position that is gone; a whole frame follows. */
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

/** The answer to `preview` where all actions are legal. */
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

/** A command. `id` is made by the client (1 to 64 characters of A–Z a–z 0–9 - _); one that was
 * carried out is answered again as the first time. `seq` is that of the frame it is based on. */
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
  /** Gives up a game of two. */
  | { type: 'resign'; id: string; seq: number }
  /** Hands the seat to a computer, at a table of three or four. */
  | { type: 'leave'; id: string; seq: number }
  /** Wants a rematch with the seats moved on by one, or the next game of a series. Computers want
   * it too. `commitment`: SHA-256 of this seat's nonce at the next table, to be revealed there; `nonce`:
   * the nonce itself, only where no other person sits; zeros if both are absent. */
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
  /** Whether anything is drawn in it. */
  draws: boolean;
  /** Whether a table may play a series of games (QIN-21). */
  series: boolean;
}

/** A seat's share in the fairness of the draws: SHA-256 of a nonce, to be revealed when all seats are
 * taken; or the nonce itself, 32 hexadecimal digits, where no seat is open afterwards. */
export type Share = { commitment: string } | { nonce: string };

/** POST /api/tables → 201 TableMade */
export interface NewTable {
  /** A table reserved by POST /api/commitments (no body → 201 Commitment; good for ten minutes),
   * before its nonces are given; the server takes a new one if absent. */
  table?: string;
  game: string;
  options?: Record<string, string>;
  /** One for each seat in order. Several `me` are players at one screen. */
  seats: (
    ({ kind: 'me'; name: string } & Share) | { kind: 'open' } | { kind: 'computer'; level: Level }
  )[];
  /** How many games a series has; 1 if absent. */
  games?: number;
  /** What the games of a series have instead of `options`, one after the other and then from the first
   * again; at most one for each game. */
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
  /** The seat's token, made by whoever joins (24 of A–Z a–z 0–9 - _); the same wish again, where no
   * answer came, is answered as the first time. Made by the server if absent. */
  token?: string;
};

export interface Joined {
  info: TableInfo;
  seat: Seat;
  token: string;
}

/** POST /api/summaries: what the home page shows of one's games. Unknown ones are left out. */
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

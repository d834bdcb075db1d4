// What is sent over a table's socket.

import type { Can, EventShown, Happening, Refusal, Seat, TableInfo } from './table';

// ── from the server ──────────────────────────────────────────────────────────────────────────────

/** A position that this viewer is shown on the way from one frame to the next. */
export interface StageShown {
  /** The event that leads through it. */
  ply: number;
  /** How many of that event's happenings have come about by then. */
  told: number;
  /** The members of the view: for a frame's first stage all, for each later one those that differ from
   * the stage before. */
  view: object;
}

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
  /** The positions between the previous frame and this one, in order. Absent if there are none, and if
   * `whole`. */
  stages?: StageShown[];
  /** Absent if the game has no questions for this viewer that may be declined in advance. */
  questions?: Questions;
  prepared?: Prepared;
  clock?: Clocks;
}

/** The clocks as they stood when the message was made, by seat, in milliseconds. Absent if time does not
 * count. */
export interface Clocks {
  left: number[];
  /** What a seat may use before its own time is counted: what is left of a vacation too. */
  free: number[];
  running: Seat[];
}

/** Sent when something about the table but not the game changes (presence, requests…). */
export interface TableMessage {
  type: 'table';
  can: Can;
  info: TableInfo;
  questions?: Questions;
  prepared?: Prepared;
  clock?: Clocks;
}

/** What the viewer's seat would answer to what others may do. Absent where nothing can be prepared. */
export interface Prepared {
  /** Those that stand, from here on. */
  lines: PreparedLine[];
  /** Of them, those of which the answer is due and against the rules. */
  illegal: PreparedLine[];
}

/** Others' actions and the own answers, in order, as a record has them: `2 c3`. */
export interface PreparedLine {
  events: string[];
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

/** A hint, for the seat that took it: the best choices at its decision, by what it knows. Chances are in
 * ten-thousandths. Holds until the seat acts or something is taken back. */
export interface Hint {
  type: 'hint';
  seat: Seat;
  seq: number;
  /** Several seats decide at a time, so that a mix of choices may be best. */
  mixed: boolean;
  /** Up to three, the best first; none if the analysis failed. */
  choices: HintChoice[];
}

export interface HintChoice {
  /** The choice, and what the seat would do next in the same turn. */
  actions: string[];
  /** The chance to win after it, and how uncertain that is. */
  chance: number;
  error: number;
  /** How often it should be chosen, where a mix is best. */
  part: number;
  /** What the actions do, as the seat can foresee it. */
  does: Happening[];
  /** What is then to be expected of the others; may be empty. */
  answer: EventShown[];
  /** It depends on what the seat can't see: then it is what happens in most of the worlds that it can imagine. */
  unforeseen: boolean;
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
  | 'malformed'
  /** Nothing was said. */
  | 'talk-account'
  | 'talk-length'
  | 'talk-characters'
  | 'talk-slow'
  | 'talk-silenced';

export interface Refused {
  type: 'refused';
  id: string;
  code: RefusedCode;
  message: string;
  index?: number;
  refusal?: Refusal;
  silenced?: Omit<Silenced, 'type'>;
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

/** Something that was said at the table: `phrase` or `words`, or that it was `removed`. */
export interface Said {
  room: 'players' | 'watchers';
  /** Its number in the room: it takes the place of the one before with the same. */
  line: number;
  at: number;
  /** 0: somebody who watches, with a name if they have an account. */
  seat: Seat;
  name?: string;
  phrase?: string;
  words?: string;
  removed?: { by: 'host' | 'author'; reason?: string };
}
export interface TalkMessage {
  type: 'talk';
  lines: Said[];
}

/** The host has taken the word from whoever reads this. `mute`: no free words; `ban`: nothing is said or heard. */
export interface Silenced {
  type: 'silenced';
  kind: 'mute' | 'ban';
  reason: string;
  until: number;
}

export type ServerMessage =
  | Frame
  | TableMessage
  | Thinking
  | Hint
  | TalkMessage
  | Silenced
  | Done
  | Refused
  | Previewed
  | Failure
  | Pong;

// ── from the client ──────────────────────────────────────────────────────────────────────────────

/** The first message on a socket. `since`: the seq of the last frame that this client has. */
export interface Hello {
  type: 'hello';
  token: string;
  since?: number;
  talk?: Heard;
}

/** The last line that is known of each room; 0: none. */
export interface Heard {
  players: number;
  watchers: number;
}

/** A command. `id` is chosen by the client (1 to 64 characters of A–Z a–z 0–9 - _); a repeated command
 * gets the first answer. `seq` is that of the frame it is based on. */
export type Command =
  /** One or more actions of the viewer's seat, all or none. */
  | { type: 'play'; id: string; seq: number; actions: string[] }
  /** Declines the seat's questions until a moment of `questions.ahead`; 0: ask again. */
  | { type: 'put-off'; id: string; seq: number; until: number }
  /** Says what the seat would answer to what others may do, where a turn has days; replaces what it has said
   * before. */
  | { type: 'prepare'; id: string; seq: number; lines: PreparedLine[] }
  /** Takes back the seat's own last action at once: nobody has acted since, and it uncovered nothing. */
  | { type: 'back'; id: string; seq: number }
  /** Asks the others to take back to before the viewer's last decision. */
  | { type: 'takeback'; id: string; seq: number }
  /** Answers an open request for a takeback. */
  | { type: 'answer'; id: string; seq: number; accept: boolean }
  /** Takes a hint, where the table allows it and the seat is to act. */
  | { type: 'hint'; id: string; seq: number }
  /** Resigns a game of two. */
  | { type: 'resign'; id: string; seq: number }
  /** Hands the seat to a computer, at a table of three or four. */
  | { type: 'leave'; id: string; seq: number }
  /** Takes the table off the list of open tables, while a seat is open. */
  | { type: 'unlist'; id: string; seq: number }
  /** Wants all clocks to stand; or does not, or goes on. */
  | { type: 'pause'; id: string; seq: number; accept: boolean }
  /** Goes on vacation for some days more, where a turn has days; 0: comes back. */
  | { type: 'vacation'; id: string; seq: number; days: number }
  /** Says in which time zone the seat's player is, where a turn has days: none falls due in the night there.
   * '': at any hour. */
  | { type: 'nights'; id: string; seq: number; zone: string }
  /** Requests a rematch with the seats rotated by one, or the next game of a series. Computers always
   * agree. `commitment`: SHA-256 of this seat's nonce at the next table, to be revealed there; `nonce`:
   * the nonce itself, only if no other person sits there; zeros if both are absent. */
  | { type: 'rematch'; id: string; seq: number; commitment?: string; nonce?: string }
  /** Says something in one's own room. */
  | { type: 'say'; id: string; seq: number; phrase?: string; words?: string }
  /** Has whoever runs the server look at a line. */
  | { type: 'report'; id: string; seq: number; room: string; line: number; reason: string }
  /** Reveals the seat's nonce, when `info.reveal` asks for it: 32 hexadecimal digits. */
  | { type: 'reveal'; id: string; seq: number; nonce: string };

/** Asks what actions would do; changes nothing. */
export interface PreviewRequest {
  type: 'preview';
  id: string;
  seq: number;
  actions: string[];
  /** In a finished game: on the position after this many events. */
  ply?: number;
  /** While others are to act: as if it had come to the turn of a seat, after what others may do. */
  supposed?: { after: string[]; seat: Seat };
}

/** Whether somebody sees the page; who does not is told elsewhere that the game waits. */
export interface Look {
  type: 'look';
  here: boolean;
}

export type ClientMessage = Hello | Command | PreviewRequest | Look | { type: 'ping' };

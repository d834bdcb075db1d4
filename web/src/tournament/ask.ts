// What there is of tournaments, and how the server is asked about them.

import { json } from '../api';
import { follow as followPath, send } from '../requests/requests';
import { ROOT } from '../root';

export const KINDS = ['swiss', 'round-robin', 'double-round-robin', 'knock-out', 'groups'] as const;
export type Kind = (typeof KINDS)[number];
export const TIE_BREAKS = ['buchholz', 'sonneborn-berger', 'direct-encounter', 'wins'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];
export const PHASES = ['open', 'running', 'closed'] as const;
export type Phase = (typeof PHASES)[number];
export type Act = 'enter' | 'withdraw' | 'start' | 'close';

export interface Clock {
  base: number;
  increment: number;
  days?: number;
  then: 'lost' | 'computer';
}
/** A tournament in a list. */
export interface Listed {
  id: string;
  name: string;
  game: string;
  options: Record<string, string>;
  seats: number;
  kind: Kind;
  /** How many there will be; 0 where that is not known yet. */
  rounds: number;
  clock: Clock;
  rated: boolean;
  /** Absent: when its maker lets it begin. */
  startsAt?: number;
  phase: Phase;
  /** How many are paired. */
  round: number;
  /** How many take part. */
  entered: number;
  most: number;
  /** Empty if the account is deleted, like all names; and where the host made it. */
  maker: string;
  /** The club whose members alone may enter. */
  club?: { id: string; name: string };
  /** Whether the reader takes part, or does not any more; absent for others. */
  you?: 'in' | 'out';
  /** The reader's own table of this round, while it is played. */
  table?: string;
  /** The reader's. */
  rank?: number;
  /** Of which league it is a division. */
  league?: { id: string; name: string; season: number; division: number };
}
export interface List {
  tournaments: Listed[];
  /** Whether the reader may make one. */
  may: 'make'[];
}
export interface Entrant {
  name: string;
  rating: number;
  provisional?: boolean;
  withdrawn: boolean;
}
export interface Standing {
  rank: number;
  name: string;
  points: number;
  played: number;
  /** In the order of the tournament's. */
  tieBreaks: number[];
  withdrawn: boolean;
}
export interface Game {
  /** Absent where somebody had withdrawn before. */
  table?: string;
  /** By seats. */
  players: string[];
  result?: { winners: number[]; absent: number[] };
}
export interface Round {
  number: number;
  games: Game[];
  byes: string[];
}
export interface Tournament extends Listed {
  tieBreaks: TieBreak[];
  replays: number;
  /** By their pairing numbers. */
  entrants: Entrant[];
  standings: Standing[];
  pairings: Round[];
  may: Act[];
  /** Empty until it is over. */
  winner: string[];
}
export interface NewTournament {
  name: string;
  game: string;
  options: Record<string, string>;
  kind: Kind;
  rounds?: number;
  most?: number;
  replays?: number;
  tieBreaks?: TieBreak[];
  clock: { base: number; increment: number } | { days: number };
  startsAt?: number;
  rated?: boolean;
  club?: string;
}
/** A table of a tournament that waits for the reader. */
export interface Called {
  id: string;
  name: string;
  game: string;
  round: number;
  table: string;
}

const AT = '/tournaments';

export const make = (tournament: NewTournament): Promise<{ id: string }> =>
  json(AT, '', tournament);

const PATHS = {
  enter: ['POST', 'entry'],
  withdraw: ['DELETE', 'entry'],
  start: ['POST', 'start'],
  close: ['POST', 'close'],
} as const satisfies Record<Act, [string, string]>;

/** Does something about a tournament, which the answer shows as it is then. */
export function act(id: string, what: Act): Promise<Tournament> {
  const [method, path] = PATHS[what];
  return send<Tournament>(method, `${AT}/${id}/${path}`);
}

/** A copy of it, for other programs. */
export const exported = (id: string, format: 'json' | 'csv' | 'trf'): string =>
  `${ROOT}/api${AT}/${id}/export?format=${format}`;

/** How often it is asked again, in milliseconds. */
const EVERY = 10_000;

/** Follows all of them ('') or one (its path).
 * @param root of what is asked for
 * @see followPath */
export const follow = (
  path: string,
  told: (news: unknown) => void,
  failed: (code: string) => void,
  root: string = AT,
): (() => void) => followPath(root + path, told, failed, EVERY).end;

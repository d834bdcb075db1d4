// What there is of tournaments, and how the server is asked about them.

import { ApiError, json } from '../api';

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
}
/** A table of a tournament that waits for the reader. */
export interface Called {
  id: string;
  name: string;
  game: string;
  round: number;
  table: string;
}

const ROOT = '/tournaments';

export const make = (tournament: NewTournament): Promise<{ id: string }> =>
  json(ROOT, '', tournament);

const PATHS = {
  enter: ['POST', 'entry'],
  withdraw: ['DELETE', 'entry'],
  start: ['POST', 'start'],
  close: ['POST', 'close'],
} as const satisfies Record<Act, [string, string]>;

/** Does something about a tournament, which the answer shows as it is then. */
export function act(id: string, what: Act): Promise<Tournament> {
  const [method, path] = PATHS[what];
  return send(method, `${ROOT}/${id}/${path}`) as Promise<Tournament>;
}

/** Asks the server, or tells it something that is all in the path. */
export async function send(method: 'GET' | 'POST' | 'DELETE', path: string): Promise<unknown> {
  const post = {
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  };
  const answer = await fetch(`/api${path}`, {
    method,
    cache: 'no-store',
    ...(method === 'POST' ? post : {}),
  }).catch(offline);
  return (await fine(answer)).json() as Promise<unknown>;
}

/** A copy of it, for other programs. */
export const exported = (id: string, format: 'json' | 'csv' | 'trf'): string =>
  `/api${ROOT}/${id}/export?format=${format}`;

function offline(): never {
  throw new ApiError('offline', 'no connection');
}

async function fine(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const { code } = (await answer.json().catch(() => ({ code: 'unknown' }))) as { code: string };
  throw new ApiError(code, '');
}

/** How often it is asked again, in milliseconds. */
const EVERY = 10_000;

/** Asks again and again while the page is seen; tells what has changed.
 * @param failed called if there is no answer; what was told stays
 * @param root of what is asked for
 * @returns what ends it */
export function follow(
  path: string,
  told: (news: unknown) => void,
  failed: (code: string) => void,
  root = ROOT,
): () => void {
  let tag = '';
  let ended = false;
  async function ask() {
    try {
      const headers: Record<string, string> = tag ? { 'If-None-Match': tag } : {};
      const init = { headers, cache: 'no-store' } as const;
      const answer = await fetch(`/api${root}${path}`, init).catch(offline);
      if (answer.status === 304) return;
      const news = (await (await fine(answer)).json()) as unknown;
      if (ended) return;
      tag = answer.headers.get('ETag') ?? '';
      told(news);
    } catch (error) {
      if (!ended) failed(error instanceof ApiError ? error.code : 'unknown');
    }
  }
  const again = () => {
    if (!document.hidden) void ask();
  };
  void ask();
  const timer = setInterval(again, EVERY);
  document.addEventListener('visibilitychange', again);
  return () => {
    ended = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}

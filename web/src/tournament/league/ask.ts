// What there is of leagues, and how the server is asked about them.

import { json } from '../../api';
import { send } from '../../requests/requests';
import { type Clock, follow, type NewTournament } from '../ask';

export type Act = 'join' | 'leave' | 'start' | 'close';
export type Moves = 'up' | 'down' | 'stays';

/** A league in a list. */
export interface Listed {
  id: string;
  name: string;
  game: string;
  options: Record<string, string>;
  clock: Clock;
  rated: boolean;
  /** In one division. */
  most: number;
  /** How many go up from a division, and as many down. */
  movers: number;
  /** Days between two seasons. */
  pause: number;
  phase: 'waiting' | 'running' | 'closed';
  /** The one that is played, or the last one; 0 before the first. */
  season: number;
  /** When the next one begins by itself. */
  next?: number;
  /** Who play in the next season. */
  members: number;
  /** Empty if the account is deleted, and where the host made it. */
  maker: string;
  /** Whether the reader plays on, or does not after this season; absent for others. */
  you?: 'in' | 'out';
  /** The reader's own of this season. */
  division?: number;
}
export interface List {
  leagues: Listed[];
  may: 'make'[];
}
export interface Line {
  rank: number;
  name: string;
  points: number;
  played: number;
  /** As it stands. */
  moves: Moves;
  /** Whether they don't play in the next season. */
  leaves: boolean;
}
export interface Division {
  number: number;
  /** Its id. */
  tournament: string;
  phase: 'running' | 'closed';
  round: number;
  rounds: number;
  standings: Line[];
}
export interface Season {
  number: number;
  began: number;
  ended?: number;
  winner?: string;
}
export interface League extends Listed {
  divisions: Division[];
  newcomers: string[];
  /** The last one first. */
  seasons: Season[];
  may: Act[];
}
export type NewLeague = Pick<
  NewTournament,
  'name' | 'game' | 'options' | 'most' | 'clock' | 'startsAt' | 'rated'
> & { movers: number; pause: number };

const AT = '/leagues';

export const make = (league: NewLeague): Promise<{ id: string }> => json(AT, '', league);

const PATHS = {
  join: ['POST', 'entry'],
  leave: ['DELETE', 'entry'],
  start: ['POST', 'start'],
  close: ['POST', 'close'],
} as const satisfies Record<Act, [string, string]>;

/** Does something about a league, which the answer shows as it is then. */
export function act(id: string, what: Act): Promise<League> {
  const [method, path] = PATHS[what];
  return send<League>(method, `${AT}/${id}/${path}`);
}

/** The divisions of a season. */
export async function season(id: string, number: number): Promise<Division[]> {
  return (await json<{ divisions: Division[] }>(`${AT}/${id}/seasons/${number}`)).divisions;
}

/** All of them, or one, again and again while the page is seen.
 * @returns what ends it */
export const following = (
  path: string,
  told: (news: unknown) => void,
  failed: (code: string) => void,
): (() => void) => follow(path, told, failed, AT);

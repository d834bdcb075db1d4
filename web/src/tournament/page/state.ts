// How far a tournament has come, and what the reader has to do with it.

import type { Words } from '../../words';
import type { Game, Round, Tournament } from '../ask';

export const last = ({ pairings }: Pick<Tournament, 'pairings'>): Round | undefined =>
  pairings[pairings.length - 1];

/** The reader's part in a round. */
export type Part =
  | { is: 'none' }
  | { is: 'bye' }
  | { is: 'plays'; others: string[]; table: string }
  | { is: 'played' };

export function partIn(tournament: Tournament, name: string): Part {
  const round = last(tournament);
  if (!round || tournament.phase !== 'running' || name === '') return { is: 'none' };
  if (round.byes.includes(name)) return { is: 'bye' };
  const game = round.games.find(({ players }) => players.includes(name));
  if (!game) return { is: 'none' };
  if (game.result || !game.table) return { is: 'played' };
  return { is: 'plays', others: game.players.filter((each) => each !== name), table: game.table };
}

export const over = ({ games }: Round): number => games.filter(({ result }) => result).length;

/** The name of a round of a knock-out, by how many are left in it; and whether it is played again.
 * @param at its index */
export function knockOutRound(
  { pairings, entrants }: Pick<Tournament, 'pairings' | 'entrants'>,
  at: number,
  words: Words,
): { title: string; again: boolean } {
  let left = 2 ** Math.ceil(Math.log2(Math.max(2, entrants.length)));
  let again = false;
  for (let k = 0; k <= at; k++) {
    again = k > 0 && pairings[k]!.games.every((game) => pairings.slice(0, k).some(metIn(game)));
    if (k > 0 && !again) left /= 2;
  }
  const key = left <= 8 ? `knock-out.${left}` : 'knock-out.many';
  return { title: words.phrase(key, { left }), again };
}

const metIn =
  ({ players }: Game) =>
  ({ games }: Round): boolean =>
    games.some((game) => players.every((each) => game.players.includes(each)));

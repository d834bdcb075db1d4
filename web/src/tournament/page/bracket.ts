// The draw of a knock-out: who meets whom in each of its stages, as far as that is known. A stage is a round with
// those in which its shared games are played again.

import type { Game, Round, Tournament } from '../ask';

/** One of the two of a match. */
export interface Side {
  /** null: not known yet; or nobody, where the other one goes on alone. */
  name: string | null;
  /** Whether they go on; null: not known yet. */
  on: boolean | null;
}
export interface Match {
  sides: [Side, Side];
  /** Shared ones are followed by the one in which they were played again. */
  games: Game[];
  /** Nobody is to come to one of the two places. */
  alone: boolean;
}
export interface Stage {
  /** How many places are left in it. */
  left: number;
  matches: Match[];
}
/** Who is in a place: somebody by pairing number, from 0; somebody who is not known yet; nobody. */
type Place = number | 'open' | 'nobody';

type Drawn = Pick<Tournament, 'entrants' | 'pairings' | 'winner'>;

/** The first and the second can meet in the final only, and so on. */
function places(count: number): Place[] {
  let seeds = [0];
  while (seeds.length < count) {
    const last = 2 * seeds.length - 1;
    seeds = seeds.flatMap((seed) => [seed, last - seed]);
  }
  return seeds.map((seed) => (seed < count ? seed : 'nobody'));
}

export const shared = (game: Game | undefined): boolean =>
  game?.result !== undefined && game.result.winners.length > 1 && game.result.absent.length === 0;

/** Its stages, down to the final. */
export function bracket({ entrants, pairings, winner }: Drawn): Stage[] {
  const names = entrants.map(({ name }) => name);
  const rounds = [...pairings];
  const stages: Stage[] = [];
  let left = places(entrants.length);
  while (left.length > 1) {
    const pairs = Array.from({ length: left.length / 2 }, (_, k): [Place, Place] => [
      left[2 * k]!,
      left[2 * k + 1]!,
    ]);
    const games = played(pairs, names, rounds);
    const seen = [...rounds.flatMap((round) => round.games.flatMap((g) => g.players)), ...winner];
    const next = pairs.map((pair, k) => goesOn(pair, names, games[k]!, seen));
    stages.push({
      left: left.length,
      matches: pairs.map((pair, k) => ({
        sides: [side(pair[0], next[k]!, names), side(pair[1], next[k]!, names)],
        games: games[k]!,
        alone: pair.includes('nobody'),
      })),
    });
    left = next;
  }
  return stages;
}

const side = (place: Place, next: Place, names: string[]): Side =>
  typeof place === 'number'
    ? { name: names[place]!, on: next === 'open' ? null : next === place }
    : { name: null, on: null };

/** Takes the rounds of a stage away from those that are left, and tells the games of each pair. */
function played(pairs: [Place, Place][], names: string[], rounds: Round[]): Game[][] {
  const games = pairs.map((): Game[] => []);
  const match = ({ players }: Game) =>
    pairs.findIndex(
      (pair, k) =>
        (games[k]!.length === 0 || shared(games[k]!.at(-1))) &&
        pair.every((place) => typeof place === 'number' && players.includes(names[place]!)),
    );
  while (rounds[0] && rounds[0].games.every((game) => match(game) >= 0)) {
    for (const game of rounds.shift()!.games) games[match(game)]?.push(game);
  }
  return games;
}

/** Who of a pair goes on. After shared games without an end, later rounds tell.
 * @param seen who is in them, or has won */
function goesOn(pair: [Place, Place], names: string[], games: Game[], seen: string[]): Place {
  const [one, other] = pair;
  if (one === 'nobody') return other;
  if (other === 'nobody') return one;
  const result = games.at(-1)?.result;
  if (!result || one === 'open' || other === 'open') return 'open';
  if (shared(games.at(-1))) return [one, other].find((at) => seen.includes(names[at]!)) ?? 'open';
  if (result.winners.length === 0) return 'nobody';
  const name = games.at(-1)!.players[result.winners[0]! - 1];
  return names[one] === name ? one : other;
}

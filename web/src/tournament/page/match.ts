// A match of a knock-out in words.

import type { Words } from '../../words';
import type { Game } from '../ask';
import { outcomeTold, scoreOf, who } from '../telling';
import { type Match, shared, type Side } from './bracket';

/** Who is known in it. */
export const known = ({ sides }: Match): string[] =>
  sides.flatMap(({ name }) => (name === null ? [] : [name]));

/** Whoever goes on; null: not known yet, or nobody. */
export const winner = ({ sides }: Match): string | null => sides.find(({ on }) => on)?.name ?? null;

/** What the scores alone don't tell of somebody. */
export function noteOf({ games, alone }: Match, { name, on }: Side, words: Words): string {
  const last = games.at(-1);
  if (name === null) return '';
  if (alone) return words.word('bracket.alone');
  if (on && shared(last)) return words.word('bracket.on');
  const seat = last?.players.indexOf(name) ?? -1;
  return last?.result?.absent.includes(seat + 1) ? words.word('bracket.absent') : '';
}

/** All of it in sentences, for those who don't see it. */
export function toldOf(match: Match, words: Words): string {
  const { games, alone } = match;
  const names = known(match).map((name) => who(name, words));
  if (names.length === 0) return words.text('bracket.open');
  if (alone) return words.text('bracket.alone.of', { names });
  if (names.length === 1) return words.text('bracket.waits', { names });
  const pair = words.text('bracket.pair', { names });
  if (games.length === 0) return pair;
  const all = games.map((game) => outcomeTold(game, words)).join('. ');
  const on = winner(match);
  const end =
    on !== null && shared(games.at(-1))
      ? words.text('bracket.on.of', { name: who(on, words) })
      : '';
  return `${pair} ${all}. ${end}`;
}

/** What somebody got of one of its games; '' while it is played. */
export const scoreIn = (game: Game, name: string | null): string =>
  name === null ? '' : scoreOf(game, game.players.indexOf(name) + 1);

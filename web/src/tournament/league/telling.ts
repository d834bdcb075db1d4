// Leagues in words: what one is, what comes next and when.

import type { Words } from '../../words';
import { DOT, gameTold, paceTold, whenTold, who } from '../telling';
import type { League, Listed, Season } from './ask';
import { region } from '../../region';

/** What is played, in divisions of how many, at which pace. */
export const about = (league: Listed, words: Words): string =>
  [
    gameTold(league, words),
    words.phrase('league.most', { most: league.most }),
    paceTold(league.clock, words),
    ...(league.rated ? [words.word('note.rated')] : []),
  ].join(DOT);

/** The second line of a row. */
export function facts(league: Listed, words: Words, now = Date.now()): string {
  const { phase, season, next, members: count, division } = league;
  const state = () => {
    if (phase === 'closed') return words.word('league.over');
    if (phase === 'running') return words.phrase('league.season', { season });
    return next
      ? words.phrase('league.begins', { when: whenTold(next, words, now) })
      : words.word('tournament.when.maker');
  };
  return [
    state(),
    ...(phase === 'running' && division
      ? [words.phrase('league.yours', { division })]
      : [words.phrase('tournament.players', { count })]),
    paceTold(league.clock, words),
  ].join(DOT);
}

/** What happens in it, and what comes next. */
export function state(league: League, words: Words, me: string, now = Date.now()): string {
  const { phase, season, next, members: count, maker, divisions, pause } = league;
  if (phase === 'closed') return words.text(season ? 'state.over' : 'state.never', { season });
  if (phase === 'running') {
    const over = divisions.filter((division) => division.phase === 'closed').length;
    const key = divisions.length === 1 ? 'state.running.one' : 'state.running';
    return words.text(key, { season, over, count: divisions.length, pause });
  }
  const begins = next
    ? words.text(season ? 'state.next' : 'state.first', {
        season,
        coming: season + 1,
        when: whenTold(next, words, now),
      })
    : words.text(
        maker !== '' && maker === me ? 'state.you' : maker ? 'state.maker' : 'state.host',
        {
          maker: who(maker, words),
        },
      );
  return `${begins} ${words.text('state.members', { count })}`;
}

/** From when to when a season was played, and who won it. */
export function seasonTold({ number, began, ended, winner }: Season, words: Words): string {
  const day = new Intl.DateTimeFormat(region(words.language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const title = words.text('season.title', { season: number });
  const days = words.phrase('season.days', { began: day.format(began), ended: day.format(ended) });
  const won = words.phrase('season.won', { name: who(winner ?? '', words) });
  return [title, days, won].join(DOT);
}

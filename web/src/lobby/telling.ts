// An open table in words: who sits there, and what differs from the usual game.

import type { GameInfo, Level, Listing } from '../protocol';
import { nameAt, type Taker } from '../table/names/computers';
import { told } from '../table/clock/time';
import { called } from '../table/names/names';
import type { Words } from '../words';
import { free } from './list';

/** Who sits there, in order.
 * @param ratings of some of them, by seat */
export function sitters(
  { seats }: Listing,
  words: Words,
  ratings: readonly { seat: number; rating: number }[] = [],
): string[] {
  const takers = seats.map(({ kind, level }): Taker =>
    kind === 'computer' ? (level ?? 'medium') : 'person',
  );
  return seats.flatMap((sitter, k) => {
    if (sitter.kind === 'open') return [];
    const rating = ratings.find(({ seat }) => seat === k + 1)?.rating;
    return sitter.kind === 'person'
      ? [called(sitter) + (rating === undefined ? '' : ` ${rating}`)]
      : [nameAt(takers, k + 1, takers[k] as Level, words)];
  });
}

/** Of whom a reader should know how they keep to their time before sitting down. */
export const timed = ({ clock, phase, seats }: Listing): string[] =>
  clock && phase === 'waiting'
    ? seats.filter(({ kind, account }) => kind === 'person' && account).map(({ name }) => name)
    : [];

/** What a reader should know before sitting down: seats, options, help, a series. */
export function terms(listing: Listing, game: GameInfo | undefined, words: Words): string {
  const differs = (game?.options ?? [])
    .filter(({ name, default: usual }) => (listing.options[name] ?? usual) !== usual)
    .map(({ name }) => option(listing, name, words));
  const parts = [...differs];
  if (listing.games > 1) parts.push(words.phrase('open.games', { games: String(listing.games) }));
  if (listing.hints) parts.push(words.word('note.hints'));
  if (listing.rated) parts.push([words.word('note.rated'), ...range(listing, words)].join(', '));
  else if (!listing.takebacks) parts.push(words.word('note.no-takebacks'));
  if (parts.length === 0) parts.push(words.word('open.usual'));
  if (listing.clock) parts.push(pace(listing.clock, words));
  if (listing.phase === 'waiting' && free(listing) > 1) {
    parts.push(words.phrase('open.free', { count: String(free(listing)) }));
  }
  return parts.join(' · ');
}

/** Whose ratings the table is for. */
function range({ ratings: { least, most } = {} }: Listing, words: Words): string[] {
  if (least === undefined && most === undefined) return [];
  const form = most === undefined ? 'least' : least === undefined ? 'most' : 'both';
  return [words.phrase(`open.ratings.${form}`, { least: least ?? 0, most: most ?? 0 })];
}

/** How much time there is. */
function pace({ base, increment, days }: NonNullable<Listing['clock']>, words: Words): string {
  if (days) return words.phrase('open.days', { days });
  const time = base % 60 === 0 ? `${base / 60}\u202fmin` : told(base * 1000);
  return words.phrase('open.clock', { time, seconds: increment });
}

function option({ game, options }: Listing, name: string, words: Words): string {
  const note = `note.${game}.${name}.${options[name]}`;
  if (words.has(note)) return words.word(note);
  return words.phrase('open.option', {
    option: words.word(`option.${game}.${name}`),
    value: words.word(`option.${game}.${name}.${options[name]}`),
  });
}

/** Whether nothing differs from the usual game, between persons. */
export function isUsual(listing: Listing, { options }: GameInfo): boolean {
  return (
    options.every(({ name, default: usual }) => (listing.options[name] ?? usual) === usual) &&
    listing.games === 1 &&
    !listing.hints &&
    listing.takebacks &&
    !listing.rated &&
    listing.seats.every(({ kind }) => kind !== 'computer')
  );
}

// Creates a table: by one click on a game, or from the options panel.

import * as api from '../api';
import { keep, seatKey } from '../device/kept';
import * as maker from '../device/maker';
import { person, publicName, t, tidy } from '../device/person.svelte';
import { place } from '../place.svelte';
import type { GameInfo, Level, NewTable, Share } from '../protocol';

/** Who takes a seat: oneself, a computer, someone with the invitation (or somebody with this name, who is challenged), whoever comes (the table is open to
 * all), someone at this screen. */
export type Sitter =
  | { who: 'me' }
  | { who: Level }
  | { who: 'friend'; name?: string }
  | { who: 'anyone' }
  | { who: 'here'; name: string };

/** What is allowed beside the rules: hints and takebacks, takebacks only, or neither. */
export type Help = 'hints' | 'takebacks' | 'none';

export interface Wish {
  game: string;
  options: Record<string, string>;
  sitters: Sitter[];
  /** What is chosen beside the game's options. */
  beside?: Omit<NewTable, 'game' | 'options' | 'seats'>;
  /** The person's name, as typed. */
  name: string;
  /** The position of a finished game from which it plays on, with that game's options. */
  from?: NonNullable<NewTable['from']>;
  /** Anybody who wants just such a game will do. */
  any?: boolean;
}

/** A game against medium computers, with all other options at their defaults. */
export function quick(info: GameInfo): Wish {
  const options = Object.fromEntries(info.options.map(({ name, default: value }) => [name, value]));
  const others = seatsOf(options) - 1;
  const computers = Array.from({ length: others }, (): Sitter => ({ who: 'medium' }));
  return {
    game: info.id,
    options,
    sitters: [{ who: 'me' }, ...computers],
    name: person.name,
  };
}

/** The same against people who are sent a link. */
export function invite(info: GameInfo): Wish {
  const wish = quick(info);
  return {
    ...wish,
    sitters: wish.sitters.map(({ who }) => ({ who: who === 'me' ? who : 'friend' })),
  };
}

/** The same against whoever comes.
 * @param clock undefined: time does not count */
export function ask(info: GameInfo, clock?: NewTable['clock']): Wish {
  const wish = quick(info);
  return {
    ...wish,
    sitters: wish.sitters.map(({ who }) => ({ who: who === 'me' ? who : 'anyone' })),
    any: true,
    ...(clock ? { beside: { clock } } : {}),
  };
}

/** The number of seats of a game with these options. */
export function seatsOf(options: Record<string, string>): number {
  return Number(options['players'] ?? 2);
}

/** Creates the table and opens it.
 * @param stays the person is elsewhere, and the table is not opened
 * @returns its id */
export async function start(wish: Wish, stays = false): Promise<string> {
  const shared = wish.sitters.some(({ who }) => who === 'here');
  // If someone else is to join, our shares are not shown before theirs are fixed.
  const listed = wish.sitters.some(({ who }) => who === 'anyone');
  const others = listed || wish.sitters.some(({ who }) => who === 'friend');
  const nonces = wish.sitters.map(() => api.nonce());
  const shares = others ? await committed(nonces) : nonces.map((nonce): Share => ({ nonce }));
  const table: NewTable = {
    game: wish.game,
    ...(wish.from ? { from: wish.from } : { options: wish.options }),
    seats: wish.sitters.map((sitter, index) =>
      seat(sitter, index, wish.name, shared, shares[index]!),
    ),
    ...(listed ? { listed } : {}),
    ...wish.beside,
  };
  const made = await api.make(table);
  person.name = tidy(wish.name);
  const own = Object.entries(made.tokens).map(([seat, token]) => ({ seat: Number(seat), token }));
  keep(made.info.table, {
    game: wish.game,
    tokens: own.map(({ token }) => token),
    nonces: Object.fromEntries(own.map(({ seat, token }) => [token, nonces[seat - 1]!])),
    commitment: made.info.commitment,
    watch: made.watch,
    ...(made.invitation ? { invitation: made.invitation } : {}),
    ...(listed ? { waits: wish.any ? 'quick' : 'open' } : {}),
  });
  if (stays) return made.info.table;
  const me = wish.sitters.findIndex(({ who }) => who === 'me') + 1;
  maker.made(made.info.table, own.find(({ seat }) => seat === me)?.token ?? '');
  place.go({ page: 'table', table: made.info.table, key: seatKey(made.info.table) });
  return made.info.table;
}

/** @throws ApiError `offline` if a required part cannot be loaded */
async function committed(nonces: string[]): Promise<Share[]> {
  try {
    const { hashOf } = await import('../fair/share');
    return await Promise.all(nonces.map(async (nonce) => ({ commitment: await hashOf(nonce) })));
  } catch {
    throw new api.ApiError('offline', 'the hashes could not be loaded');
  }
}

/** `shared`: several people at this screen need names to tell them apart. */
function seat(
  sitter: Sitter,
  index: number,
  own: string,
  shared: boolean,
  share: Share,
): NewTable['seats'][number] {
  const numbered = t('name.here', { number: index + 1 });
  switch (sitter.who) {
    case 'me': {
      const name = shared ? tidy(own) || numbered : publicName(own);
      return { kind: 'me', name, ...share };
    }
    case 'here':
      return { kind: 'me', name: tidy(sitter.name) || numbered, ...share };
    case 'friend':
      return { kind: 'open', ...(sitter.name ? { keptFor: sitter.name } : {}) };
    case 'anyone':
      return { kind: 'open' };
    default:
      return { kind: 'computer', level: sitter.who };
  }
}

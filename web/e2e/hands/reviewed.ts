// A finished game and its review, for pictures and tests.

import { activate, type Hands } from './hand';
import type { Person } from '../person/person';
import { HANDS } from './play';
import { Caller, from, playOn } from '../server/reach';
import type { Screen } from '../person/screen';
import { nonce, type Server } from '../server/server';

/** The address of a seat at a table for two against a computer, whose game the seat has resigned at the
 * beginning of its nth turn. So few decisions are reviewed in seconds. */
export async function resigned(server: Server, game: string, nth: number): Promise<string> {
  return (await ended(server, game, nth)).address;
}

/** Such a game, in whose review the seat has a decision to try again; a further one if there is none. */
export async function mistaken(server: Server, game: string): Promise<string> {
  const { caller, address } = await ended(server, game, 4);
  const { seats } = await caller.review();
  return seats[0]!.worst.length > 0 ? address : mistaken(server, game);
}

async function ended(server: Server, game: string, nth: number): ReturnType<typeof begun> {
  const there = await begun(server, game, nth);
  await there.caller.say('resign');
  return there;
}

/** Such a table at the beginning of the seat's nth turn; a further one if the game ends before. */
export async function begun(
  server: Server,
  game: string,
  nth: number,
): Promise<{ caller: Caller; address: string }> {
  const { info, tokens } = await server.make(
    {
      game,
      options: HANDS[game]!.short ?? {},
      seats: [
        { kind: 'me', name: 'Mei', nonce: nonce() },
        { kind: 'computer', level: 'easy' },
      ],
    },
    from(nonce()),
  );
  const caller = new Caller(server, { table: info.table, tokens }, 1);
  await playOn(caller, 1, nth);
  if ((await caller.frame()).info.phase === 'over') return begun(server, game, nth);
  return { caller, address: `${server.url}/t/${info.table}#seat=${tokens[1]}` };
}

/** Opens the review and waits until it is final. */
export async function analyse(person: Person, hands: Hands = 'mouse'): Promise<void> {
  await activate(person, hands, '.act-row .analyse');
  await person.page
    .locator('.review-body [data-explain="review:rest"]')
    .waitFor({ timeout: 240_000 });
}

/** Begins with the costliest decision. */
export async function retry({ page }: Person): Promise<void> {
  await page.locator('.act-row .act').click();
  await page.locator('.turn .ways').waitFor();
}

/** Asks for its answer. */
export async function answer(person: Person): Promise<void> {
  await retry(person);
  await person.page.locator('.turn .ways button').first().click();
  await person.page.locator('.way.better').waitFor();
}

const made = new WeakMap<Server, Map<string, Promise<string>>>();

/** One such game with a decision to try again, whose review is made only once. */
function one(server: Server, game: string): Promise<string> {
  const games = made.get(server) ?? new Map<string, Promise<string>>();
  made.set(server, games);
  const known = games.get(game) ?? mistaken(server, game);
  games.set(game, known);
  return known;
}

/** The review of such a game. */
export const reviewed =
  (game: string): Screen['reach'] =>
  async (server) => {
    const address = await one(server, game);
    return async (person) => {
      await person.page.goto(address);
      await analyse(person);
    };
  };

// A screen of the page, and how to reach it.

import type { NewTable } from '../../src/protocol';
import type { Person } from './person';
import { Caller, from, playOn } from '../server/reach';
import { commitmentTo, nonce, type Server } from '../server/server';

/** Shows the screen to a person. */
export type Show = (person: Person) => Promise<void>;

export interface Screen {
  name: string;
  /** Reaches it. The result can be shown to one person after another, unless showing it plays on. */
  reach(server: Server): Promise<Show>;
  /** Showing plays on at the table, so that nobody else would see the same. */
  playsOn?: true;
  /** What a small phone shows of it without scrolling, and with nothing over it. */
  uncovered?: string;
}

/** Shows a screen to one person after another: at one table if possible. */
export function shower(screen: Screen, server: Server): Show {
  let reached: Promise<Show> | null = null;
  return async (person) => {
    if (!reached || screen.playsOn) reached = screen.reach(server);
    await (
      await reached
    )(person);
  };
}

/** A page at an address of its own. */
export const page =
  (path: string): Screen['reach'] =>
  async (server) =>
  async (person) => {
    await person.page.goto(server.url + path);
    await person.page.locator('#main').waitFor();
    await person.page.waitForLoadState('networkidle');
  };

/** A table at the beginning of a person's nth turn against computers, or at the end (Infinity). */
export function table(game: string, options: Record<string, string>, nth: number): Screen['reach'] {
  return async (server) => {
    const { info, tokens } = await make(server, game, options, () => ({
      kind: 'computer',
      level: 'easy',
    }));
    await playOn(new Caller(server, { table: info.table, tokens }, 1), 1, nth);
    return async (person) => {
      await board(person, `${server.url}/t/${info.table}#seat=${tokens[1]}`);
      const frame = await person.until(
        (f) => f.info.phase === 'over' || f.legal.length > 0,
        'a turn',
      );
      if (frame.info.phase === 'over') await person.page.locator('.act-row .act').waitFor();
    };
  };
}

/** A table at the beginning of the first seat's nth turn, with a person of this name on every seat. */
export function named(
  game: string,
  options: Record<string, string>,
  names: readonly string[],
  nth: number,
): Screen['reach'] {
  return async (server) => {
    const seats = names.map((name) => ({ kind: 'me', name, nonce: nonce() }) as const);
    const { info, tokens } = await server.make({ game, options, seats }, from(nonce()));
    const callers = names.map((_, k) => new Caller(server, { table: info.table, tokens }, k + 1));
    let there = false;
    await Promise.all(
      callers.map(async (caller, k) => {
        await playOn(caller, k + 1, k === 0 ? nth : Infinity, () => there);
        there ||= k === 0;
      }),
    );
    return async (person) => {
      await board(person, `${server.url}/t/${info.table}#seat=${tokens[1]}`);
      await person.until((f) => f.legal.length > 0, 'a turn');
    };
  };
}

/** A table whose other seats are still open. */
export function waiting(game: string): Screen['reach'] {
  return async (server) => {
    const { info, tokens } = await make(server, game, {}, () => ({ kind: 'open' }));
    return (person) => board(person, `${server.url}/t/${info.table}#seat=${tokens[1]}`);
  };
}

type Seat = NewTable['seats'][number];

function make(
  server: Server,
  game: string,
  options: Record<string, string>,
  other: () => Seat,
): ReturnType<Server['make']> {
  const others = Array.from({ length: Number(options['players'] ?? 2) - 1 }, other);
  const open = others.some(({ kind }) => kind === 'open');
  const share = open ? { commitment: commitmentTo(nonce()) } : { nonce: nonce() };
  const seats: Seat[] = [{ kind: 'me', name: 'Mei', ...share }, ...others];
  return server.make({ game, options, seats }, from(nonce()));
}

async function board({ page }: Person, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.picture .board').waitFor();
}

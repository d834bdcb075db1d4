// Games of tournaments that are given up as soon as they have begun, by what the browsers of their players ask.

import { expect } from 'vitest';
import type { Game, Tournament } from '../../src/tournament/ask';
import type { Frame } from '../../src/protocol';
import type { Person } from './person';

/** What somebody's browser is told, with their session. */
export async function asked<T>(
  { page }: Person,
  path: string,
  method = 'GET',
  body?: object,
): Promise<T> {
  const answer = await page.evaluate(
    async ([path, method, body]) => {
      const said = await fetch(`/api${path}`, {
        method,
        headers: {
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          // At a table the session opens the seat that is kept for its account.
          ...(path.startsWith('/tables/') ? { Authorization: 'Bearer session' } : {}),
        },
        ...(body ? { body } : {}),
      });
      return { status: said.status, text: await said.text() };
    },
    [path, method, body ? JSON.stringify(body) : ''] as const,
  );
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

type People = Record<string, Person>;

/** Both sit down, and the one with the later name gives up. */
async function giveUp(people: People, { table, players }: Game): Promise<void> {
  for (const name of players) {
    await asked(people[name]!, `/tables/${table}/join`, 'POST', { name, nonce: '5a'.repeat(16) });
  }
  const resign = { type: 'resign', id: 'r1', seq: 1 };
  await asked(people[players.toSorted().at(-1)!]!, `/tables/${table}/commands`, 'POST', resign);
}

/** They are at the table, and play legal actions until the game is over.
 * @returns the last frame */
export async function playedThrough(people: Person[], table: string): Promise<Frame> {
  for (;;) {
    for (const person of people) {
      const frame = await asked<Frame>(person, `/tables/${table}/frame`);
      if (frame.info.phase === 'over') return frame;
      const action = frame.legal[(frame.ply * 7919) % frame.legal.length];
      if (action === undefined) continue;
      const play = { type: 'play', id: `p${frame.seq}`, seq: frame.seq, actions: [action] };
      await asked(person, `/tables/${table}/commands`, 'POST', play);
    }
  }
}

/** Has a tournament of games of two between all of them, in a game without draws, made by the first one, and plays it to its end.
 * @returns its id */
export async function playedOut(people: People, wish: object): Promise<string> {
  const [maker] = Object.values(people);
  const clock = { base: 600, increment: 5 };
  const { id } = await asked<{ id: string }>(maker!, '/tournaments', 'POST', { clock, ...wish });
  const path = `/tournaments/${id}`;
  for (const person of Object.values(people)) await asked(person, `${path}/entry`, 'POST', {});
  await asked(maker!, `${path}/start`, 'POST', {});
  const played = new Set<string>();
  for (;;) {
    let open: Game[] = [];
    const next = async () => {
      const { phase, pairings } = await asked<Tournament>(maker!, path);
      open = pairings
        .flatMap(({ games }) => games)
        .filter(({ table, result }) => table && !result && !played.has(table));
      return phase === 'closed' || open.length > 0;
    };
    await expect.poll(next, { timeout: 30_000, interval: 200 }).toBe(true);
    if (open.length === 0) return id;
    for (const game of open) {
      await giveUp(people, game);
      played.add(game.table!);
    }
  }
}

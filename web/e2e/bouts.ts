// Games of tournaments that are given up as soon as they have begun, by what the browsers of their players ask.

import type { Game, Tournament } from '../src/tournament/ask';
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

/** All sit down. Of two the one with the later name gives up, of more all do. */
async function giveUp(people: People, { table, players }: Game): Promise<void> {
  for (const name of players) {
    const nonce = '5a'.repeat(16);
    await asked(people[name]!, `/tables/${table}/join`, 'POST', { name, nonce });
  }
  for (const name of players.length > 2 ? players : [players.toSorted().at(-1)!]) {
    const resign = { type: 'resign', id: 'r1', seq: 1 };
    await asked(people[name]!, `/tables/${table}/commands`, 'POST', resign);
  }
}

/** Has a tournament of all of them, made by the first one, and plays it to its end.
 * @returns its id */
export async function playedOut(people: People, wish: object): Promise<string> {
  const [maker] = Object.values(people);
  const clock = { base: 600, increment: 5 };
  const { id } = await asked<{ id: string }>(maker!, '/tournaments', 'POST', { clock, ...wish });
  const path = `/tournaments/${id}`;
  for (const person of Object.values(people)) await asked(person, `${path}/entry`, 'POST', {});
  await asked(maker!, `${path}/start`, 'POST', {});
  for (;;) {
    const { phase, pairings } = await asked<Tournament>(maker!, path);
    if (phase === 'closed') return id;
    const open = pairings.flatMap(({ games }) =>
      games.filter((game) => game.table && !game.result),
    );
    for (const game of open) await giveUp(people, game);
  }
}

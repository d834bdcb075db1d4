// Screens about fair draws: who is being waited for, why a share is withheld, the promise, the check.

import type { TableMade } from '../../src/protocol';
import type { Person } from '../person/person';
import { DRAWING } from '../hands/play';
import { Caller, from, playOn } from '../server/reach';
import type { Screen, Show } from '../person/screen';
import { commitmentTo, nonce, type Server } from '../server/server';
import { tampered } from '../hands/tamper';

/** Mei's table, with her share; Lin has joined, or not yet. */
async function made(server: Server, joined: boolean): Promise<TableMade & { share: string }> {
  const share = nonce();
  const table = await server.make(
    {
      game: DRAWING,
      seats: [{ kind: 'me', name: 'Mei', commitment: commitmentTo(share) }, { kind: 'open' }],
    },
    from(share),
  );
  if (!joined) return { ...table, share };
  const answer = await fetch(`${server.url}/api/tables/${table.info.table}/join`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${table.invitation}`,
      'content-type': 'application/json',
      ...from(share),
    },
    body: JSON.stringify({ name: 'Lin', commitment: commitmentTo(nonce()) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return { ...table, share };
}

/** A table that waits for shares, with a link to Mei's seat that has her share, another one, or none. */
const waiting =
  (shown: string, brought: (share: string) => string): Screen['reach'] =>
  async (server) => {
    const { info, tokens, share } = await made(server, true);
    return async ({ page }) => {
      await page.goto(`${server.url}/t/${info.table}#seat=${tokens[1]}${brought(share)}`);
      await page.locator(shown).first().waitFor();
    };
  };

/** A finished game against a computer, after a click on the button that checks its draws.
 * @param before what the browser has saved about it, or what intercepts its requests */
const checked =
  (before: (person: Person, table: TableMade, share: string) => Promise<void>): Screen['reach'] =>
  async (server): Promise<Show> => {
    const share = nonce();
    const seats = [
      { kind: 'me', name: 'Mei', nonce: share },
      { kind: 'computer', level: 'easy' },
    ] as const;
    const table = await server.make({ game: DRAWING, seats: [...seats] }, from(share));
    const { info, tokens } = table;
    await playOn(new Caller(server, { table: info.table, tokens }, 1), 1, Infinity);
    return async (person) => {
      await before(person, table, share);
      await person.page.goto(`${server.url}/t/${info.table}#seat=${tokens[1]}`);
      await person.page.locator('.end-notes .check').click();
      await person.page.locator('dialog:modal li').first().waitFor();
    };
  };

const keeps = async (
  { page }: Person,
  { info, tokens }: TableMade,
  share: string,
): Promise<void> => {
  const { table, game, commitment } = info;
  const kept = {
    table,
    game,
    tokens: [tokens[1]],
    nonces: { [tokens[1]!]: share },
    commitment,
    seen: {},
  };
  await page.addInitScript(
    (text) => localStorage.setItem('tianxia.tables', text),
    JSON.stringify([kept]),
  );
};

const tampers = async ({ page }: Person): Promise<void> => {
  await page.route('**/record', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: await tampered(text) });
  });
};

export const FAIR: Screen[] = [
  {
    name: 'invited',
    reach: async (server) => {
      const { info, invitation } = await made(server, false);
      return async ({ page }) => {
        await page.goto(`${server.url}/t/${info.table}#join=${invitation}`);
        await page.locator('main button.act').waitFor();
      };
    },
  },
  {
    name: 'fair',
    reach: async (server) => {
      const { info, invitation } = await made(server, false);
      return async ({ page }) => {
        await page.goto(`${server.url}/t/${info.table}#join=${invitation}`);
        await page.locator('main .notes button').click();
        await page.locator('dialog:modal p').first().waitFor();
      };
    },
  },
  { name: 'waiting-share', reach: waiting('.waiting > p', (share) => `.${share}`) },
  { name: 'waiting-lost', reach: waiting('.waiting [role="alert"]', () => '') },
  { name: 'waiting-doubt', reach: waiting('.waiting [role="alert"]', () => `.${nonce()}`) },
  { name: 'checked', reach: checked(keeps) },
  { name: 'checked-partly', reach: checked(async () => {}) },
  { name: 'checked-wrong', reach: checked(tampers) },
];

// Screens of meeting others at a table: waiting there, the call to it, a clock, what is said, answers that are prepared,
// a vacation, being told of one's turn. For screenshots and the accessibility test.

import type { NewTable } from '../../src/protocol';
import type { Person } from '../person/person';
import { OPEN } from '../hands/play';
import { slow } from '../hands/preparing';
import type { Screen, Show } from '../person/screen';
import { commitmentTo, nonce, type Server } from '../server/server';

/** A table of Mei that is open to all. */
async function listed(server: Server) {
  const seats: NewTable['seats'] = [
    { kind: 'me', name: 'Mei', commitment: commitmentTo(nonce()) },
    { kind: 'open' },
  ];
  return server.make({ game: OPEN, seats, listed: true });
}

/** The browser knows the table, and waits there. */
const keeps = ({ page }: Person, table: object) =>
  page.addInitScript(
    (kept) => localStorage.setItem('tianxia.tables', kept),
    JSON.stringify([{ game: OPEN, seen: {}, waits: 'open', ...table }]),
  );

const meanwhile: Screen['reach'] = async (server) => {
  const { info, tokens, invitation } = await listed(server);
  return async (person) => {
    await keeps(person, { table: info.table, tokens: [tokens[1]], invitation });
    const { page } = person;
    await page.goto(`${server.url}/t/${info.table}`);
    await page.getByRole('button', { name: /Take it off|Retirer de la liste/ }).waitFor();
  };
};

/** On the first page, while somebody sits down at the table. */
const called: Screen['reach'] = async (server) => {
  const { info, tokens } = await listed(server);
  const name = 'Konstantinopolitanischer';
  const joined = await fetch(`${server.url}/api/tables/${info.table}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, commitment: commitmentTo(nonce()) }),
  });
  if (!joined.ok) throw new Error(await joined.text());
  return async (person) => {
    await keeps(person, { table: info.table, tokens: [tokens[1]] });
    const { page } = person;
    await page.goto(server.url);
    await page.getByRole('button', { name: /Go to the table|Aller à la table/ }).waitFor();
  };
};

/** At a table of two with days for a turn, where the other is to act.
 * @param before what the browser is like */
const days =
  (on: Show, before: Show = async () => {}): Screen['reach'] =>
  async (server) => {
    const { url } = await slow(server, OPEN);
    return async (person) => {
      await before(person);
      await person.page.goto(url);
      await person.seated(2);
      await person.page.getByRole('timer').first().waitFor();
      await on(person);
    };
  };

/** Its browser has notifications, which the one without windows has not, and has not been asked for them; one other
 * browser is told already, and a chat room. */
async function tells({ page }: Person): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
  );
  const made = Date.UTC(2026, 2, 3, 18);
  const told = [
    { id: 'a', kind: 'push', host: 'updates.push.services.mozilla.com', table: 't', made },
    { id: 'b', kind: 'webhook', host: 'discord.com', made },
  ];
  await page.route('**/api/tables/*/notices', (route) => route.fulfill({ json: told }));
}

async function offered({ page }: Person): Promise<void> {
  await page.locator('.offer .button').waitFor();
}

async function notices(person: Person): Promise<void> {
  const { page } = person;
  await offered(person);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tell me|^Me prévenir/ })
    .click();
  await page.getByRole('dialog').locator('li b').first().waitFor();
}

async function talk({ page }: Person): Promise<void> {
  await page.locator('.talk-button').click();
  await page.locator('.talk input').waitFor();
}

async function preparing(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Prepare answers|Préparer des réponses/ }).click();
  await page.locator('.picture .board').waitFor();
}

async function vacation({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Holiday|^Congé/ }).click();
  await page.getByRole('dialog').waitFor();
}

export const MEETING: Screen[] = [
  { name: 'meanwhile', reach: meanwhile },
  { name: 'called', reach: called },
  { name: 'clock', reach: days(async () => {}) },
  { name: 'talk', reach: days(talk) },
  { name: 'prepare', reach: days(preparing) },
  { name: 'vacation', reach: days(vacation) },
  { name: 'notice-offer', reach: days(offered, tells) },
  { name: 'notices', reach: days(notices, tells) },
];

// Signing in by a provider of the house: a real one (oidc-provider), which runs here.

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import { afterAll, expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { Person, PHONE, type Ways } from '../person/person';
import { sceneOf } from '../person/scene';
import { Server } from '../server/server';

const SECRET = 'a secret/of the club';
const folder = mkdtempSync(join(tmpdir(), 'tianxia-provider-'));
let house: HttpServer;

const at = sceneOf(async () => {
  house = createServer();
  house.listen(0, '127.0.0.1');
  await once(house, 'listening');
  const issuer = `http://127.0.0.1:${(house.address() as AddressInfo).port}`;
  const settings = join(folder, 'settings');
  writeFileSync(
    settings,
    [
      'accounts = provider',
      'accounts-provider = the club',
      `accounts-issuer = ${issuer}`,
      'accounts-client = tianxia',
      `accounts-secret = ${SECRET}`,
    ].join('\n'),
    { mode: 0o600 },
  );
  const server = await Server.start('--config', settings);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'tianxia',
        client_secret: SECRET,
        redirect_uris: [`${server.url}/account/provider`],
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    // Everybody is who they say they are.
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id }),
    }),
  });
  const answer = provider.callback();
  house.on('request', (asked, answered) => void answer(asked, answered));
  return server;
});

afterAll(() => {
  house.close();
  house.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Somebody at the page of accounts. */
async function guest(ways: Ways = {}): Promise<Person> {
  const person = await Person.at(at.browser, ways);
  await person.page.goto(`${at.server.url}/account`);
  return person;
}

/** Signs in at the provider, under a name. */
async function signIn({ page }: Person, name: string): Promise<void> {
  await page.locator('[name=login]').fill(name);
  await page.locator('[name=password]').fill('anything');
  await page.locator('[type=submit]').click();
  // What the provider's page asks the first time: whether this server may know.
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('the provider says who one is, and nobody is asked for more', async () => {
  const ada = await guest();
  const { page } = ada;
  await page.getByRole('button', { name: 'Sign in with the club' }).waitFor();
  expect(await axeFaults(ada)).toEqual([]);
  expect(await page.getByText('passkey').count()).toBe(0);
  await page.getByRole('button', { name: 'Sign in with the club' }).click();
  await signIn(ada, 'Ada');
  await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  expect(page.url()).toBe(`${at.server.url}/account`);
  expect(await page.getByText('Recovery codes').count()).toBe(0);
  expect(await page.getByText('passkeys', { exact: false }).count()).toBe(0);

  // It is the same account afterwards, and at the first page, too. What the page still asks as it is left would be
  // refused.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with the club' }).click();
  await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await page.goto(at.server.url);
  await page.getByRole('link', { name: 'Ada' }).waitFor();
  // The provider's own page asks for fonts from elsewhere.
  expect(ada.faults.filter((fault) => !fault.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  await ada.leave();

  // Somebody else, who has the same name there in another spelling.
  const other = await guest({ size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  await other.page.getByRole('button', { name: 'Se connecter avec the club' }).tap();
  await signIn(other, 'ADA');
  await other.page.getByRole('heading', { name: 'ADA 2', level: 1 }).waitFor();
  await other.leave();
});

test('an answer that this browser has not asked for is not taken', async () => {
  const person = await guest();
  await person.page.goto(`${at.server.url}/account/provider?code=guess&state=guess`);
  await person.page.getByRole('alert').getByText('was not accepted').waitFor();
  await person.page.goto(`${at.server.url}/account/provider?error=access_denied&state=guess`);
  await person.page.getByRole('alert').getByText('was not accepted').waitFor();
  expect(person.faultsSignedOut).toEqual([]);
  await person.leave();
});

// The operator's page: the key, a word to all, closed doors, the end of a table; axe finds nothing.

import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { member } from '../person/passkeys';
import { DESKTOP, Person, PHONE } from '../person/person';
import { DRAWING } from '../hands/play';
import { scene } from '../person/scene';
import { nonce, operatorKey } from '../server/server';

const at = scene();

const seats = () => ['Mei', 'Lin'].map((name) => ({ kind: 'me', name, nonce: nonce() }) as const);

test('whoever has the key sees the server, speaks to all and closes the doors', async () => {
  const key = operatorKey(at.server);
  const host = await Person.at(at.browser, { size: DESKTOP, language: 'en' });
  const { page } = host;
  await page.goto(`${at.server.url}/operator`);
  await page.locator('input[type=password]').fill('not the key, but as long');
  const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('This is not the operator’s key').or(page.getByRole('alert')).waitFor();
  await complaint; // The browser itself tells of the answer 401: once, since the page asks once.
  expect(host.faults.splice(0)).toEqual([expect.stringContaining('401')]);
  await page.locator('input[type=password]').fill(key);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('All is well.').waitFor();
  expect(page.url()).not.toContain(key);

  await page.getByLabel('In English').fill('Cake at eight');
  await page.getByLabel('In French').fill('Gâteau à huit heures');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await axeFaults(host)).toEqual([]);

  const guest = await Person.at(at.browser, { size: PHONE, touch: true, language: 'fr' });
  await guest.page.goto(at.server.url);
  const word = guest.page.getByText('Gâteau à huit heures');
  await word.waitFor();
  expect(await axeFaults(guest)).toEqual([]);
  await guest.page.locator('.place button').tap();
  await word.waitFor({ state: 'detached' });
  const asked = guest.page.waitForResponse('**/api/announcement');
  await guest.page.reload();
  await asked;
  expect(await word.count()).toBe(0);

  const { info, tokens } = await at.server.make({ game: DRAWING, options: {}, seats: seats() });
  await page.getByRole('button', { name: 'Close the doors' }).click();
  await page.getByText('No new tables are made.').waitFor();
  await guest.page.getByRole('button', { name: 'Jouer' }).first().tap();
  await guest.page.getByText('aucune nouvelle table').waitFor();

  await guest.page.goto(`${at.server.url}/t/${info.table}#seat=${tokens[1]}`);
  await guest.page.locator('main.spread').waitFor();
  await page.getByLabel('Its code or its address').fill(guest.page.url());
  await page.getByRole('button', { name: 'Look the table up' }).click();
  await page.getByRole('combobox', { name: 'For' }).selectOption('Mei');
  await page.getByRole('button', { name: 'Make a new link' }).click();
  const other = await page.getByLabel('The new link').inputValue();
  expect(other).toContain(`/t/${info.table}`);
  expect(await axeFaults(host)).toEqual([]);
  await guest.page.locator('main.spread').waitFor({ state: 'detached' });
  // This browser keeps the old link too.
  await guest.page.goto(at.server.url);
  await guest.page.goto(other);
  await guest.page.locator('main.spread').waitFor();
  await page.getByRole('button', { name: 'Delete this table' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('The table is gone.').waitFor();
  await guest.page.locator('main.spread').waitFor({ state: 'detached' });
  expect(host.faults).toEqual([]);
  await guest.leave();
  await host.leave();
});

test('whoever has the key signs somebody out everywhere', async () => {
  const mei = await member(at, 'Mei', { size: PHONE, touch: true, language: 'fr' });
  const host = await Person.at(at.browser, { size: DESKTOP, language: 'en', theme: 'dark' });
  const { page } = host;
  await page.goto(`${at.server.url}/operator#key=${operatorKey(at.server)}`);
  await page.getByLabel('Name of the account').fill('Nobody');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('No account has this name.').waitFor();
  await page.getByLabel('Name of the account').fill('mei');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('mei is signed out everywhere.').waitFor();
  expect(await axeFaults(host)).toEqual([]);
  await mei.page.goto(`${at.server.url}/account`);
  await mei.page.getByRole('heading', { name: 'Se connecter', level: 1 }).waitFor();
  expect(host.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  for (const person of [mei, host]) await person.leave();
});

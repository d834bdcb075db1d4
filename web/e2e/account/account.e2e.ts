// Accounts, the whole way, with the browser's virtual authenticator; on a page that is under a path of its host.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begun, invite } from '../person/friends';
import { visitor } from '../person/passkeys';
import { DESKTOP, Person, PHONE } from '../person/person';
import { nameOf, OPEN, play } from '../hands/play';
import { scene } from '../person/scene';

const at = scene('--proxy', '--origin', 'https://club.example/games');

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 });

/** Waits until what a button has begun is over. */
const idle = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('button', { name }).getAttribute('aria-busy'), { message: name })
    .toBe('false');

test('an account is made, left, entered, given a second device, recovered and deleted', async () => {
  const { person, page, device } = await visitor(at, { size: DESKTOP });
  await page.getByLabel('Your name').fill('Mei');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await heading(page, 'Mei').waitFor();
  const codes = await page.locator('.codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await device.keys()).toHaveLength(1);

  await page.goto(at.server.url);
  await page.getByRole('link', { name: 'Mei' }).click();
  await heading(page, 'Mei').waitFor();
  expect(await page.locator('.codes').count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await heading(page, 'Mei').waitFor();

  // A second browser gets in by a code, and keeps a passkey of its own.
  const other = await visitor(at, { size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  await other.page.getByRole('button', { name: 'J’ai perdu mes appareils' }).tap();
  await other.page.getByLabel('Votre nom').last().fill('mei');
  await other.page.getByLabel('Un de vos codes de secours').fill(codes[0]!);
  await other.page.getByRole('button', { name: 'Se connecter avec ce code' }).tap();
  await heading(other.page, 'Mei').waitFor();
  await other.page.getByRole('button', { name: 'Ajouter une clé d’accès' }).tap();
  await other.page.locator('[aria-labelledby=passkeys] li').nth(1).waitFor();
  await other.page.getByText('Il vous en reste 9').waitFor();
  expect(await other.device.keys()).toHaveLength(1);

  // The first one ends the second one's session.
  await page.reload();
  await page.locator('[aria-labelledby=sessions]').getByRole('button').first().click();
  await expect.poll(() => page.locator('[aria-labelledby=sessions] li').count()).toBe(1);
  await other.page.reload();
  await heading(other.page, 'Se connecter').waitFor();

  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await heading(page, 'Sign in').waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').getByText('did not accept this passkey').waitFor();
  expect(person.faultsSignedOut).toEqual([]);
  await person.leave();
  await other.person.leave();
});

test('a device has to ask who uses it, when a passkey is made and each time after', async () => {
  const bare = await visitor(at, { size: PHONE, touch: true, language: 'fr' }, false);
  await bare.page.getByLabel('Votre nom').fill('Lin');
  await bare.page.getByRole('button', { name: 'Créer un compte' }).tap();
  // The browser itself says what is missing.
  await idle(bare.page, 'Créer un compte');
  expect(await bare.device.keys()).toHaveLength(0);
  await heading(bare.page, 'Se connecter').waitFor();
  await bare.person.leave();

  const { person, page, device } = await visitor(at, { size: DESKTOP });
  await page.getByLabel('Your name').fill('Nuo');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await heading(page, 'Nuo').waitFor();
  await device.bare();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  // The browser finds no passkey that may be used so.
  await idle(page, 'Sign in with a passkey');
  await heading(page, 'Sign in').waitFor();
  expect(person.faultsSignedOut).toEqual([]);
  await person.leave();
});

test('a guest’s game is taken along, and goes on in another browser', async () => {
  const { person, page } = await visitor(at, { size: DESKTOP });
  await page.goto(at.server.url);
  await page.getByRole('button', { name: `Play ${nameOf(OPEN)}` }).click();
  await page.waitForURL('**/t/**');
  const table = page.url();
  await page.goto(`${at.server.url}/account`);
  await page.getByLabel('Your name').fill('Lin');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await heading(page, 'Lin').waitFor();
  const codes = await page.locator('.codes li').allInnerTexts();
  await page.getByRole('button', { name: 'Take them along' }).click();
  await page.getByText('1 game is in your account now').waitFor();

  const other = await visitor(at, { size: PHONE, touch: true });
  await other.page.getByRole('button', { name: 'I’ve lost my devices' }).tap();
  await other.page.getByLabel('Your name').last().fill('Lin');
  await other.page.getByLabel('One of your recovery codes').fill(codes[0]!);
  await other.page.getByRole('button', { name: 'Sign in with this code' }).tap();
  await heading(other.page, 'Lin').waitFor();
  await other.page.goto(at.server.url);
  await other.page.locator('li a[href^="/games/t/"]').filter({ visible: true }).first().tap();
  await other.page.waitForURL(table);
  await other.page.getByText('Lin').first().waitFor();
  expect(other.person.frame.viewer).toBe(1);
  expect(person.faults).toEqual([]);
  await other.page.goto(`${at.server.url}/u/Lin`);
  await other.page.getByText('No finished games yet.').waitFor();
  await person.leave();
  await other.person.leave();
});

test('an invitation leads to a game, and the game to its rules', async () => {
  const mei = await Person.at(at.browser, { size: DESKTOP });
  const made = await invite(mei, at.server, nameOf(OPEN));
  const link = await mei.page.getByRole('textbox', { name: 'Link to the open seat' }).inputValue();
  expect(link).toBe(`${at.server.url}/t/${made.table}#join=${made.invitation}`);
  const bo = await Person.at(at.browser, { size: DESKTOP });
  await bo.page.goto(link);
  await bo.page.getByRole('textbox').fill('Bo');
  await bo.page.locator('main button.act').click();
  await bo.seated(2);
  for (const person of [mei, bo]) await begun(person);
  await play(mei.frame.actors.includes(1) ? mei : bo, 'mouse', 1);
  for (const person of [mei, bo]) await person.until((frame) => frame.ply > 0, 'the move');
  expect(mei.faults).toEqual([]);

  await bo.page.locator('a.home').click();
  await bo.page.getByRole('link', { name: `Rules of ${nameOf(OPEN)}` }).click();
  await bo.page.waitForURL(`${at.server.url}/rules/${OPEN}`);
  await bo.page.reload();
  await bo.page.locator('main h1').waitFor();
  expect(bo.faults).toEqual([]);
  await mei.leave();
  await bo.leave();
});

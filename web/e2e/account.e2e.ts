// Accounts, the whole way, with the browser's virtual authenticator.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './passkeys';
import { DESKTOP, PHONE } from './person';
import { nameOf, OPEN } from './play';
import { scene } from './scene';

const at = scene('--proxy');

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 });

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
  expect(person.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  await person.leave();
  await other.person.leave();
});

test('a device has to ask who uses it, when a passkey is made and each time after', async () => {
  const bare = await visitor(at, { size: PHONE, touch: true, language: 'fr' }, false);
  await bare.page.getByLabel('Votre nom').fill('Lin');
  await bare.page.getByRole('button', { name: 'Créer un compte' }).tap();
  // The browser itself says what is missing.
  await bare.page.getByRole('button', { name: 'Créer un compte', disabled: false }).waitFor();
  expect(await bare.device.keys()).toHaveLength(0);
  await heading(bare.page, 'Se connecter').waitFor();
  await bare.person.leave();

  const { person, page, device } = await visitor(at, { size: DESKTOP });
  await page.getByLabel('Your name').fill('Lin');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await heading(page, 'Lin').waitFor();
  await device.bare();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  // The browser finds no passkey that may be used so.
  await page.getByRole('button', { name: 'Sign in with a passkey', disabled: false }).waitFor();
  await heading(page, 'Sign in').waitFor();
  expect(person.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
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
  await other.page.locator('li a[href^="/t/"]').filter({ visible: true }).first().tap();
  await other.page.waitForURL(table);
  await other.page.getByText('Lin').first().waitFor();
  expect(other.person.frame.viewer).toBe(1);
  expect(person.faults).toEqual([]);
  await other.page.goto(`${at.server.url}/u/Lin`);
  await other.page.getByText('No finished games yet.').waitFor();
  await person.leave();
  await other.person.leave();
});

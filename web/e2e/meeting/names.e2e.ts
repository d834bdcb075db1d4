// Names are untrusted: invalid ones are refused, look-alikes are told apart, and long ones do not break the
// layout.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Person, PHONE } from '../person/person';
import { DRAWING, nameOf, OPEN } from '../hands/play';
import { sharedScene } from '../person/scene';
import { commitmentTo, nonce } from '../server/server';

const at = sharedScene();

async function invited(person: Person, name: string): Promise<string> {
  const { info, invitation } = await at.server.make({
    // It has no draws, so it starts without its creator's page.
    game: OPEN,
    seats: [{ kind: 'me', name, commitment: commitmentTo(nonce()) }, { kind: 'open' }],
  });
  await person.page.goto(`${at.server.url}/t/${info.table}#join=${invitation}`);
  await person.page.getByRole('textbox').waitFor();
  return info.table;
}

async function sit({ page }: Person, name: string): Promise<void> {
  await page.getByRole('textbox').fill(name);
  await page.locator('main button.act').click();
}

test.each([
  ['en', /own messages/, /can’t be seen/, /1 to 40/],
  ['fr', /réservé aux messages/, /ne se voit pas/, /de 1 à 40/],
] as const)(
  '%s: a name that can’t be had is said so, and another is taken',
  async (language, ...said) => {
    const lin = await Person.at(at.browser, { language });
    const { page } = lin;
    await invited(lin, 'Ada');
    for (const [k, name] of ['computer:master', 'A\u200bda', '\ufdfa'.repeat(4)].entries()) {
      await sit(lin, name);
      await page.getByRole('alert').filter({ hasText: said[k]! }).waitFor();
      expect(await page.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    }
    // Cyrillic.
    await sit(lin, 'Аda');
    await lin.seated(2);
    expect(lin.frame.info.seats.map(({ name }) => name)).toEqual(['Ada', 'Аda (2)']);
    await page.locator('.players .name').nth(1).waitFor();
    expect(await page.locator('.players .name').allTextContents()).toEqual(['Ada', 'Аda (2)']);
    expect(await page.evaluate(() => localStorage.getItem('tianxia.name'))).toBe('Аda');
    await lin.leave();
  },
);

test('what a refused name was is not kept, and the options say it too', async () => {
  const mei = await Person.at(at.browser);
  await mei.page.goto(at.server.url);
  await mei.page.getByRole('button', { name: `Options for ${nameOf(DRAWING)}` }).click();
  const panel = mei.page.getByRole('dialog');
  await panel.getByRole('textbox').first().fill('Tiger');
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await panel
    .getByRole('alert')
    .filter({ hasText: /own messages/ })
    .waitFor();
  expect(await mei.page.evaluate(() => localStorage.getItem('tianxia.name'))).toBeNull();
  await panel.getByRole('textbox').first().fill('Mei');
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await mei.seated(1);
  await mei.leave();
});

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a name of forty broad letters pushes nothing out of the page', async () => {
  const broad = 'W'.repeat(40);
  const lin = await Person.at(at.browser, { size: PHONE, touch: true });
  const { page } = lin;
  await invited(lin, broad);
  expect(await overflow(page)).toBe(0);
  const leaf = (await page.locator('main').boundingBox())!;
  const names = (await page.getByText(broad).boundingBox())!;
  expect(names.x + names.width).toBeLessThanOrEqual(leaf.x + leaf.width);
  await page.getByRole('textbox').fill(broad);
  await page.locator('main button.act').tap();
  await lin.seated(2);
  expect(await overflow(page)).toBe(0);
  await page.goto(at.server.url);
  await page.locator('section ol a[href^="/t/"]').first().waitFor();
  await page.getByText(`${broad} is choosing`).waitFor();
  expect(await overflow(page)).toBe(0);
  await lin.leave();
});

// One's own mistakes by keys alone: there are none, one is answered, and the list tells how the rating moved.

import { expect, test } from 'vitest';
import { tabInto } from '../hands/hand';
import { Person } from '../person/person';
import { OPEN } from '../hands/play';
import { analyse, mistaken } from '../hands/reviewed';
import { sharedScene } from '../person/scene';

const at = sharedScene();

test('by keys alone', async () => {
  const address = await mistaken(at.server, OPEN);
  const mei = await Person.at(at.browser, { language: 'fr' });
  const { page } = mei;
  await page.goto(`${at.server.url}/learn/mistakes`);
  const lead = page.locator('main .lead');
  await expect.poll(() => lead.textContent()).toMatch(/^Il n’y a rien ici/);
  expect(await page.locator('main li').count()).toBe(0);

  // The list is offered once it has the errors of this game, which takes its record.
  let give = (): void => {};
  const given = new Promise<void>((over) => (give = over));
  await page.route('**/record', (route) => given.then(() => route.continue()));
  await page.goto(address);
  await analyse(mei);
  expect(await page.locator('.review-body .mistakes').count()).toBe(0);
  give();
  await page.locator('.review-body .mistakes a').waitFor();
  await tabInto(mei, '.review-body .mistakes a');
  await page.keyboard.press('Enter');
  await page.locator('main li a').first().waitFor();
  const mistakes = await page.locator('main li a').count();
  await tabInto(mei, 'main summary');
  await page.keyboard.press('Enter');
  await page.locator('details[open] li').waitFor();

  // The answer that was asked for is no answer: it stays, and the way on is the next one.
  await tabInto(mei, 'main .act');
  await page.keyboard.press('Enter');
  await page.locator('.turn .ways').waitFor();
  await tabInto(mei, '.turn .ways button');
  await page.keyboard.press('Enter');
  await page.locator('.way.better').waitFor();
  expect(await page.locator('main.spread').getAttribute('data-state')).toBe('answer');
  const first = page.url();
  await tabInto(mei, '.act-row .act');
  await page.keyboard.press('Enter');
  if (mistakes > 1) await expect.poll(() => page.url()).not.toBe(first);
  await page.locator('.turn .ways, main li a').first().waitFor();

  // Trying plays to nobody; a position that is not among them is no page.
  await page.goto(first);
  await page.locator('.turn .ways').waitFor();
  expect(mei.played).toEqual([]);
  await page.goto(`${at.server.url}/learn/mistakes/nothing`);
  await page.locator('main').waitFor();
  expect(await page.locator('.turn .ways').count()).toBe(0);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

// An account is made and a tournament entered by keys alone, on a phone in French and on a laptop in English: after
// each step the focus is on something of the page, so that keys and readers go on from there.

import { expect, test } from 'vitest';
import { activate, tabInto } from '../hands/hand';
import { visitor } from '../person/passkeys';
import { DESKTOP, type Person, PHONE, type Ways } from '../person/person';
import { OPEN } from '../hands/play';
import { scene } from '../person/scene';

const at = scene('--proxy');

const LAPTOP: Ways = { size: DESKTOP, language: 'en' };
const TELEPHONE: Ways = { size: PHONE, touch: true, language: 'fr', theme: 'dark' };

const TOKENS = '[aria-labelledby="tokens"]';
const TOURNAMENTS = '[aria-labelledby="tournaments"]';

/** Something of the page has the focus. */
async function focused({ page }: Person, after: string): Promise<void> {
  const focus = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focus, { message: `after ${after}` }).not.toBe('BODY');
}

/** Presses what keys lead to, and waits for what comes of it. */
async function go(person: Person, what: string, then: string): Promise<void> {
  await activate(person, 'keys', what);
  await person.page.locator(then).first().waitFor();
  await focused(person, what);
}

async function type(person: Person, field: string, text: string): Promise<void> {
  await person.page.locator(field).first().waitFor();
  await tabInto(person, field);
  await person.page.keyboard.type(text);
}

/** Goes through the choices of one group until this one is chosen. */
async function choose(person: Person, group: string, value: string): Promise<void> {
  await tabInto(person, group);
  const chosen = person.page.locator(`${group} input[value="${value}"]`);
  for (let n = 0; n < 12 && !(await chosen.isChecked()); n++)
    await person.page.keyboard.press('ArrowRight');
  expect(await chosen.isChecked(), value).toBe(true);
}

const signedIn = (name: string) => `main h1:text-is("${name}")`;

/** Makes an account from the first page on, leaves it, and is back in it. */
async function member(name: string, ways: Ways): Promise<Person> {
  const { person, page, device } = await visitor(at, ways);
  await page.goto(at.server.url);
  await go(person, 'header nav a', 'main form input');
  await type(person, 'main form input', name);
  await go(person, 'main form .button', signedIn(name));
  expect(await page.locator('.codes li').count()).toBe(10);
  expect(await device.keys()).toHaveLength(1);
  await go(person, 'main > .acts button', 'main form');
  await go(person, 'main section .act', signedIn(name));
  return person;
}

test.each([
  ['Rui', LAPTOP],
  ['Zoé', TELEPHONE],
])('%s makes an account, after a name that cannot be', async (name, ways) => {
  const { person, page } = await visitor(at, ways);
  await type(person, 'main form input', '!');
  await go(person, 'main form .button', '[role="alert"]');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await person.leave();
  const again = await member(name, ways);
  await type(again, `${TOKENS} .field`, 'A bot');
  await go(again, `${TOKENS} form .button`, `${TOKENS} li .button`);
  // The button goes with its row.
  await activate(again, 'keys', `${TOKENS} li .button`);
  await again.page.locator(`${TOKENS} li`).waitFor({ state: 'detached' });
  await focused(again, 'the token was removed');
  expect(again.faultsSignedOut).toEqual([]);
  await again.leave();
});

test('a tournament is held, entered, left and entered again', async () => {
  const kim = await member('Kim', LAPTOP);
  await go(kim, 'a.home', `${TOURNAMENTS} .last button`);
  await go(kim, `${TOURNAMENTS} .last button`, 'dialog[open] .name input');
  await type(kim, 'dialog[open] .name input', 'By keys');
  await choose(kim, 'dialog[open] fieldset:nth-of-type(1)', OPEN);
  await go(kim, 'dialog[open] .foot .act', 'main .acts .act');
  await go(kim, 'main .acts .act', 'text=You take part.');
  await go(kim, 'main .acts .button', 'dialog[open] .sure .act');
  await go(kim, 'dialog[open] .sure .act', 'main .acts .act');
  await go(kim, 'main .acts .act', 'text=You take part.');

  const noe = await member('Noé', TELEPHONE);
  await go(noe, 'a.home', `${TOURNAMENTS} li button`);
  await go(noe, `${TOURNAMENTS} li button`, 'text=Vous participez.');
  const entrants = noe.page.locator('[aria-labelledby="entrants"] a');
  await expect.poll(() => entrants.count()).toBe(2);
  expect([kim, noe].flatMap((each) => each.faultsSignedOut)).toEqual([]);
  for (const person of [kim, noe]) await person.leave();
});

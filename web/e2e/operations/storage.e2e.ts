// Without browser storage the page can still be played, and the URL reopens the seat.

import { expect, test } from 'vitest';
import type { NewTable } from '../../src/protocol';
import { Person } from '../person/person';
import { nameOf, OPEN, play } from '../hands/play';
import { from } from '../server/reach';
import { sharedScene } from '../person/scene';
import { commitmentTo, nonce } from '../server/server';

const at = sharedScene();

async function keepsNothing(): Promise<Person> {
  const person = await Person.at(at.browser);
  await person.context.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
  return person;
}

/** The same URL, loaded again. */
async function again(person: Person): Promise<void> {
  const before = person.received.length;
  await person.page.reload();
  await person.page.locator('.picture .board').waitFor();
  await person.until(() => person.received.length > before, 'the table again');
}

test('a table of one’s own, and a reload', async () => {
  const mei = await keepsNothing();
  await mei.page.goto(at.server.url);
  await mei.page.getByRole('button', { name: `Play ${nameOf(OPEN)}` }).click();
  await play(mei, 'mouse', 2);
  await again(mei);
  await play(mei, 'mouse', 1);
  await mei.page.getByRole('banner').getByRole('link').first().click();
  await mei.page.locator('a[href^="/t/"]').first().waitFor();
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('a seat that one is invited to, and a reload', async () => {
  const seats: NewTable['seats'] = [
    { kind: 'me', name: 'Mei', commitment: commitmentTo(nonce()) },
    { kind: 'open' },
  ];
  const { info, invitation } = await at.server.make({ game: OPEN, seats }, from(nonce()));
  const lin = await keepsNothing();
  await lin.page.goto(`${at.server.url}/t/${info.table}#join=${invitation}`);
  await lin.page.locator('main button.act').click();
  await lin.seated(2);
  await again(lin);
  expect(lin.frame.viewer).toBe(2);
  expect(lin.faults).toEqual([]);
  await lin.leave();
});

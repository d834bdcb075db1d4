// A clock at a table: it counts down, and who leaves loses on time.

import { expect, test } from 'vitest';
import { Person, PHONE } from './person';
import { DRAWING, nameOf, OPEN } from './play';
import { sharedScene } from './scene';
import { nonce } from './server';

const at = sharedScene();

test('two people, one leaves and loses on time', async () => {
  const made = await at.server.make({
    game: OPEN,
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      { kind: 'me', name: 'Lin', nonce: nonce() },
    ],
    clock: { base: 4, increment: 1, then: 'lost' },
  });
  const url = (seat: string) => `${at.server.url}/t/${made.info.table}#seat=${made.tokens[seat]}`;
  const lin = await Person.at(at.browser, { size: PHONE, language: 'fr' });
  await lin.page.goto(url('2'));
  await lin.seated(2);
  const clock = lin.page.getByRole('timer').first();
  await clock.waitFor();
  expect(await clock.textContent()).toMatch(/0:0\d/);
  await lin.until(({ info }) => info.phase === 'over', 'the end');
  expect(lin.frame.info.winners).toEqual([2]);
  expect(lin.frame.info.clock?.up).toEqual([1]);
  await lin.page
    .getByText('Le temps de Mei est écoulé.')
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(lin.faults).toEqual([]);
  await lin.leave();
});

test('a clock is chosen when the table is made', async () => {
  const mei = await Person.at(at.browser);
  await mei.page.goto(at.server.url);
  await mei.page.getByRole('button', { name: `Options for ${nameOf(DRAWING)}` }).click();
  const panel = mei.page.getByRole('dialog');
  await panel.getByRole('radio', { name: '5 min + 5 s' }).check();
  await panel.getByRole('radio', { name: 'a computer plays on' }).check();
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await mei.until(({ info }) => info.phase === 'playing', 'the game');
  expect(mei.frame.info.clock).toEqual({ base: 300, increment: 5, then: 'computer', up: [] });
  const clock = mei.page.getByRole('timer');
  await clock.waitFor();
  expect(await clock.textContent()).toMatch(/5:0[0-5]$/);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

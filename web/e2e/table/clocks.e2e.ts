// A clock at a table: it counts down, and who leaves loses on time.

import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { coveredParts } from '../checks/fits';
import { DESKTOP, Person, PHONE } from '../person/person';
import { DRAWING, nameOf, OPEN } from '../hands/play';
import { sharedScene } from '../person/scene';
import { nonce } from '../server/server';
import type { NewTable } from '../../src/protocol';

const at = sharedScene();

test('two people, one leaves and loses on time', async () => {
  const made = await at.server.make({
    game: OPEN,
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      { kind: 'me', name: 'Lin', nonce: nonce() },
    ],
    // Long enough for a page to be opened meanwhile.
    clock: { base: 8, increment: 1, then: 'lost' },
  });
  const url = (seat: string) => `${at.server.url}/t/${made.info.table}#seat=${made.tokens[seat]}`;
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser, { size: PHONE, language: 'fr' });
  await Promise.all([mei.page.goto(url('1')), lin.page.goto(url('2'))]);
  await Promise.all([mei.seated(1), lin.seated(2)]);
  expect(mei.frame.info.phase).toBe('playing');
  expect(mei.faults).toEqual([]);
  await mei.leave();
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
  expect(mei.frame.info.clock).toMatchObject({ base: 300, increment: 5, then: 'computer', up: [] });
  const clock = mei.page.getByRole('timer');
  await clock.waitFor();
  expect(await clock.textContent()).toMatch(/5:0[0-5]$/);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

const pair = async (clock: NonNullable<NewTable['clock']>) => {
  const made = await at.server.make({
    game: OPEN,
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      { kind: 'me', name: 'Lin', nonce: nonce() },
    ],
    clock,
  });
  const url = (seat: string) => `${at.server.url}/t/${made.info.table}#seat=${made.tokens[seat]}`;
  const mei = await Person.at(at.browser);
  await mei.page.goto(url('1'));
  await mei.seated(1);
  return { mei, url, watch: `${at.server.url}/t/${made.info.table}#watch=${made.watch}` };
};

test('one asks for a pause, the other agrees, and one goes on', async () => {
  const { mei, url } = await pair({ base: 600, increment: 5, then: 'lost' });
  const size = { width: 320, height: 568 };
  const lin = await Person.at(at.browser, { size, touch: true, language: 'fr' });
  await lin.page.goto(url('2'));
  await lin.seated(2);
  await mei.page.getByRole('button', { name: 'Menu' }).click();
  await mei.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await lin.page.getByText('Mei propose une pause.').waitFor();
  // In sight, without scrolling, in every window.
  for (const size of [{ width: 844, height: 390 }, DESKTOP, { width: 320, height: 568 }]) {
    await lin.page.setViewportSize(size);
    expect(await lin.page.evaluate(coveredParts, '.requests p, .requests button')).toEqual([]);
  }
  expect(await axeFaults(lin)).toEqual([]);
  await lin.page.getByRole('button', { name: 'Accepter' }).click();
  await mei.until(({ clock }) => clock?.running.length === 0, 'the pause');
  await mei.page.getByRole('button', { name: 'Continue' }).click();
  await lin.until(({ clock }) => clock?.running.length === 1, 'the game');
  expect([...mei.faults, ...lin.faults]).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

test('days are shown at the table, and a holiday is taken and ended', async () => {
  const { mei } = await pair({ days: 3 });
  const clock = mei.page.getByRole('timer').first();
  await clock.waitFor();
  expect(await clock.textContent()).toMatch(/3 d \d+ h|2 d 23 h/);
  await mei.page.getByRole('button', { name: 'Menu' }).click();
  await mei.page.getByRole('button', { name: 'Holiday' }).click();
  const dialog = mei.page.getByRole('dialog', { name: 'Holiday' });
  await dialog.getByRole('radio', { name: '7', exact: true }).check();
  await dialog.getByRole('button', { name: 'Take a holiday' }).click();
  await mei.until(({ info }) => info.clock?.vacation[0] === 7, 'the holiday');
  expect(await clock.textContent()).toMatch(/Back /);
  await mei.page.getByRole('button', { name: 'Menu' }).click();
  await mei.page.getByRole('button', { name: 'Holiday' }).click();
  await dialog.getByRole('button', { name: 'End the holiday' }).click();
  await mei.until(({ info }) => info.clock?.vacation[0] === 13, 'the end of it');
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('days are chosen when the table is made', async () => {
  const mei = await Person.at(at.browser);
  await mei.page.goto(at.server.url);
  await mei.page.getByRole('button', { name: `Options for ${nameOf(DRAWING)}` }).click();
  const panel = mei.page.getByRole('dialog');
  await panel.getByRole('radio', { name: 'by days' }).check();
  await panel.getByRole('radio', { name: '5 days' }).check();
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await mei.until(({ info }) => info.phase === 'playing', 'the game');
  expect(mei.frame.info.clock).toMatchObject({ days: 5, then: 'lost', vacation: [14, 14] });
  // Its turns are not due at night, unless that is wanted.
  const nights = () => mei.sent.flatMap((each) => (each.type === 'nights' ? [each.zone] : []));
  await expect.poll(nights).toHaveLength(1);
  expect(nights()[0]).not.toBe('');
  await mei.page.getByRole('button', { name: 'Menu' }).click();
  await mei.page.getByRole('button', { name: 'Holiday' }).click();
  const night = mei.page.getByRole('checkbox', { name: /at night/i });
  expect(await night.isChecked()).toBe(true);
  await night.uncheck();
  await expect.poll(nights).toEqual([nights()[0], '']);
  expect(await axeFaults(mei)).toEqual([]);
  await mei.page.goto(at.server.url);
  await mei.page.getByText(/^[45] days left$/).waitFor();
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

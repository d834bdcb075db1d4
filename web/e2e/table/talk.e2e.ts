// Talking at a table: each in their own language, those who watch apart until the end; a report reaches the
// host, and the host's decision whom it concerns; axe finds nothing.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { giveUp, OPEN } from '../hands/play';
import { scene } from '../person/scene';
import { nonce, PROGRAM } from '../server/server';

const at = scene();
const seats = () => ['Mei', 'Lin'].map((name) => ({ kind: 'me', name, nonce: nonce() }) as const);

async function table() {
  const { info, tokens, watch } = await at.server.make({ game: OPEN, options: {}, seats: seats() });
  const url = `${at.server.url}/t/${info.table}`;
  const come = async (key: string, ways: Ways) => {
    const person = await Person.at(at.browser, ways);
    await person.page.goto(`${url}#${key}`);
    return person;
  };
  return { tokens, watch, come };
}
const lines = (person: Person) => person.page.locator('.talk ol');
const heard = (person: Person) =>
  person.received.filter((text) => text.startsWith('{"type":"talk"')).join('\n');

test('each reads it in their own language, and those who watch are apart until the end', async () => {
  const { tokens, watch, come } = await table();
  const mei = await come(`seat=${tokens[1]}`, { size: DESKTOP, language: 'en' });
  const phone: Ways = { size: PHONE, touch: true, language: 'fr', theme: 'dark' };
  const lin = await come(`seat=${tokens[2]}`, phone);
  const bo = await come(`watch=${watch}`, { size: DESKTOP, language: 'fr', theme: 'dark' });

  // By keys: the leaf opens with its field focused.
  await mei.page.locator('.talk-button').waitFor();
  await mei.page.keyboard.press('t');
  await mei.page.locator('.talk input').waitFor();
  await mei.page.keyboard.type('Shall we begin <b>now</b>?');
  await mei.page.keyboard.press('Enter');
  await lines(mei).getByText('Shall we begin <b>now</b>?').waitFor();
  await mei.page.getByRole('button', { name: 'Good luck' }).click();

  await lin.page.locator('.talk-button .mark').waitFor();
  await lin.page.locator('.talk-button').tap();
  await lines(lin).getByText('Bonne chance').waitFor();
  await lin.page.getByRole('button', { name: 'Merci' }).tap();
  await lines(mei).getByText('Thank you').waitFor();
  await lin.page.locator('.talk-button .mark').waitFor({ state: 'detached' });

  // A guest who watches has the phrases alone, and is told why.
  await bo.page.locator('.talk-button').click();
  await bo.page.getByText('Les spectateurs sans compte').waitFor();
  expect(await bo.page.locator('.talk input').count()).toBe(0);
  await bo.page.getByRole('button', { name: 'Joli coup' }).click();
  await lines(bo).getByText('Joli coup').waitFor();
  for (const each of [mei, lin, bo]) expect(await axeFaults(each)).toEqual([]);
  expect(heard(bo)).not.toContain('begin');
  expect(heard(mei) + heard(lin)).not.toContain('watchers');

  // Whoever comes back has it all, and no more.
  await lin.page.reload();
  await lin.page.locator('.talk-button').tap();
  await lines(lin).getByText('Bonne chance').waitFor();
  expect(heard(lin)).not.toContain('watchers');

  // Off with one tap, and on again with what was missed.
  await lin.page.getByRole('button', { name: 'Couper', exact: true }).tap();
  await lin.page.getByText('La conversation est coupée').waitFor();
  await mei.page.getByRole('button', { name: 'Oops…' }).click();
  await lines(mei).getByText('Oops…').waitFor();
  await lin.page.getByRole('button', { name: 'Rétablir la conversation' }).tap();
  await lines(lin).getByText('Oups…').waitFor();

  await mei.page.keyboard.press('Escape');
  await mei.page.locator('.talk').waitFor({ state: 'detached' });
  await giveUp(mei);
  await lines(bo).getByText('Shall we begin').waitFor();
  await lines(lin).getByText('Joli coup').waitFor();
  expect([mei.faults, lin.faults, bo.faults]).toEqual([[], [], []]);
  await Promise.all([mei.leave(), lin.leave(), bo.leave()]);
});

test('a report reaches the host with the words around it, and a mute whom it concerns', async () => {
  const { tokens, come } = await table();
  const mei = await come(`seat=${tokens[1]}`, { language: 'en' });
  const lin = await come(`seat=${tokens[2]}`, { language: 'en' });
  for (const each of [mei, lin]) await each.page.locator('.talk-button').click();
  for (const words of ['first', 'something rude', 'third']) {
    await mei.page.locator('.talk input').fill(words);
    await mei.page.getByRole('button', { name: 'Send' }).click();
    await lines(lin).getByText(words).waitFor();
  }
  await lin.page.getByRole('button', { name: 'More about “something rude”' }).click();
  await lin.page.getByRole('button', { name: 'Report it to the host' }).click();
  expect(await axeFaults(lin)).toEqual([]);
  await lin.page.getByRole('button', { name: 'It insults somebody' }).click();
  await lin.page.getByText('Thank you. The host sees').waitFor();
  await lin.page.keyboard.press('Escape');

  const data = ['operator', '--data', at.server.data];
  const key = /#key=(.+)$/.exec(execFileSync(PROGRAM, data, { encoding: 'utf8' }).trim())![1]!;
  const host = await Person.at(at.browser, { size: DESKTOP, language: 'en' });
  await host.page.goto(`${at.server.url}/operator#key=${key}`);
  const report = host.page.getByRole('article');
  for (const words of ['first', 'something rude', 'third']) await report.getByText(words).waitFor();
  await report.getByLabel('And Mei').selectOption('mute');
  await report.getByRole('button', { name: 'Decide' }).click();
  await report.getByText('must be given a reason').waitFor();
  expect(await axeFaults(host)).toEqual([]);
  await report.getByRole('textbox', { name: 'Your reason' }).fill('Be kind');
  await report.getByRole('button', { name: 'Decide' }).click();
  await host.page.getByText('No reports are waiting.').waitFor();
  await host.page.getByText(/Mei is muted until .*: Be kind/).waitFor();

  // The line's place stays, with the reason; who said it learns why when they try again.
  await lines(lin).getByText('Removed by the host: Be kind').waitFor();
  await mei.page.locator('.talk input').fill('fourth');
  await mei.page.getByRole('button', { name: 'Send' }).click();
  await mei.page.getByText(/The host has muted you until .*: Be kind/).waitFor();
  await mei.page.getByRole('button', { name: 'Sorry' }).click();
  await lines(lin).getByText('Sorry').waitFor();

  // One person's words can be hidden, and shown again.
  await lin.page.getByRole('button', { name: 'More about “third”' }).click();
  await lin.page.getByRole('button', { name: 'Hide the messages of Mei' }).click();
  await lines(lin).getByText('third').waitFor({ state: 'detached' });
  await lines(lin).getByText('Hidden: the messages of Mei').first().click();
  await lines(lin).getByText('third').waitFor();
  expect([mei.faults, lin.faults, host.faults]).toEqual([[], [], []]);
  await Promise.all([mei.leave(), lin.leave(), host.leave()]);
});

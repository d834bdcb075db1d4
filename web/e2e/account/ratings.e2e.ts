// A rated game between two accounts, from the dialog to the leaderboard.

import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { member, visitor } from '../person/passkeys';
import { DESKTOP, type Person, PHONE } from '../person/person';
import { GAMES, giveUp, nameOf, OPEN, play } from '../hands/play';
import { scene } from '../person/scene';

const at = scene('--proxy');

/** Opens a rated table to whoever comes.
 * @param least the lowest rating with which somebody may sit down */
async function openRated({ page }: Person, least?: string): Promise<void> {
  await page.goto(at.server.url);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('dialog').locator(`input[value="${OPEN}"]`).check({ force: true });
  await page.getByRole('button', { name: 'Choose the options' }).click();
  const options = page.getByRole('dialog');
  await options.getByRole('radio', { name: 'Rated' }).check();
  await options.getByText('there are no hints and no taking back').waitFor();
  if (least) await options.getByLabel('rated at least').selectOption(least);
  await options.locator('button.act').click();
}

const row = (person: Person, name = 'Mei') =>
  person.page.locator('.row', { has: person.page.getByText(`${name} 1500`, { exact: true }) });

test('two accounts play a rated game, and everybody sees what it did to their ratings', async () => {
  const mei = await member(at, 'Mei', { size: DESKTOP });
  const lin = await member(at, 'Lin', { size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  const { person: guest } = await visitor(at, {});
  await openRated(mei);
  await mei.until((frame) => frame.info.phase === 'waiting', 'a table');
  expect(mei.frame.info.rated).toBe(true);

  // Whoever has no account is told so, and cannot take the seat.
  await guest.page.goto(at.server.url);
  await row(guest).getByText('rated').waitFor();
  await row(guest).getByRole('button').click();
  await guest.page.getByRole('alert').getByText('sign in first').waitFor();

  await lin.page.goto(at.server.url);
  await row(lin).getByText('partie classée').waitFor();
  await row(lin).getByRole('button').tap();
  await lin.until((frame) => frame.info.phase === 'playing', 'the game');
  await lin.page.getByText('Lin 1500 ± 246').waitFor();
  await play(mei, 'mouse', 1);
  await giveUp(lin, 'finger');
  await mei.until((frame) => frame.info.phase === 'over', 'the end');
  await mei.page.getByText('Mei 1578 ± 238 (+78)').waitFor();
  await lin.page.getByText('Lin 1422 ± 238 (−78)').waitFor();
  for (const person of [mei, lin]) expect(await axeFaults(person)).toEqual([]);

  await guest.page.goto(at.server.url);
  await guest.page.getByRole('link', { name: 'The best players' }).click();
  const best = guest.page.getByRole('row', { name: /Mei/ });
  await guest.page.getByRole('link', { name: nameOf(OPEN), exact: true }).click();
  await best.getByText('provisional').waitFor();
  // Both are provisional: the computers come before them.
  expect(await guest.page.locator('tbody th').allInnerTexts()).toEqual([
    ...['master', 'hard', 'medium', 'easy'].map((level) => `Computer, ${level}`),
    ...['Mei', 'Lin'].map((name) => expect.stringContaining(name) as string),
  ]);
  const others = GAMES.filter((game) => game !== OPEN);
  await guest.page.getByRole('link', { name: nameOf(others[0]!), exact: true }).click();
  await guest.page.getByText('Nobody has played').waitFor();
  await guest.page.goBack();
  expect(await axeFaults(guest)).toEqual([]);
  await best.getByRole('link', { name: 'Mei' }).click();
  await guest.page.getByRole('heading', { name: 'Mei', level: 1 }).waitFor();
  await guest.page.getByText('1 rated game').waitFor();
  expect(await axeFaults(guest)).toEqual([]);
  await lin.page.goto(`${at.server.url}/u/Lin`);
  await lin.page.getByText('1 partie classée').waitFor();
  expect(await axeFaults(lin)).toEqual([]);

  expect([...mei.faults, ...lin.faults, ...guest.faultsSignedOut]).toEqual([]);
  for (const person of [mei, lin, guest]) await person.leave();
});

test('a table may be for some ratings alone, and says so', async () => {
  const ada = await member(at, 'Ada', { size: DESKTOP });
  const bo = await member(at, 'Bo', { size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  await openRated(ada, '1600');
  await ada.until((frame) => frame.info.phase === 'waiting', 'a table');
  expect(ada.frame.info.ratings).toEqual({ least: 1600 });
  await bo.page.goto(at.server.url);
  await row(bo, 'Ada').getByText('partie classée, à partir de 1600').waitFor();
  await row(bo, 'Ada').getByRole('button').tap();
  await bo.page.getByRole('alert').getByText('d’un autre classement').waitFor();
  expect(await axeFaults(bo)).toEqual([]);
  expect(bo.faults.filter((fault) => !fault.includes('403'))).toEqual([]);
  for (const person of [ada, bo]) await person.leave();
});

// Two accounts, one in each language: friends, a challenge that is declined, one that is played, a block.

import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { member } from '../person/passkeys';
import { DESKTOP, type Person, PHONE } from '../person/person';
import { nameOf, OPEN } from '../hands/play';
import { scene } from '../person/scene';

const at = scene('--proxy');

const to = (person: Person, path: string) => person.page.goto(`${at.server.url}${path}`);

/** Challenges somebody from their page. */
async function challenge({ page }: Person, game: string): Promise<void> {
  await page.getByRole('button', { name: 'Challenge…' }).click();
  await page
    .getByRole('group', { name: 'To which game?' })
    .getByRole('button', { name: game })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Lin', { exact: true }).waitFor();
  await dialog.locator('button.act').click();
}

test('friends, challenges and a block, from both sides', async () => {
  const mei = await member(at, 'Mei', { size: DESKTOP });
  const lin = await member(at, 'Lin', { size: PHONE, touch: true, language: 'fr', theme: 'dark' });

  await to(mei, '/u/Lin');
  await mei.page.getByRole('button', { name: 'Ask to be friends' }).click();
  await mei.page.getByText('You have asked to be friends').waitFor();
  await to(lin, '/');
  await lin.page.getByText('1 personne aimerait faire partie de vos amis.').waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  await lin.page.getByRole('link', { name: 'Voir qui' }).tap();
  await lin.page.getByRole('button', { name: 'Accepter, Mei' }).tap();
  await lin.page.getByText('amis depuis').waitFor();
  expect(await axeFaults(lin)).toEqual([]);

  // What comes is pushed.
  await to(lin, '/');
  await to(mei, '/u/Lin');
  await mei.page.getByText('You are friends').waitFor();
  expect(await axeFaults(mei)).toEqual([]);
  await challenge(mei, nameOf(OPEN));
  await mei.until((frame) => frame.info.phase === 'waiting', 'a table');
  await mei.page.getByText('This seat is for Lin').waitFor();
  await lin.page.getByText('Mei vous défie', { exact: true }).waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  await lin.page.getByRole('button', { name: 'Décliner le défi de Mei' }).tap();
  await to(mei, '/');
  await mei.page.getByText('Lin has declined').waitFor();
  await mei.page.getByRole('button', { name: 'Dismiss the answer of Lin' }).click();
  await mei.page.getByText('Lin has declined').waitFor({ state: 'detached' });

  await to(mei, '/u/Lin');
  await challenge(mei, nameOf(OPEN));
  await mei.page.getByText('This seat is for Lin').waitFor();
  await to(mei, '/');
  await mei.page.getByText('You have challenged Lin').waitFor();
  expect(await axeFaults(mei)).toEqual([]);
  await lin.page.getByRole('button', { name: 'Accepter le défi de Mei' }).tap();
  await mei.page.getByRole('link', { name: 'To the game with Lin' }).click();
  await mei.until((frame) => frame.info.phase === 'playing', 'the game');
  await lin.until((frame) => frame.info.phase === 'playing', 'the game');

  await to(lin, '/u/Mei');
  await lin.page.getByText('Plus', { exact: true }).tap();
  await lin.page.getByRole('button', { name: 'Bloquer' }).tap();
  await lin.page.getByText('Vous avez bloqué Mei').waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  await to(mei, '/u/Lin');
  await mei.page.getByRole('button', { name: 'Ask to be friends' }).waitFor();
  expect(await mei.page.getByRole('button', { name: 'Challenge…' }).count()).toBe(0);
  await to(mei, '/account');
  await mei.page.getByRole('heading', { name: 'Friends' }).waitFor();
  expect(await axeFaults(mei)).toEqual([]);

  expect([...mei.faults, ...lin.faults]).toEqual([]);
  for (const person of [mei, lin]) await person.leave();
});

// A hidden club by the page: Mei makes it on a laptop; Lin, in French on a phone, comes by an invitation without having
// an account; Bo asks to join once it is to be found. They sit down at its table, and it has a tournament.

import { expect, test } from 'vitest';
import { axeFaults } from './axe';
import { member, visitor } from './passkeys';
import { DESKTOP, PHONE } from './person';
import { nameOf, OPEN } from './play';
import { scene } from './scene';

const at = scene('--proxy');

test('a club, from its foundation to its tournament', async () => {
  const mei = await member(at, 'Mei', { size: DESKTOP });
  const { page } = mei;
  await page.goto(`${at.server.url}/clubs`);
  await page.getByRole('button', { name: 'Found a club' }).click();
  const terms = page.getByRole('dialog');
  await terms.getByLabel('Name').fill('The Tuesday table');
  await terms.locator('input[value="no"]').check({ force: true });
  expect(await axeFaults(mei)).toEqual([]);
  await terms.getByRole('button', { name: 'Found it' }).click();
  await page.getByRole('heading', { name: 'The Tuesday table' }).waitFor();
  const club = page.url();

  // It is hidden: who has no invitation learns nothing of it.
  const bo = await member(at, 'Bo', { size: DESKTOP });
  await bo.page.goto(club);
  await bo.page.getByRole('link', { name: 'Go to the games' }).waitFor();
  expect(await bo.page.getByText('The Tuesday table').count()).toBe(0);

  // Lin has a link, makes an account, and comes back.
  await page.getByRole('button', { name: 'Make a link' }).click();
  const invitation = await page
    .getByRole('textbox', { name: 'Invitation to the club' })
    .inputValue();
  const { person: lin } = await visitor(at, {
    size: PHONE,
    touch: true,
    language: 'fr',
    theme: 'dark',
  });
  await lin.page.goto(invitation);
  await lin.page.getByText('Vous êtes invité').waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  await lin.page.getByRole('link', { name: 'Se connecter ou créer un compte' }).tap();
  await lin.page.getByLabel('Votre nom').first().fill('Lin');
  await lin.page.getByRole('button', { name: 'Créer un compte' }).tap();
  await lin.page.getByRole('button', { name: 'Continuer' }).tap();
  await lin.page.getByRole('button', { name: 'Rejoindre le club' }).tap();
  await lin.page.getByRole('heading', { name: 'Tables ouvertes' }).waitFor();
  expect(lin.page.url()).toBe(club);

  // Everybody may find it now, and Bo asks to join.
  await page.getByRole('button', { name: 'Change the club' }).click();
  await terms.locator('input[value="yes"]').check({ force: true });
  await terms.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/joining on request/).waitFor();
  await bo.page.goto(`${at.server.url}/clubs`);
  await bo.page.getByRole('link', { name: 'The Tuesday table' }).click();
  await bo.page.getByRole('button', { name: 'Ask to join' }).click();
  await bo.page.getByText('You have asked to join.').waitFor();
  expect(await bo.page.getByRole('heading', { name: 'Open tables' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Let in Bo' }).click();
  await bo.page.getByRole('heading', { name: 'Open tables' }).waitFor();

  // A tournament of the club.
  await page.getByRole('button', { name: 'Hold a tournament' }).click();
  const holding = page.getByRole('dialog');
  await holding.getByText('For the members of The Tuesday table alone.').waitFor();
  await holding.getByLabel('Name').fill('Tuesday cup');
  await holding.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('link', { name: 'The Tuesday table' }).click();
  await page.getByRole('link', { name: /^Tuesday cup/ }).waitFor();
  await page.getByRole('heading', { name: 'The best of the club' }).waitFor();
  expect(await axeFaults(mei)).toEqual([]);

  // A table of the club, at which Lin sits down by one tap.
  await page.getByRole('button', { name: 'New table' }).click();
  await page
    .getByRole('group', { name: 'Which game?' })
    .getByRole('button', { name: nameOf(OPEN) })
    .click();
  await page.getByRole('dialog').getByText('Open to the members of The Tuesday table.').waitFor();
  await page.getByRole('dialog').locator('button.act').click();
  await mei.until((frame) => frame.info.phase === 'waiting', 'a table');
  await page.getByRole('heading', { name: 'Open to the club' }).waitFor();
  await lin.page.getByRole('button', { name: /^Prendre place.*Mei/ }).waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  await lin.page.getByRole('button', { name: /^Prendre place.*Mei/ }).tap();
  for (const person of [mei, lin]) {
    await person.until((frame) => frame.info.phase === 'playing', 'the game');
  }
  const listed = await fetch(`${at.server.url}/api/lobby`);
  expect(await listed.text()).not.toContain(mei.frame.info.table);

  const told = (fault: string) => !/40[14]/.test(fault);
  expect([mei, lin, bo].flatMap(({ faults }) => faults.filter(told))).toEqual([]);
  for (const person of [mei, lin, bo]) await person.leave();
});

// A hidden club by the page: Mei makes it on a laptop; Lin, in French on a phone, comes by an invitation without having
// an account; Bo asks to join once it is to be found. They sit down at its table, and it has a tournament.

import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { member, visitor } from '../person/passkeys';
import { DESKTOP, PHONE } from '../person/person';
import { nameOf, OPEN } from '../hands/play';
import { scene } from '../person/scene';
import { operatorKey } from '../server/server';

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
  await lin.page.getByText('On vous invite').waitFor();
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
  await holding.getByText('For members of The Tuesday table only.').waitFor();
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

  // Bo organises, and is then sent away and kept out; he is told so, and let come again.
  await page.goto(club);
  const about = async (name: string, act: string, sure = false) => {
    await page.getByRole('button', { name: `${name}: role, removing` }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: act, exact: true }).click();
    if (sure) {
      expect(await axeFaults(mei)).toEqual([]);
      await dialog.getByRole('button', { name: act, exact: true }).click();
    }
    await dialog.waitFor({ state: 'hidden' });
  };
  await about('Bo', 'Make organiser');
  await page.getByText('organiser', { exact: true }).waitFor();
  await about('Bo', 'Remove, and keep out', true);
  const back = page.getByRole('button', { name: 'Readmit Bo' });
  await back.waitFor();
  await bo.page.goto(club);
  await bo.page.getByText('decided that you may not join').waitFor();
  expect(await bo.page.getByRole('button', { name: /Ask|Join/ }).count()).toBe(0);
  await back.click();
  await back.waitFor({ state: 'detached' });
  await bo.page.reload();
  await bo.page.getByRole('button', { name: 'Ask to join' }).click();
  await bo.page.getByText('You have asked to join.').waitFor();
  // The first page has the row of news; Mei refuses him, hands the club over to Lin, and leaves.
  await page.goto(at.server.url);
  await page.getByRole('link', { name: /See who asks to join.*The Tuesday table/ }).click();
  const refuse = page.getByRole('button', { name: 'Refuse Bo' });
  await refuse.click();
  // What is pressed while his row goes is elsewhere when it is let go.
  await refuse.waitFor({ state: 'detached' });
  await about('Lin', 'Hand the club over', true);
  await page.getByRole('button', { name: 'Leave the club' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the club' }).click();
  await page.getByRole('button', { name: 'Ask to join' }).waitFor();
  await lin.page.goto(`${at.server.url}/u/Lin`);
  await lin.page.getByRole('link', { name: 'The Tuesday table' }).tap();
  await lin.page.getByRole('heading', { name: 'Votre club' }).waitFor();

  // Whoever runs the server looks it up, and ends it.
  await bo.page.goto(`${at.server.url}/operator#key=${operatorKey(at.server)}`);
  await bo.page.getByLabel('Its name or its address').fill('the tuesday table');
  await bo.page.getByRole('button', { name: 'Look the club up' }).click();
  await bo.page.getByText('Lin', { exact: true }).waitFor();
  await bo.page.getByRole('button', { name: 'Delete this club' }).click();
  await bo.page.getByRole('button', { name: 'Delete it' }).click();
  await bo.page.getByText('The club is gone.').waitFor();

  const told = (fault: string) => !/40[134]/.test(fault);
  expect([mei, lin, bo].flatMap(({ faults }) => faults.filter(told))).toEqual([]);
  for (const person of [mei, lin, bo]) await person.leave();
});

// A series of Qin that changes boards from game to game, made and played on through the page.

import { expect, test } from 'vitest';
import { Person } from './person';
import { scene } from './scene';
import { HASTY } from './server';

const at = scene(...HASTY);

/** What the bar says of the table, and the squares of the board that are villages. */
async function seen({ page }: Person): Promise<{ note: string; villages: string[] }> {
  const cells = await page.getByRole('gridcell', { name: 'village' }).all();
  const names = await Promise.all(cells.map((cell) => cell.getAttribute('aria-label')));
  return {
    note: (await page.locator('header p').textContent()) ?? '',
    villages: names.map((name) => name?.split(',')[0] ?? ''),
  };
}

async function giveUp({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Give up' }).click();
  await menu.locator('button.act').click();
}

test('a series of two on both boards, the lion board first', async () => {
  const mei = await Person.at(at.browser);
  await mei.page.goto(at.server.url);
  await mei.page.getByRole('button', { name: /Options.*Qin|Qin.*Options/ }).click();
  const panel = mei.page.getByRole('dialog');
  const choose = (name: string) => panel.getByRole('radio', { name, exact: true }).check({ force: true });
  expect(await panel.getByRole('group', { name: 'Boards', exact: true }).count()).toBe(0);
  await choose('Lion, with water');
  await choose('A series of two');
  await choose('In turn, the lion board first');
  await panel.getByRole('button', { name: 'Play', exact: true }).click();

  await mei.until((frame) => frame.legal.length > 0, 'the first game');
  await mei.page.getByRole('gridcell').first().waitFor();
  const first = await seen(mei);
  expect(first.note).toMatch(/^lion board · .* · game 1 of 2 · boards in turn$/);
  await giveUp(mei);
  await mei.until((frame) => frame.info.phase === 'over', 'the end');
  await mei.page.getByText('After game 1 of 2').waitFor();

  const { table } = mei.frame.info;
  await mei.page.getByRole('button', { name: 'Next game' }).click();
  await mei.until(({ info, legal }) => info.table !== table && legal.length > 0, 'the second game');
  await mei.page.getByText('game 2 of 2').waitFor();
  const second = await seen(mei);
  expect(second.note).toMatch(/^bird board · .* · game 2 of 2 · boards in turn$/);
  expect(second.villages).toEqual(expect.arrayContaining(['a1', 'm1', 'a13', 'm13']));
  expect(first.villages).not.toEqual(second.villages);
  expect(first.villages.length).toBeGreaterThan(0);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

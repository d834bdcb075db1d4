// The log of Contrées read on the board, and the other way round.

import { expect, test } from 'vitest';
import { territory } from '../../../../src/games/contrees/board/territory';
import { Person } from '../../../person/person';
import { sharedScene } from '../../../person/scene';
import { table } from '../../../person/screen';
import { point } from '../../hand';

const at = sharedScene();

test('a line lights its places, a place its lines; a replay says where one is', async () => {
  const show = await table('contrees', { territory: 'ready', tiles: '12' }, 3)(at.server);
  const mei = await Person.at(at.browser);
  await show(mei);
  const { page, frame } = mei;
  const rows = page.locator('.log li button');
  const names = page.locator('.picture .board svg text');
  const { tiles } = frame.view as { tiles: [number, number][] };
  const said = (await rows.first().innerText()).trim();
  const corner = / on ([A-X][1-6])\.$/.exec(said)![1]!;

  await rows.first().locator('.sentence').last().hover();
  await names.getByText(corner, { exact: true }).waitFor();
  await page.mouse.move(1, 1);
  await names.getByText(corner, { exact: true }).waitFor({ state: 'detached' });

  const svg = '.picture .board svg > g';
  const spot = territory(tiles).corners.get(corner)!.point;
  await point(mei, 'mouse', { svg, ...spot });
  await page.locator('.log li button.spoken', { hasText: corner }).waitFor();

  await page.keyboard.press('n');
  expect(await names.getByText(/^[A-X][1-6]$/).count()).toBe(territory(tiles).corners.size);
  await page.keyboard.press('n');

  await rows.nth(2).click();
  const turns = await rows.count();
  await page.getByRole('heading', { name: `Turn ${turns - 2} of ${turns}, Plum` }).waitFor();
  expect(await page.locator('.turn p').first().innerText()).toBe(
    (await rows.nth(2).innerText()).trim(),
  );
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: `Turn ${turns - 3} of ${turns}, Jade` }).waitFor();
  expect(await rows.nth(3).getAttribute('aria-current')).toBe('step');
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

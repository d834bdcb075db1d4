// Prepared answers where every turn ends with cards drawn openly: to whatever happens.

import { expect, test } from 'vitest';
import { axeFaults } from '../../../checks/axe';
import { drawn } from '../../hand';
import { DESKTOP, Person } from '../../../person/person';
import { lines, prepare, slow } from '../../preparing';
import { sharedScene } from '../../../person/scene';

const at = sharedScene();

test('a turn is prepared for whatever happens', async () => {
  const pagoda = await slow(at.server, 'pagoda');
  const lin = await Person.at(at.browser, { size: DESKTOP });
  const { page } = lin;
  await page.goto(pagoda.url);
  await lin.seated(2);
  await prepare(lin);
  await page.getByRole('heading', { name: 'Whatever happens, you answer…' }).waitFor();
  await drawn(lin);
  await page.locator('button[data-site="2"]').click();
  // Where the colour can be paid in two ways, the slip asks for that too.
  const ways = page.locator('.slip button');
  await ways.last().click();
  if ((await ways.count()) > 0) await ways.last().click();
  await page.locator('.act[aria-disabled="false"]').click();
  await lin.until(({ prepared }) => prepared?.lines.length === 1, 'an answer');
  expect(lines(lin).at(-1)![0]!.events).toEqual(['*', expect.stringMatching(/^2 /), '2 end']);
  expect(await axeFaults(lin)).toEqual([]);
  expect(lin.faults).toEqual([]);
  await lin.leave();
});

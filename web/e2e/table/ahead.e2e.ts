// Prepared answers: tried on the board while the other is to act, played when it comes to that, told to nobody.

import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { drawn, tabInto } from '../hands/hand';
import { DESKTOP, Person, PHONE } from '../person/person';
import { OPEN } from '../hands/play';
import { lines } from '../hands/preparing';
import { sharedScene } from '../person/scene';
import { nonce } from '../server/server';

const at = sharedScene();

/** Tries the next place by keys, and keeps or plays it with the button. */
async function lay(person: Person, jumps: number): Promise<void> {
  const { page } = person;
  const main = page.locator('main.spread');
  const before = Number(await main.getAttribute('data-ply'));
  await drawn(person);
  await tabInto(person, '.picture .board');
  for (let n = 0; n < jumps; n++) await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await page.locator('.act[aria-disabled="false"]').click();
  await page.locator(`main.spread:not([data-ply="${before}"])`).waitFor();
}

test('an answer is prepared on the board, and played without its player', async () => {
  const made = await at.server.make({
    game: OPEN,
    options: { tiles: '12', territory: 'ready' },
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      { kind: 'me', name: 'Lin', nonce: nonce() },
    ],
    clock: { days: 3 },
  });
  const url = (seat: string) => `${at.server.url}/t/${made.info.table}#seat=${made.tokens[seat]}`;
  const lin = await Person.at(at.browser, { size: DESKTOP });
  await lin.page.goto(url('2'));
  await lin.seated(2);
  await lin.page.getByRole('button', { name: 'Menu' }).click();
  await lin.page.getByRole('button', { name: 'Prepare answers…' }).click();
  await lin.page.getByRole('heading', { name: /^If .* plays…$/ }).waitFor();
  await lay(lin, 1);
  await lin.page.getByRole('heading', { name: '… you answer' }).waitFor();
  await lay(lin, 2);
  await expect.poll(() => lines(lin).length).toBe(1);
  await lin.until(({ prepared }) => prepared?.lines.length === 1, 'the first line');
  // After the answer the line goes on; another one begins anew, with another answer to something else.
  await lin.page.getByRole('heading', { name: /^If .* plays…$/ }).waitFor();
  await lin.page.getByRole('button', { name: 'Another line' }).click();
  await lin.page.locator('main.spread[data-ply="0"]').waitFor();
  await lay(lin, 3);
  await lin.page.getByRole('button', { name: 'One step back' }).click();
  await lin.page.locator('main.spread[data-ply="0"]').waitFor();
  await lay(lin, 4);
  await lay(lin, 1);
  await lin.until(({ prepared }) => prepared?.lines.length === 2, 'the second line');
  const list = lin.page.getByRole('region', { name: 'Prepared answers' });
  await expect.poll(() => list.locator('ul > li').count()).toBe(2);
  await expect.poll(() => list.locator('ol > li').count()).toBe(4);
  expect(await axeFaults(lin)).toEqual([]);
  await list.getByRole('button', { name: 'Remove' }).last().click();
  await lin.until(({ prepared }) => prepared?.lines.length === 1, 'one line less');
  await lin.page.getByRole('button', { name: 'Back to the table' }).click();
  await lin.page.getByRole('heading', { name: 'Mei is choosing' }).waitFor();
  const [first, answer] = lines(lin)[0]![0]!.events;

  const mei = await Person.at(at.browser, { size: PHONE, language: 'fr' });
  await mei.page.goto(url('1'));
  await mei.seated(1);
  await lay(mei, 1);
  await mei.until(({ ply, actors }) => ply === 2 && actors[0] === 1, 'the answer');
  const played = mei.frame.events.map((event) => `${event.actor} ${event.action}`);
  expect([first, answer].slice(-played.length)).toEqual(played);
  for (const text of mei.received) expect(text).not.toContain('"lines":[{');
  await lin.until(({ ply }) => ply === 2, 'the answer');
  expect(lin.played).toEqual([]);
  expect([...mei.faults, ...lin.faults]).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

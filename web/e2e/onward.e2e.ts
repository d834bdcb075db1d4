// Playing on from a position of a finished game: from the replay against a computer, from the analysis with a
// friend, by keys too; the position is the one that was shown, and the draws of the new table are its own.

import { expect, test } from 'vitest';
import { DESKTOP, Person, PHONE } from './person';
import { GAMES, OPEN } from './play';
import { analyse, resigned } from './reviewed';
import { tabInto } from './hands/hand';
import { sharedScene } from './scene';

const at = sharedScene();
const choice = (person: Person, label: string) =>
  person.page.locator('dialog[open] label').filter({ hasText: label });

test.each(GAMES)('%s: from the replay, against a computer', async (game) => {
  const address = await resigned(at.server, game, 3);
  for (const ways of [
    { size: DESKTOP, language: 'en' as const },
    { size: PHONE, touch: true, language: 'fr' as const, theme: 'dark' as const },
  ]) {
    const mei = await Person.at(at.browser, ways);
    const { page } = mei;
    await page.goto(address);
    await page.locator('.act-row .replay').click();
    await page.locator('.replay .row button').nth(3).click();
    await page.locator('.onward button').click();
    await page.locator('dialog[open] .act').click();
    const { info, viewer, ply, events } = await mei.until(
      (frame) => frame.info.from !== undefined,
      'the new table',
    );
    expect(info.from?.table).toBe(/\/t\/([^#]+)/.exec(address)![1]);
    expect(info.from!.ply).toBeLessThanOrEqual(ply);
    expect(events.length).toBeLessThanOrEqual(ply);
    expect(viewer).toBe(1);
    expect(info.game).toBe(game);
    await page.locator('main.spread').waitFor();
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

test('from the analysis, with a friend, by keys', async () => {
  const address = await resigned(at.server, OPEN, 4);
  const mei = await Person.at(at.browser, { language: 'en' });
  const { page } = mei;
  await page.goto(address);
  await analyse(mei);
  await tabInto(mei, '.review-body .curve');
  await page.keyboard.press('ArrowLeft');
  await tabInto(mei, '.onward button');
  await page.keyboard.press('Enter');
  await choice(mei, 'A friend').waitFor();
  await tabInto(mei, 'dialog[open] fieldset:last-of-type input');
  // Before the first computer comes the last choice.
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await tabInto(mei, 'dialog[open] .act');
  await page.keyboard.press('Enter');
  await page.locator('section.waiting').waitFor();
  const link = await page
    .locator('section.waiting input, section.waiting code')
    .first()
    .inputValue();
  const bo = await Person.at(at.browser, { language: 'en' });
  await bo.page.goto(link);
  await bo.page.getByText('played on from another game').waitFor();
  await bo.page.getByRole('button', { name: 'Join the game' }).click();
  await bo.page.locator('main.spread .players').waitFor();
  await page.locator('section.waiting').waitFor({ state: 'detached' });
  expect(mei.faults).toEqual([]);
  expect(bo.faults).toEqual([]);
  await Promise.all([mei.leave(), bo.leave()]);
});

// A puzzle of each game is solved on the board, by mouse and by keys; what was tried is played to nobody.

import { expect, test } from 'vitest';
import type { PuzzleJudged, PuzzleShown } from '../src/protocol';
import { facing } from './facing';
import { tabInto, type Hands } from './hands/hand';
import { DESKTOP, Person, PHONE, type Ways } from './person';
import { GAMES, HANDS } from './play';
import { sharedScene } from './scene';

const at = sharedScene();

const EYES: [Hands, Ways][] = [
  ['mouse', { size: DESKTOP, language: 'en' }],
  ['finger', { size: PHONE, touch: true, language: 'en', theme: 'dark' }],
];

test.each(GAMES)('%s: a puzzle is solved', async (game) => {
  const asked = `${at.server.url}/api/puzzles/${game}/1`;
  const shown = (await (await fetch(asked)).json()) as PuzzleShown;
  const answer = (await (await fetch(`${asked}/answer`)).json()) as PuzzleJudged;
  for (const [hands, ways] of EYES) {
    const mei = await Person.at(at.browser, ways);
    const { page } = mei;
    await page.goto(`${at.server.url}/puzzle/${game}/1`);
    await page.locator('.puzzle').waitFor();
    const [best] = answer.best.actions;
    const { choose, hand } = HANDS[game]!;
    await (choose ?? hand)(facing(mei, shown, game, best!), hands, best!);
    await expect.poll(() => page.locator('main.spread').getAttribute('data-state')).toBe('solved');
    expect(await page.locator('.answer h2').textContent()).toBe('That is it.');
    expect(await page.evaluate((id) => localStorage.getItem(`tianxia.puzzles.${id}`), game)).toBe(
      '1',
    );
    await page.locator('.act-row .act').click();
    await expect.poll(() => page.url()).toContain(`/puzzle/${game}/2`);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

test('the puzzle of the day is found, tried and told by keys alone', async () => {
  const mei = await Person.at(at.browser, { language: 'fr' });
  const { page } = mei;
  await page.goto(at.server.url);
  await page.locator('.daily a[href^="/puzzle/"]').waitFor();
  await tabInto(mei, '.daily a[href^="/puzzle/"]');
  await page.keyboard.press('Enter');
  await page.locator('.puzzle').waitFor();
  await tabInto(mei, '.puzzle .link');
  await page.keyboard.press('Enter');
  await page.locator('.answer .way').waitFor();
  expect(await page.locator('.answer h2').textContent()).toBe('Comme ceci.');
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

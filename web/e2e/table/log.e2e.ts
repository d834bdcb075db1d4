// The log by keys: one stop of Tab, in which arrows go from turn to turn.

import { expect, test } from 'vitest';
import { kept } from '../person/friends';
import { Person } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { Caller } from '../server/reach';
import { sharedScene } from '../person/scene';
import { table } from '../person/screen';

const at = sharedScene();

test.each(GAMES)('%s: the log is one stop, at the turn shown', async (game) => {
  const mei = await Person.at(at.browser);
  await (
    await table(game, HANDS[game]!.short ?? {}, 6)(at.server)
  )(mei);
  const { page } = mei;
  const stops = page.locator('.log [tabindex="0"]');
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-turn') ?? '');
  const rows = page.locator('.log [data-turn]');
  await rows.nth(3).waitFor({ state: 'attached' });
  const turns = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-turn')!));

  expect(await stops.count()).toBe(1);
  await stops.focus();
  expect(await here()).toBe(turns[0]);
  for (const [key, turn] of [
    ['ArrowUp', 0],
    ['ArrowDown', 1],
    ['End', -1],
    ['ArrowUp', -2],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await here()]).toEqual([key, turns.at(turn)]);
    expect(await stops.count()).toBe(1);
  }

  await page.keyboard.press('Enter');
  await page.locator('.turn.looking').waitFor();
  await page.locator(`.log [data-turn="${turns[1]}"][aria-current="step"]`).waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await here()).toBe('');
  await page.keyboard.press('Tab');
  expect(await here()).toBe(turns[1]);
  await page.keyboard.press('Tab');
  expect(await here()).toBe('');
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test.each(GAMES)('%s: the focus stays in the log as the game ends', async (game) => {
  const mei = await Person.at(at.browser);
  // Early, since a game may be won before its last turns.
  await (
    await table(game, HANDS[game]!.short ?? {}, 2)(at.server)
  )(mei);
  const { page } = mei;
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-turn') ?? '');
  await page.locator('.log [tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  const turn = await here();
  expect(turn).not.toBe('');
  const { table: id, tokens } = await kept(mei, mei.frame.info.table);
  await new Caller(at.server, { table: id, tokens: { 1: tokens[0]! } }, 1).say('resign');
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(await here()).toBe(turn);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

// A series of Qin with a different board for each game, from the choice in the panel to the end.

import { expect, test } from 'vitest';
import { kept } from '../../../person/friends';
import { Person } from '../../../person/person';
import { Caller } from '../../../server/reach';
import { sharedScene } from '../../../person/scene';

const at = sharedScene();

test('one game on each board, the chosen one first', async () => {
  const mei = await Person.at(at.browser);
  const { page } = mei;
  await page.goto(at.server.url);
  await page.getByRole('button', { name: 'Options for Qin' }).click();
  const panel = page.getByRole('dialog');
  expect(await panel.getByText('Boards', { exact: true }).count()).toBe(0);
  await panel.getByRole('radio', { name: /^Lion/ }).check();
  await panel.getByRole('radio', { name: 'a series of two' }).check();
  await panel.getByRole('radio', { name: /^alternating: .*lion.*bird/i }).check();
  await panel.getByRole('button', { name: 'Play', exact: true }).click();

  const first = await mei.until(({ info }) => info.phase === 'playing', 'the first game');
  expect(first.info.options['board']).toBe('lion');
  expect(first.info.series).toMatchObject({ game: 1, of: 2 });
  await page
    .getByText(/game 1 of 2 · alternating boards/)
    .first()
    .waitFor();
  const { table, tokens } = await kept(mei, first.info.table);
  await new Caller(at.server, { table, tokens: { 1: tokens[0]! } }, first.viewer).say('resign');

  await page.getByRole('button', { name: 'Next game' }).click();
  const second = await mei.until(({ info }) => info.table !== table, 'the second game');
  expect(second.info.options['board']).toBe('bird');
  expect(second.info.series).toMatchObject({ game: 2, of: 2 });
  await page
    .getByText(/game 2 of 2/)
    .first()
    .waitFor();
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

// Four seats: what the other three did is marked, stepped through and gone; the end moves nothing.

import { expect, test } from 'vitest';
import { Person, PHONE } from '../../../person/person';
import { play } from '../../play';
import { Caller, from, playOn } from '../../../server/reach';
import { sharedScene } from '../../../person/scene';
import { nonce } from '../../../server/server';

const at = sharedScene();

async function four() {
  const seats = [
    { kind: 'me', name: 'Mei', nonce: nonce() } as const,
    ...Array.from({ length: 3 }, () => ({ kind: 'computer', level: 'easy' }) as const),
  ];
  const game = { game: 'qin', options: { players: '4' }, seats };
  const { info, tokens } = await at.server.make(game, from(nonce()));
  const mei = new Caller(at.server, { table: info.table, tokens }, 1);
  await playOn(mei, 1, 3);
  return { mei, url: `${at.server.url}/t/${info.table}#seat=${tokens[1]}` };
}

test('three moves, marked by seat, one after another', async () => {
  const { url } = await four();
  const mei = await Person.at(at.browser);
  const { page } = mei;
  await page.goto(url);
  const row = page.locator('.since');
  await row.getByText('Since your turn: three moves').waitFor();
  expect(await page.locator('.players .name').allTextContents()).toEqual([
    'Mei',
    'Carp',
    'Tortoise',
    'Goose',
  ]);
  const signs = page.locator('.board .emblem');
  expect(await signs.count()).toBe(3);

  await row.getByRole('button', { name: 'Show the next move' }).click();
  await row.getByText('Carp, 1 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await row.getByText('Tortoise, 2 of 3').waitFor();
  expect(await signs.count()).toBe(2);
  await page.keyboard.press('Escape');
  await row.getByText('Since your turn').waitFor();
  await row.getByRole('button', { name: 'Show the move before' }).click();
  await row.getByText('Goose, 3 of 3').waitFor();

  // The last step is the present, where one plays on; then the row tells of the next three.
  const { ply } = mei.frame;
  await play(mei, 'mouse', 1);
  await mei.until((frame) => frame.ply > ply + 3 && frame.legal.length > 0, 'the next turn');
  await row.getByText('Since your turn: three moves').waitFor();
  expect(await signs.count()).toBe(3);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('the end speaks to the loser, and moves nothing on a phone', async () => {
  const { mei: caller, url } = await four();
  const mei = await Person.at(at.browser, { size: PHONE, touch: true });
  const { page } = mei;
  await page.goto(url);
  const top = async () => (await page.locator('.picture').boundingBox())!.y;
  await page.locator('.turn h2').waitFor();
  const before = await top();
  await playOn(caller, 1, Infinity);
  const headline = page.locator('.end h2');
  await headline.waitFor();
  expect(await top()).toBe(before);
  const { winners } = (await mei.until(({ info }) => info.phase === 'over', 'the end')).info;
  expect(await headline.innerText()).toMatch(
    winners.includes(1) ? /^You (won: \d+ pagodas placed|share)/ : /^You lost to [A-Z]\w+/,
  );
  expect(await page.title()).toMatch(/^You .* · Qin$/);
  await mei.leave();
});

// Playing on from a position of a finished game: from the replay, against a computer or a friend. The new table says
// where it comes from, and begins at or before what was shown.

import { expect, test } from 'vitest';
import type { Frame } from '../../src/protocol';
import { join, kept } from '../person/friends';
import { activate, type Hands, tabInto } from '../hands/hand';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { GAMES, OPEN } from '../hands/play';
import { resigned } from '../hands/reviewed';
import { sharedScene } from '../person/scene';

const at = sharedScene();

/** Opens what is asked before one plays on from a position. */
async function asked(person: Person, hands: Hands, address: string): Promise<void> {
  await person.page.goto(address);
  await activate(person, hands, '.act-row .replay');
  await activate(person, hands, '.replay .row button:nth-of-type(4)');
  await activate(person, hands, '.onward button');
  await person.page.locator('dialog[open] .act').waitFor();
}

/** The new table. */
async function begun(person: Person, hands: Hands, address: string): Promise<Frame> {
  await activate(person, hands, 'dialog[open] .act');
  const frame = await person.until(({ info }) => info.from !== undefined, 'the new table');
  const { info, viewer, ply, events } = frame;
  expect(info.from?.table).toBe(/\/t\/([^#]+)/.exec(address)![1]);
  expect(info.from!.ply).toBeLessThanOrEqual(ply);
  expect(events.length).toBeLessThanOrEqual(ply);
  expect(viewer).toBe(1);
  return frame;
}

const EYES: [Hands, Ways][] = [
  ['mouse', { size: DESKTOP, language: 'en' }],
  ['finger', { size: PHONE, touch: true, language: 'fr', theme: 'dark' }],
];

test.each(GAMES)('%s: from the replay, against a computer', async (game) => {
  const address = await resigned(at.server, game, 3);
  for (const [hands, ways] of EYES) {
    const mei = await Person.at(at.browser, ways);
    await asked(mei, hands, address);
    const { info } = await begun(mei, hands, address);
    expect(info.game).toBe(game);
    await mei.page.locator('main.spread').waitFor();
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

test('by keys, with a friend who comes by a link', async () => {
  const address = await resigned(at.server, OPEN, 3);
  const mei = await Person.at(at.browser, { language: 'fr' });
  const { page } = mei;
  await asked(mei, 'keys', address);
  await tabInto(mei, 'dialog[open] input[value="medium"]');
  const friend = page.locator('dialog[open] input[value="friend"]');
  for (let n = 0; n < 5 && !(await friend.isChecked()); n++)
    await page.keyboard.press('ArrowRight');
  const { info, ply } = await begun(mei, 'keys', address);
  expect(info.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
  const link = page.getByRole('textbox', { name: 'Lien vers la place libre' });
  const invitation = await kept(mei, info.table);
  expect(await link.inputValue()).toContain(`#join=${invitation.invitation}`);

  const lin = await Person.at(at.browser, { language: 'en' });
  await join(lin, at.server, invitation);
  for (const each of [mei, lin]) {
    const there = await each.until((frame) => frame.info.phase === 'playing', 'the game');
    expect(there.info.from?.table).toBe(info.from!.table);
    expect(there.ply).toBe(ply);
  }
  await lin.page.getByText('played on from another game').waitFor();
  await page.getByText('suite d’une autre partie').waitFor();
  for (const each of [mei, lin]) {
    expect(each.faults).toEqual([]);
    await each.leave();
  }
});

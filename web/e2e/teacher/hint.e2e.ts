// A hint: taken by key or from the menu, told in words to the seat alone, laid on the board and not played; all
// are told that it was taken.

import { expect, test } from 'vitest';
import type { Frame, Hint, ServerMessage } from '../../src/protocol';
import { tabInto } from '../hands/hand';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { GAMES } from '../hands/play';
import { begun } from '../hands/reviewed';
import { sharedScene } from '../person/scene';

const at = sharedScene();

const EYES: ['keys' | 'finger', Ways][] = [
  ['keys', { size: DESKTOP, language: 'en' }],
  ['finger', { size: PHONE, touch: true, language: 'fr', theme: 'dark' }],
];

const hint = (person: Person): Hint | undefined =>
  person.received
    .map((text) => JSON.parse(text) as { type: string })
    .find((message) => message.type === 'hint') as Hint | undefined;

/** How many events a frame showed. */
const plyAt = (person: Person, seq: number): number | undefined =>
  person.received
    .map((text) => JSON.parse(text) as ServerMessage)
    .find((message): message is Frame => message.type === 'frame' && message.seq === seq)?.ply;

test.each(GAMES)('%s: a hint is laid on the board, and not played', async (game) => {
  for (const [hands, ways] of EYES) {
    const { address } = await begun(at.server, game, 2);
    const mei = await Person.at(at.browser, ways);
    const { page } = mei;
    await page.goto(address);
    await mei.until((frame) => frame.legal.length > 1, 'a choice');
    // What leaves no choice, such as two equal cards of which one is kept, the page has played by itself.
    const forced = mei.played.length;
    await page.locator('main.spread').waitFor();
    if (hands === 'keys') {
      await page.keyboard.press('h');
    } else {
      await page.locator('header nav button').last().tap();
      await page.getByRole('button', { name: 'Demander un conseil' }).tap();
    }
    const choices = page.locator('.hints li button');
    await choices.first().waitFor();
    // Where it is told it is seen, too: not below the window, nor under the hand.
    const seen = (choice: Element) => {
      const { x, y, width, height } = choice.getBoundingClientRect();
      return choice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect.poll(() => choices.first().evaluate(seen)).toBe(true);
    const told = hint(mei)!;
    expect(told.seat).toBe(1);
    expect(await choices.count()).toBe(told.choices.length);
    const chance = String(Math.round(told.choices[0]!.chance / 100));
    expect(await choices.first().locator('b').textContent()).toBe(chance);
    // At the position for which it was asked: where both order at once, the other may have done so meanwhile.
    const asked = mei.sent.find((message) => message.type === 'hint')!;
    expect(mei.frame.info.seats[0]!.hints).toEqual([plyAt(mei, asked.seq)]);

    if (hands === 'keys') {
      await tabInto(mei, '.hints li button');
      await page.keyboard.press('Enter');
    } else {
      await choices.first().tap();
    }
    // Only what several steps compose is previewed at once; another answer waits for its button.
    const waiting = () => page.locator('.act-row.own .button[aria-disabled="false"]').count();
    await expect.poll(async () => mei.tried.length + (await waiting())).toBeGreaterThan(0);
    expect(told.choices[0]!.actions.slice(0, mei.tried.length)).toEqual(mei.tried);
    expect(mei.played.slice(forced)).toEqual([]);

    // It is asked for once; closed, it leaves the log, which tells of it.
    if (hands === 'keys') await page.keyboard.press('h');
    else await page.locator('.hints header button').tap();
    await expect
      .poll(() => page.locator('.log').textContent())
      .toMatch(hands === 'keys' ? /Mei took a hint/ : /Mei a demandé un conseil/);
    expect(mei.sent.filter(({ type }) => type === 'hint')).toHaveLength(1);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

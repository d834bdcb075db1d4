// Playing on from a position of a finished game: from the replay, against a computer. The new table says where it
// comes from, and begins at or before what was shown.

import { expect, test } from 'vitest';
import { DESKTOP, Person, PHONE } from './person';
import { GAMES } from './play';
import { resigned } from './reviewed';
import { sharedScene } from './scene';

const at = sharedScene();

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

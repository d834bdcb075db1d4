// A replay: it says which turn is shown, whose it was and what it did; the log follows; and nothing moves from
// turn to turn, however long the sentence is.

import { expect, test } from 'vitest';
import { still } from '../hands/hand';
import { DESKTOP, Person, PHONE } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { sharedScene } from '../person/scene';
import { table } from '../person/screen';

const at = sharedScene();

const SIZES = [DESKTOP, PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }];

/** Where the parts of the page are, in whole pixels, and whether the log shows its line of this turn. */
const seen = ({ page }: Person) =>
  page.evaluate(() => {
    const top = (selector: string) =>
      Math.round(document.querySelector(selector)!.getBoundingClientRect().top);
    const box = document.querySelector('.log ol')!.getBoundingClientRect();
    const line = document.querySelector('.log [aria-current]')?.getBoundingClientRect();
    return {
      parts: ['.players', '.picture .board', '.replay'].map(top).join(),
      follows: !line || (line.top >= box.top - 1 && line.top < box.bottom),
    };
  });

test.each(GAMES)('%s', async (game) => {
  const mei = await Person.at(at.browser, { language: 'en' });
  await (
    await table(game, HANDS[game]!.short ?? {}, Infinity)(at.server)
  )(mei);
  const { page } = mei;
  await page.locator('.act-row .replay').click();
  const slider = page.locator('.replay input[type="range"]');
  const turns = Number(await slider.getAttribute('max'));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const places = new Set<string>();
    for (let turn = 1; turn <= turns; turn += Math.ceil(turns / 12)) {
      await slider.fill(String(turn));
      await page
        .locator(`.log [data-turn="${turn - 1}"][aria-current]`)
        .waitFor({ state: 'attached' });
      await still(mei);
      const { parts, follows } = await seen(mei);
      places.add(parts);
      if (size === DESKTOP) expect(follows, `turn ${turn}: the log`).toBe(true);
    }
    expect([...places], `${size.width} × ${size.height}`).toHaveLength(1);
  }
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

// A phone is turned, or a window gets another size: what is explained stays beside its thing, and the rules
// stay at the place that is read.

import { expect, test } from 'vitest';
import { still } from '../hands/hand';
import { Person, PHONE } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { sharedScene } from '../person/scene';
import { table } from '../person/screen';

const at = sharedScene();

const SIZES = [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
  PHONE,
];

/** Of an explanation: whether it is whole in the window, and how far its frame is from its thing. */
const explanation = ({ page }: Person) =>
  page.evaluate(() => {
    const leaf = document.querySelector('.explanation')!;
    const box = leaf.getBoundingClientRect();
    const inside =
      box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const frame = document.querySelector('.aim')!.getBoundingClientRect();
    const thing = document.querySelector(`[aria-describedby~="${leaf.id}"]`)!;
    const around = thing.getBoundingClientRect();
    const off = [frame.left + 3 - around.left, frame.top + 3 - around.top].map(Math.abs);
    const seen = frame.bottom > 0 && frame.top < innerHeight;
    return { inside, seen, off: Math.round(Math.max(...off)) };
  });

/** Asks what some whole thing of the board is. */
async function ask({ page }: Person): Promise<void> {
  await page.locator('nav button[aria-pressed]').first().tap();
  const at = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.picture [data-explain]')];
    const names = all.map((each) => each.getAttribute('data-explain'));
    const whole = all.filter((_, k) => names.indexOf(names[k]!) === names.lastIndexOf(names[k]!));
    for (const thing of whole) {
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y)?.closest('[data-explain]');
      if (top === thing) return { x, y };
    }
    return null;
  });
  await page.touchscreen.tap(at!.x, at!.y);
  await page.locator('.explanation').waitFor();
}

/** How far below the head of the rules the chosen section begins. */
const section = ({ page }: Person) =>
  page.evaluate(() => {
    const leaf = document.querySelector('.rules-leaf')!;
    const id = leaf.querySelector('select')!.value;
    const title = document.querySelector(`#rules-${id} .heading`)!;
    const head = leaf.querySelector('header')!;
    return Math.round(title.getBoundingClientRect().top - head.getBoundingClientRect().bottom);
  });

test.each(GAMES)('%s', async (game) => {
  const mei = await Person.at(at.browser, { size: PHONE, touch: true, language: 'fr' });
  await (
    await table(game, HANDS[game]!.short ?? {}, 3)(at.server)
  )(mei);
  const { page } = mei;
  await ask(mei);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await still(mei);
    await expect
      .poll(() => explanation(mei), { message: `${size.width} × ${size.height}`, timeout: 5000 })
      .toEqual({ inside: true, seen: true, off: 0 });
  }
  await page.locator('.explanation button').tap();
  await page.locator('.rules-leaf section').first().waitFor();
  await expect.poll(() => section(mei)).toBeGreaterThan(-5);
  const before = await section(mei);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await still(mei);
    await expect
      .poll(async () => Math.abs((await section(mei)) - before), {
        message: `${size.width}: the section`,
        timeout: 5000,
      })
      .toBeLessThan(40);
  }
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

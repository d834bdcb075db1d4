// A chosen card leads on: the sites that it can pay for are lit, the others are not, and a press builds there.

import { expect, test } from 'vitest';
import { Person, PHONE } from '../../../person/person';
import { sharedScene } from '../../../person/scene';
import { table } from '../../../person/screen';
import { drawn, press } from '../../hand';

const at = sharedScene();

test.each([
  ['mouse', 'en'],
  ['finger', 'fr'],
] as const)('by %s, %s', async (hands, language) => {
  const ways = hands === 'finger' ? { size: PHONE, touch: true } : {};
  const mei = await Person.at(at.browser, { ...ways, language });
  await (
    await table('pagoda', {}, 5)(at.server)
  )(mei);
  await drawn(mei);
  const { page } = mei;
  await press(page.locator('.dock button[data-card]:not(.pale)').first(), hands);
  const led = page.locator('button.strip.led');
  await led.first().waitFor();
  expect((await led.count()) + (await page.locator('button.strip.unled').count())).toBe(6);
  const before = await page.locator('.pips .built').count();
  await press(led.first(), hands);
  // One way is built at once, several are asked for.
  const slip = page.locator('.slip');
  await expect
    .poll(async () => (await slip.count()) + (await page.locator('.pips .built').count()) - before)
    .toBeGreaterThan(0);
  expect(mei.played).toEqual([]);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

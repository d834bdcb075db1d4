// Explanations at Pagoda's table: by a resting mouse, and by a finger that stays on a card, which a drag does not.

import { expect, it } from 'vitest';
import { Person, PHONE } from '../../../person/person';
import { scene } from '../../../person/scene';
import { shower } from '../../../person/screen';
import { screens } from '../pagoda';

const world = scene();

it('abilities and sites explain themselves, and a card that stays under a finger', async () => {
  const show = shower(
    screens.find(({ name }) => name === 'begin')!,
    world.server,
  );
  const mouse = await Person.at(world.browser, { language: 'en' });
  await show(mouse);
  const leaf = mouse.page.locator('.explanation');
  await mouse.page.locator('[data-explain="ability:1:R"]').hover();
  await leaf.getByText('No use left.').waitFor();
  await mouse.page.locator('[data-explain="next:2"]').hover();
  await leaf.getByText('Next on site 2').waitFor();
  expect(mouse.faults).toEqual([]);
  await mouse.leave();

  const finger = await Person.at(world.browser, { language: 'en', size: PHONE, touch: true });
  await show(finger);
  const { page } = finger;
  const touches = await finger.context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  const card = page.locator('[data-card]').first();
  const box = (await card.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

  await touch('touchStart', { x, y });
  await touch('touchMove', { x, y: y - 40 });
  await page.locator('.carried').waitFor();
  await touch('touchMove', { x, y });
  await touch('touchEnd');
  expect(await page.locator('.explanation').count()).toBe(0);

  const chosen = await card.getAttribute('aria-pressed');
  await touch('touchStart', { x, y });
  await page.locator('.explanation').getByText('Of the eleven').waitFor();
  await touch('touchMove', { x, y: y - 40 });
  await touch('touchEnd');
  expect(await page.locator('.carried').count()).toBe(0);
  expect(await card.getAttribute('aria-pressed')).toBe(chosen);
  expect(finger.faults).toEqual([]);
  await finger.leave();
});

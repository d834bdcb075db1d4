// A finger that stays on a card is told what it is; one that moves drags it.

import { expect, test } from 'vitest';
import { Person, PHONE } from '../../../person/person';
import { forTwo } from '../../../server/reach';
import { scene } from '../../../person/scene';
import { come } from './stages';

const at = scene();

test('a long press explains a card and a province, a drag carries the card', async () => {
  const { table, tokens } = await forTwo(at.server, 'sun-tzu', {});
  const mei = await Person.at(at.browser, { size: PHONE, touch: true, language: 'fr' });
  await mei.page.goto(`${at.server.url}/t/${table}#seat=${tokens[1]}`);
  await come(mei, 'finger', 'orders');
  const touch = await mei.context.newCDPSession(mei.page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const leaf = mei.page.locator('.explanation');
  const middle = async (selector: string) => {
    const box = (await mei.page.locator(selector).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };

  for (const [selector, title] of [
    ['[data-explain="card:5"]', 'Carte 5'],
    ['path[data-explain="province:Ti"]', 'Tibet'],
  ] as const) {
    await finger('touchStart', ...(await middle(selector)));
    await leaf.getByRole('heading', { name: title }).waitFor();
    await finger('touchEnd');
    await mei.page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'detached' });
  }

  const [x, y] = await middle('[data-explain="card:5"]');
  await finger('touchStart', x, y);
  for (let step = 1; step <= 6; step++) await finger('touchMove', x, y - 40 * step);
  await mei.page.locator('.carried').waitFor();
  expect(await leaf.count()).toBe(0);
  await finger('touchEnd');
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

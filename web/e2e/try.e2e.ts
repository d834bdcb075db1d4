import { test } from 'vitest';
import { Person, PHONE } from './person';
import { DRAWING, HANDS } from './play';
import { scene } from './scene';
import { table } from './screen';
import { HASTY } from './server';
const at = scene('--proxy', ...HASTY);
test('try', async () => {
  const mei = await Person.at(at.browser, { size: PHONE, touch: true });
  await (await table(DRAWING, HANDS[DRAWING]!.short ?? {}, 2)(at.server))(mei);
  const { page } = mei;
  const say = (w: string) => console.log(w, mei.sent.length);
  await page.evaluate(() => {
    for (const n of ['pointerdown','pointerup','pointercancel','click','contextmenu','pointermove','lostpointercapture'])
      document.querySelector('.board > svg')!.addEventListener(n, (e: any) => console.log('EV', n, e.isTrusted, e.pointerId, e.detail));
  });
  page.on('console', (m) => console.log(m.text()));
  const board = (await page.locator('[data-explain="square:a1"]').first().boundingBox())!;
  const touch = await mei.context.newCDPSession(page);
  const touchPoints = [{ x: board.x + 14, y: board.y + 14 }];
  say('before');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('.explanation').waitFor();
  say('shown');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(400);
  say('ended');
  await page.locator('.explanation button').tap();
  await page.waitForTimeout(400);
  say('rules');
  await page.locator('.rules-leaf header button').tap();
  await page.waitForTimeout(400);
  say('closed');
});

import { test } from 'vitest';
import { launch, Person, DESKTOP, PHONE } from './person';
import { SCREENS } from './screens';
import { shower } from './screen';
import { Server, HASTY } from './server';
test('try', async () => {
  const server = await Server.start('--proxy', ...HASTY);
  const browser = await launch();
  try {
    const show = shower(SCREENS.find((s) => s.name === 'contrees-middle')!, server);
    const p = await Person.at(browser, { size: DESKTOP, language: 'en' });
    await show(p);
    const shot = (n: string) => p.page.screenshot({ path: `/tmp/try/${n}.png` });
    const tower = Object.keys((p.frame.view as any).towers)[0]!;
    await p.page.locator(`[data-explain="corner:${tower}"]`).hover();
    await p.page.locator('.explanation').waitFor();
    await shot('con-tower');
    await p.page.locator('[role=application]').focus();
    await p.page.keyboard.press('ArrowRight');
    await p.page.keyboard.press('i');
    await p.page.locator('.explanation').waitFor();
    await shot('con-keys');
    const m = await Person.at(browser, { size: PHONE, language: 'fr', touch: true });
    await show(m);
    const box = (await m.page.locator('[data-explain="contree:E"]').first().boundingBox())!;
    const cdp = await m.context.newCDPSession(m.page);
    const points = [{ x: box.x + 10, y: box.y + 10 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
    await m.page.waitForTimeout(900);
    await m.page.screenshot({ path: '/tmp/try/press.png' });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await m.page.waitForTimeout(300);
    await m.page.locator('.explanation button').tap();
    await m.page.waitForTimeout(900);
    await m.page.screenshot({ path: '/tmp/try/rules-phone.png' });
    console.log(m.faults, m.tried);
  } finally { await browser.close(); await server.stop(); }
});

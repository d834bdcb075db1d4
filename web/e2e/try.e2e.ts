import { test } from 'vitest';
import { Person } from './person';
import { GAMES } from './play';
import { SCREENS } from './screens';
import { scene } from './scene';
import { shower } from './screen';
import { HASTY } from './server';
const at = scene('--proxy', ...HASTY);
test('try', async () => {
  for (const [name, size, language, theme, touch] of [
    ['pagoda-turn', { width: 844, height: 390 }, 'fr', 'dark', true],
    ['sun-tzu-orders', { width: 844, height: 390 }, 'fr', 'light', true],
    ['qin-middle', { width: 667, height: 375 }, 'en', 'light', true],
    ['qin-middle', { width: 320, height: 568 }, 'fr', 'light', true],
    ['sun-tzu-orders', { width: 320, height: 568 }, 'fr', 'dark', true],
    ['pagoda-turn', { width: 320, height: 568 }, 'en', 'light', true],
    ['sun-tzu-orders', { width: 820, height: 1180 }, 'en', 'light', true],
    ['contrees-middle', { width: 2560, height: 1440 }, 'en', 'dark', false],
    ['sun-tzu-order', { width: 1280, height: 800 }, 'fr', 'dark', false],
    ['contrees-end', { width: 844, height: 390 }, 'en', 'light', true],
    ['rules-qin', { width: 390, height: 844 }, 'fr', 'light', true],
    ['home', { width: 390, height: 844 }, 'fr', 'dark', true],
  ] as const) {
    const show = shower(SCREENS.find((s) => s.name === name)!, at.server);
    const p = await Person.at(at.browser, { size, language, theme, touch });
    await show(p);
    await p.page.waitForTimeout(300);
    if (name === 'rules-qin') await p.page.evaluate(() => document.getElementById('joining')!.scrollIntoView());
    await p.page.screenshot({ path: `/tmp/try/s-${name}-${size.width}.png` });
    await p.leave();
  }
});

// Takes screenshots in both sizes and themes: npm run pictures. They are saved in ../screens.
// ONLY=home,waiting limits them; README=1 makes the README's: the four tables in one picture.

import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { test } from 'vitest';
import { still } from './hands/hand';
import { DESKTOP, launch, Person, PHONE, type Ways } from './person';
import { GAMES } from './play';
import { type Show, shower } from './screen';
import { SCREENS } from './screens';
import { HASTY, Server } from './server';

const readme = process.env['README'] !== undefined;
const only = process.env['ONLY']?.split(',') ?? [];
const folder = resolve(import.meta.dirname, readme ? '../../docs/pictures' : '../../screens');

const LOOKS: [string, Ways][] = [
  ['-1280', { size: DESKTOP, language: 'en', theme: 'light' }],
  ['-1280-dark', { size: DESKTOP, language: 'fr', theme: 'dark' }],
  ['-390', { size: PHONE, touch: true, language: 'fr', theme: 'light' }],
  ['-390-dark', { size: PHONE, touch: true, language: 'en', theme: 'dark' }],
];

/** The screens in the README's picture, in rows of two: the first four games, the last in the dark theme. */
const SHEET = GAMES.slice(0, 4).map((game, k): [string, Ways] => [
  `${game}-middle`,
  { language: 'en', ...(k === 3 ? { theme: 'dark' } : {}) },
]);

async function picture(browser: Browser, show: Show, ways: Ways): Promise<Buffer> {
  const person = await Person.at(browser, ways);
  await show(person);
  await still(person);
  const shot = await person.page.screenshot();
  await person.leave();
  return shot;
}

async function sheet(server: Server, browser: Browser): Promise<void> {
  const shots: string[] = [];
  for (const [name, ways] of SHEET) {
    const screen = SCREENS.find((each) => each.name === name)!;
    shots.push((await picture(browser, shower(screen, server), ways)).toString('base64'));
  }
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.setContent(
    `<body style="margin:0;display:grid;grid-template:1fr 1fr/1fr 1fr;height:1000px">
      ${shots.map((shot) => `<img style="width:800px" src="data:image/png;base64,${shot}">`).join('')}`,
  );
  await page.screenshot({ path: `${folder}/tables.png` });
}

test('pictures', async () => {
  mkdirSync(folder, { recursive: true });
  const server = await Server.start('--proxy', ...HASTY);
  const browser = await launch();
  try {
    if (readme) {
      await sheet(server, browser);
      return;
    }
    for (const screen of SCREENS.filter(({ name }) => only.length === 0 || only.includes(name))) {
      const show = shower(screen, server);
      for (const [suffix, ways] of LOOKS) {
        const shot = await picture(browser, show, ways);
        writeFileSync(`${folder}/${screen.name}${suffix}.png`, shot);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});

// Takes screenshots of all screens in five sizes and both themes: npm run pictures. They are saved in
// ../screens, and the ten of a screen together in ../screens/sheets. ONLY=home,waiting limits them to these
// screens, SIZES=1280,390 to these widths. README=1 makes the README's: the four tables in one picture.

import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { test } from 'vitest';
import { still } from './hands/hand';
import { contactSheet, type Shot } from './screens/contact-sheet';
import { launch, Person, type Ways } from './person/person';
import { GAMES } from './hands/play';
import { type Show, shower } from './person/screen';
import { OPERATOR } from './screens/operator';
import { MEETING } from './screens/meeting';
import { PEOPLE } from './screens/people';
import { SCREENS } from './screens/all';
import { HASTY, Server } from './server/server';
import { SITUATIONS } from './screens/situations';

const readme = process.env['README'] !== undefined;
const listed = (name: string): string[] =>
  (process.env[name] ?? '').split(',').filter((each) => each !== '');
const [only, widths] = [listed('ONLY'), listed('SIZES')];
const folder = resolve(import.meta.dirname, readme ? '../../docs/pictures' : '../../screens');

type Size = readonly [width: number, height: number];

const POINTED: readonly Size[] = [[1280, 800]];
const TOUCHED: readonly Size[] = [
  [390, 844],
  [844, 390],
  [320, 568],
  [820, 1180],
];

/** Who looks: each opens a screen once, and then sees it in all their sizes. */
const LOOKS: { sizes: readonly Size[]; touch: boolean; ways: Ways }[] = [
  { sizes: POINTED, touch: false, ways: { language: 'en', theme: 'light' } },
  { sizes: POINTED, touch: false, ways: { language: 'fr', theme: 'dark' } },
  { sizes: TOUCHED, touch: true, ways: { language: 'fr', theme: 'light' } },
  { sizes: TOUCHED, touch: true, ways: { language: 'en', theme: 'dark' } },
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

const wanted = (among: readonly string[], one: string) => among.length === 0 || among.includes(one);

/** A screen in the sizes of one look. */
async function look(
  browser: Browser,
  show: Show,
  name: string,
  { sizes, touch, ways }: (typeof LOOKS)[number],
): Promise<Shot[]> {
  const mine = sizes.filter(([width]) => wanted(widths, String(width)));
  if (mine.length === 0) return [];
  const [width, height] = mine[0]!;
  const person = await Person.at(browser, { ...ways, touch, size: { width, height } });
  await show(person);
  const shots: Shot[] = [];
  for (const [width, height] of mine) {
    await person.page.setViewportSize({ width, height });
    await still(person);
    const png = await person.page.screenshot();
    const dark = ways.theme === 'dark';
    writeFileSync(`${folder}/${name}-${width}${dark ? '-dark' : ''}.png`, png);
    shots.push({ width, dark, png });
  }
  await person.leave();
  return shots;
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
  mkdirSync(readme ? folder : `${folder}/sheets`, { recursive: true });
  const server = await Server.start('--proxy', ...HASTY);
  const browser = await launch();
  try {
    if (readme) {
      await sheet(server, browser);
      return;
    }
    for (const screen of [...SCREENS, ...SITUATIONS, ...PEOPLE, ...MEETING, OPERATOR].filter(
      ({ name }) => wanted(only, name),
    )) {
      const show = shower(screen, server);
      const shots: Shot[] = [];
      for (const each of LOOKS) shots.push(...(await look(browser, show, screen.name, each)));
      const together = await contactSheet(browser, shots);
      writeFileSync(`${folder}/sheets/${screen.name}.png`, together);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});

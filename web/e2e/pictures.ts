// Takes the screens' pictures, in both sizes and themes: npm run pictures. They go to ../screens.
// ONLY=home,qin-middle takes some of them; README=1 makes those of the README anew.

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'vitest';
import { DESKTOP, launch, Person, PHONE, type Ways } from './person';
import { SCREENS } from './screens';
import { Server } from './server';

const readme = process.env['README'] !== undefined;
const only = process.env['ONLY']?.split(',') ?? (readme ? ['qin-middle', 'contrees-middle'] : []);
const folder = resolve(import.meta.dirname, readme ? '../../docs/pictures' : '../../screens');

const LOOKS: [string, Ways][] = readme
  ? [['', { size: DESKTOP, language: 'en', theme: 'light' }]]
  : [
      ['-1280', { size: DESKTOP, language: 'en', theme: 'light' }],
      ['-1280-dark', { size: DESKTOP, language: 'fr', theme: 'dark' }],
      ['-390', { size: PHONE, touch: true, language: 'fr', theme: 'light' }],
      ['-390-dark', { size: PHONE, touch: true, language: 'en', theme: 'dark' }],
    ];

test('pictures', async () => {
  mkdirSync(folder, { recursive: true });
  const server = await Server.start();
  const browser = await launch();
  try {
    for (const screen of SCREENS.filter(({ name }) => only.length === 0 || only.includes(name))) {
      for (const [suffix, ways] of LOOKS) {
        const person = await Person.at(browser, ways);
        await screen.open(server, person);
        await person.page.screenshot({ path: `${folder}/${screen.name}${suffix}.png` });
        await person.leave();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});

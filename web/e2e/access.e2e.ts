// axe finds no violations on any screen, in either language and theme; nothing scrolls sideways.

import type { RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { axeFaults } from './axe';
import { still } from './hands/hand';
import { DESKTOP, NARROW, Person, PHONE, type Ways } from './person';
import { DRAWING } from './play';
import { sharedScene } from './scene';
import { shower } from './screen';
import { SCREENS } from './screens';
import { SITUATIONS } from './situations';

const at = sharedScene();

const EYES: Ways[] = [
  { size: DESKTOP, language: 'en', theme: 'light' },
  { size: PHONE, touch: true, language: 'fr', theme: 'dark' },
];

/** The rules that the other theme may break, since it changes only colours. Listed by name, because the
 * tag would also enable rules that are excluded elsewhere (AAA). */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const sideways = (person: Person) =>
  person.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

/** Switches the theme and waits for its colours. */
async function turnRound(person: Person, ways: Ways): Promise<void> {
  await person.page.emulateMedia({ colorScheme: ways.theme === 'dark' ? 'light' : 'dark' });
  await still(person);
}

/** What lies over or beside a table is the same in all games, but for the words of the explanations. */
const ONCE = SITUATIONS.filter(
  ({ name }) => name.startsWith(`${DRAWING}-`) || name.endsWith('-explained'),
);

test.each([...SCREENS, ...ONCE])('$name', async (screen) => {
  const show = shower(screen, at.server);
  for (const ways of EYES) {
    const person = await Person.at(at.browser, ways);
    await show(person);
    expect(await axeFaults(person), JSON.stringify(ways)).toEqual([]);
    await turnRound(person, ways);
    expect(await axeFaults(person, COLOURS), `${JSON.stringify(ways)}, the other theme`).toEqual(
      [],
    );
    await person.page.setViewportSize(NARROW);
    await still(person);
    expect(await sideways(person), `${JSON.stringify(ways)}, 360 wide`).toBeLessThanOrEqual(0);
    expect(await person.page.evaluate(() => document.documentElement.lang)).toBe(ways.language);
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});

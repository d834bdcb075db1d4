// axe finds no violations on any screen, in either language and theme; nothing scrolls sideways,
// and each stop of the keyboard has a whole focus ring.

import type { RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { still } from '../hands/hand';
import { DESKTOP, NARROW, Person, PHONE, type Ways } from '../person/person';
import { MEETING } from '../screens/meeting';
import { PEOPLE } from '../screens/people';
import { DRAWING, GAMES } from '../hands/play';
import { cutRings } from '../checks/rings';
import { sharedScene } from '../person/scene';
import { type Screen, shower } from '../person/screen';
import { SCREENS } from '../screens/all';
import { SITUATIONS } from '../screens/situations';

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

/** What is a game's own of all that lies over or beside a table. */
const OWN = /-(explained|review|puzzle)$/;

/** The rest is the same in all games: one is seen, and in a deep run all. */
const OVER = SITUATIONS.filter(
  ({ name }) => !OWN.test(name) && (process.env['DEEP'] || name.startsWith(`${DRAWING}-`)),
);

const OF_GAMES = [...SCREENS, ...SITUATIONS.filter(({ name }) => OWN.test(name))];

/** A game's own screens are seen by the one and the other in turn: so both see each game, and each kind of screen
 * that all games have; and each screen is seen in both themes. Both see all others, and in a deep run all. */
function eyes({ name }: Screen): Ways[] {
  const game = GAMES.findIndex((each) => name.includes(each));
  const own = OF_GAMES.filter((screen) => screen.name.includes(GAMES[game] ?? '—'));
  const at = own.findIndex((screen) => screen.name === name);
  return at < 0 || process.env['DEEP'] ? EYES : [EYES[(game + at) % 2]!];
}

test.each([...OF_GAMES, ...OVER, ...PEOPLE, ...MEETING])('$name', async (screen) => {
  const show = shower(screen, at.server);
  for (const ways of eyes(screen)) {
    const person = await Person.at(at.browser, ways);
    await show(person);
    expect(await axeFaults(person), JSON.stringify(ways)).toEqual([]);
    expect.soft(await cutRings(person), 'focus rings').toEqual([]);
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

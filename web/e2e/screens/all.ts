// All screens of the page, once each: for the accessibility test and for screenshots. Those of a game are
// declared in hands/games.

import { CLUBS } from './clubs';
import { FAIR } from './fair';
import { hasCourse, showMe } from '../person/courses';
import { DRAWING, GAMES, HANDS, OPEN } from '../hands/play';
import { page, type Screen, table, waiting } from '../person/screen';
import { LEAGUES } from './leagues';
import { TOURNAMENTS } from './tournaments';

/** The screens of a game that declares none: a beginning, a middle, an end. */
function usual(game: string): Screen[] {
  const options = HANDS[game]!.short ?? {};
  return [
    { name: 'begin', reach: table(game, options, 1) },
    { name: 'middle', reach: table(game, options, 3) },
    { name: 'end', reach: table(game, options, Infinity) },
  ];
}

const ofGame = (game: string): Screen[] =>
  (HANDS[game]!.screens ?? usual(game)).map((screen) => ({
    ...screen,
    name: `${game}-${screen.name}`,
  }));

/** The last lesson of a game, whose answer was shown. */
const shown =
  (game: string): Screen['reach'] =>
  (server) =>
    Promise.resolve((person) => showMe(person, server, game));

/** A puzzle whose answer was shown. */
const answered =
  (game: string): Screen['reach'] =>
  async (server) => {
    const puzzle = await page(`/puzzle/${game}/1`)(server);
    return async (person) => {
      await puzzle(person);
      await person.page.locator('.puzzle .link').click();
      await person.page.locator('.answer .way').waitFor();
    };
  };

/** The first page of somebody who has never played, once it offers the courses. */
const offered: Screen['reach'] = async (server) => {
  const home = await page('/')(server);
  return async (person) => {
    await home(person);
    await person.page.locator('.offer p').waitFor();
  };
};

export const SCREENS: Screen[] = [
  { name: 'home', reach: page('/') },
  { name: 'home-offer', reach: offered },
  {
    name: 'new-table',
    reach: async (server) => {
      const home = await page('/')(server);
      return async (person) => {
        await home(person);
        await person.page.locator('article button.options').first().click();
        await person.page.getByRole('dialog').waitFor();
      };
    },
  },
  ...GAMES.map((game): Screen => ({ name: `rules-${game}`, reach: page(`/rules/${game}`) })),
  ...GAMES.filter(hasCourse).flatMap((game): Screen[] => [
    { name: `lessons-${game}`, reach: page(`/learn/${game}`) },
    { name: `lesson-${game}`, reach: shown(game) },
  ]),
  ...GAMES.map((game): Screen => ({ name: `puzzle-${game}`, reach: page(`/puzzle/${game}/1`) })),
  { name: 'puzzle-shown', reach: answered(OPEN) },
  { name: 'mistakes-none', reach: page('/learn/mistakes') },
  { name: 'waiting', reach: waiting(DRAWING) },
  ...GAMES.flatMap(ofGame),
  ...FAIR,
  ...TOURNAMENTS,
  ...CLUBS,
  ...LEAGUES,
];

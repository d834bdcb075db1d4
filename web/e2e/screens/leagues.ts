// Leagues as a server would tell of them, for what the page makes of them.

import type { Division, League, Line, Listed } from '../../src/tournament/league/ask';
import { DRAWING, OPEN } from '../hands/play';
import type { Person } from '../person/person';
import type { Screen } from '../person/screen';

/** Whoever looks. */
const ME = 'Noé';
const DAY = 86_400_000;

const LISTED: Listed = {
  id: 'town',
  name: 'The league of the Tuesday tables',
  game: OPEN,
  options: {},
  clock: { base: 259_200, increment: 0, days: 3, then: 'lost' },
  rated: true,
  most: 6,
  movers: 1,
  pause: 14,
  phase: 'running',
  season: 3,
  members: 14,
  maker: ME,
  you: 'in',
  division: 2,
};

const line = (name: string, k: number, moves: Line['moves'], leaves = false): Line => ({
  rank: k + 1,
  name,
  points: Math.max(0, 3.5 - k * 0.5),
  played: 4,
  moves,
  leaves,
});

const division = (number: number, names: string[], of: number, phase: Division['phase']) => ({
  number,
  tournament: `d${number}`,
  phase,
  round: 4,
  rounds: 5,
  standings: names.map((name, k) =>
    line(
      name,
      k,
      number > 1 && k === 0 ? 'up' : number < of && k === names.length - 1 ? 'down' : 'stays',
      k === 3,
    ),
  ),
});

const DIVISIONS: Division[] = [
  division(1, ['Mei', 'Lin', 'Bartholomäus Feuchtwange', 'Ines', ''], 3, 'running'),
  division(2, ['Konstantinopolitanischer', ME, 'Bo', 'Ada', 'Rui'], 3, 'running'),
  division(3, ['Yann', 'Chloé', 'Per', 'Zoé'], 3, 'closed'),
];

const began = Date.UTC(2026, 1, 3);
const TOWN: League = {
  ...LISTED,
  divisions: DIVISIONS,
  newcomers: ['Dora', 'Emil'],
  seasons: [
    { number: 3, began: began + 120 * DAY },
    { number: 2, began: began + 60 * DAY, ended: began + 106 * DAY, winner: 'Mei' },
    { number: 1, began, ended: began + 46 * DAY, winner: '' },
  ],
  may: ['leave', 'close'],
};

const OTHERS: Listed[] = [
  {
    ...LISTED,
    id: 'soon',
    name: 'Winter league',
    game: DRAWING,
    phase: 'waiting',
    season: 0,
    members: 5,
  },
];
for (const each of OTHERS) {
  delete each.you;
  delete each.division;
}

/** Has the server tell of them. */
export async function serveLeagues({ page }: Person, all: Listed[] = [LISTED, ...OTHERS]) {
  await page.route(/\/api\/leagues(\/.*)?$/, (route) => {
    const [, id, season] = /leagues(?:\/(\w+))?(\/seasons\/\d+)?/.exec(route.request().url())!;
    const told = season
      ? { season: 2, divisions: DIVISIONS }
      : id
        ? TOWN
        : { leagues: all, may: ['make'] };
    return route.fulfill({ json: told });
  });
}

const at =
  (path: string, then: (person: Person) => Promise<void>): Screen['reach'] =>
  (server) =>
    Promise.resolve(async (person) => {
      await person.page.addInitScript((name) => localStorage.setItem('tianxia.account', name), ME);
      await person.page.route('**/api/me/**', (route) => route.fulfill({ json: [] }));
      await serveLeagues(person);
      await person.page.goto(server.url + path);
      await person.page.locator('#main:not([aria-busy])').waitFor();
      await person.page.waitForLoadState('networkidle');
      await then(person);
    });

export const LEAGUES: Screen[] = [
  {
    name: 'league',
    reach: at('/leagues/town', async ({ page }) => {
      await page
        .getByText(/^(Season 2|Saison 2)/)
        .first()
        .click();
      await page.locator('details[open] table').first().waitFor();
    }),
  },
  {
    name: 'league-new',
    reach: at('/tournaments', async ({ page }) => {
      await page.getByRole('button', { name: /^(Found a league|Fonder une ligue)$/ }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
];

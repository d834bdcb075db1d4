// Tournaments as a server would tell of them, for what the page makes of them: with long names, and at every stage.

import type { Entrant, Game, Listed, Round, Standing, Tournament } from '../../src/tournament/ask';
import { DRAWING, GAMES, OPEN } from '../hands/play';
import type { Person } from '../person/person';
import type { Screen } from '../person/screen';

const NAMES = [
  'Mei',
  'Lin',
  'Bartholomäus Feuchtwange',
  'Noé',
  'Ines',
  'Konstantinopolitanischer',
  'Bo',
  'Ada',
];
/** Whoever looks. */
const ME = 'Noé';
const LIVE = { base: 300, increment: 5, then: 'lost' } as const;

const row = (id: string, name: string, more: Partial<Listed>): Listed => ({
  id,
  name,
  game: OPEN,
  options: {},
  seats: 2,
  kind: 'swiss',
  rounds: 5,
  clock: LIVE,
  rated: true,
  phase: 'open',
  round: 0,
  entered: 8,
  most: 16,
  maker: 'Mei',
  ...more,
});

/** The next evening. */
function evening(): number {
  const at = new Date();
  at.setHours(20, 0, 0, 0);
  return at.getTime();
}

const LIST: Listed[] = [
  row('open', 'Friday Swiss', { startsAt: evening(), entered: 11 }),
  row('cup', 'The cup of the Tuesday tables', { kind: 'knock-out', rounds: 3, game: DRAWING }),
  row('drawn', 'Winter cup', {
    kind: 'knock-out',
    phase: 'running',
    round: 3,
    rounds: 3,
    you: 'in',
    table: 't-3-1',
  }),
  row('swiss', 'Autumn league', {
    phase: 'running',
    round: 3,
    rounds: 5,
    clock: { base: 259_200, increment: 0, days: 3, then: 'lost' },
    you: 'in',
    rank: 4,
    table: 't-3-1',
  }),
  row('robin', 'Everybody against everybody else', {
    kind: 'round-robin',
    phase: 'running',
    round: 5,
    rounds: 7,
    game: GAMES.at(-1)!,
  }),
  row('won', 'Summer cup', { kind: 'knock-out', phase: 'closed', round: 3, rounds: 3 }),
];

const entrants = (count = NAMES.length): Entrant[] =>
  NAMES.slice(0, count).map((name, k) => ({
    name,
    rating: 1740 - 35 * k,
    ...(k > 4 ? { provisional: true } : {}),
    withdrawn: name === 'Bo',
  }));

/** The tables of one round: the first of two has won, or as told; '': it is played. */
const round = (number: number, pairs: string[], byes: string[] = []): Round => ({
  number,
  byes,
  games: pairs.map((pair, k): Game => {
    const [players, result] = pair.split(' ') as [string, string?];
    const winners = { '1': [1], '0': [2], '½': [1, 2], '+': [1] }[result ?? ''];
    return {
      table: `t-${number}-${k}`,
      players: [...players].map((at) => NAMES[Number(at)]!),
      ...(winners ? { result: { winners, absent: result === '+' ? [2] : [] } } : {}),
    };
  }),
});

const standing = (points: number[], played: number): Standing[] =>
  points.map((each, k) => ({
    rank: k + 1,
    name: NAMES[k]!,
    points: each,
    played,
    tieBreaks: [12.5 - k, 8.75 - k / 2, k === 2 ? 1 : 0, Math.floor(each)],
    withdrawn: NAMES[k] === 'Bo',
  }));

const shown = (listed: Listed, more: Partial<Tournament>): Tournament => ({
  ...listed,
  tieBreaks: ['buchholz', 'sonneborn-berger', 'direct-encounter', 'wins'],
  replays: 1,
  entrants: entrants(),
  standings: [],
  pairings: [],
  may: [],
  winner: [],
  ...more,
});

const listed = (id: string): Listed => LIST.find((each) => each.id === id)!;

const SHOWN: Tournament[] = [
  shown(listed('open'), {}),
  shown(listed('swiss'), {
    standings: standing([2.5, 2, 2, 1.5, 1.5, 1, 1, 0.5], 2),
    pairings: [
      round(1, ['04 1', '15 1', '26 ½', '37 +']),
      round(2, ['10 ½', '23 ½', '46 0', '57 1']),
      round(3, ['02', '31', '45 0'], ['Ada']),
    ],
    may: ['withdraw', 'close'],
  }),
  shown(listed('robin'), {
    standings: standing([4.5, 4, 3, 2.5, 2, 2, 1, 1], 5),
    pairings: [
      round(1, ['07 1', '16 ½', '25 1', '34 0']),
      round(2, ['74 0', '53 1', '62 +', '01 1']),
      round(3, ['17 1', '20 0', '36 ½', '45 1']),
      round(4, ['75 0', '64 1', '03 1', '12 1']),
      round(5, ['27 1', '31', '40 0', '56 1']),
    ],
    tieBreaks: ['direct-encounter', 'sonneborn-berger', 'wins', 'buchholz'],
  }),
  shown(listed('drawn'), {
    entrants: entrants(7),
    standings: standing([2, 1.5, 1, 1, 0.5, 0, 0], 2),
    pairings: [
      round(1, ['34 1', '16 ½', '25 +'], ['Mei']),
      round(2, ['61 0']),
      round(3, ['03', '12']),
    ],
  }),
  shown(listed('won'), {
    standings: standing([3, 2, 1, 1, 0, 0, 0, 0], 3),
    pairings: [
      round(1, ['07 1', '34 1', '25 1', '16 +']),
      round(2, ['03 1', '12 ½']),
      round(3, ['21 0']),
      round(4, ['01 1']),
    ],
    winner: ['Mei'],
  }),
];

/** Has the server tell of them.
 * @param me the reader's name; '' without an account */
export async function serve({ page }: Person, me: string): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('tianxia.account', name), me);
  await page.route('**/api/me/**', (route) => route.fulfill({ json: [] }));
  await page.route(/\/api\/tournaments(\/\w+)?$/, (route) => {
    const id = /tournaments\/(\w+)/.exec(route.request().url())?.[1];
    const told = id
      ? SHOWN.find((each) => each.id === id)
      : { tournaments: LIST, may: me ? ['make'] : [] };
    return route.fulfill({
      status: told ? 200 : 404,
      json: told ?? { code: 'unknown-tournament' },
    });
  });
}

const at =
  (path: string, me = ME, then?: (person: Person) => Promise<void>): Screen['reach'] =>
  (server) =>
    Promise.resolve(async (person) => {
      await serve(person, me);
      await person.page.goto(server.url + path);
      await person.page.locator('#main:not([aria-busy])').waitFor();
      await person.page.waitForLoadState('networkidle');
      await then?.(person);
    });

export const TOURNAMENTS: Screen[] = [
  {
    name: 'home-tournaments',
    reach: at('/', ME, async ({ page }) => {
      await page
        .getByRole('heading', { name: /^(Tournaments|Tournois)$/ })
        .scrollIntoViewIfNeeded();
    }),
  },
  { name: 'tournaments', reach: at('/tournaments') },
  { name: 'tournament-guest', reach: at('/tournament/open', '') },
  { name: 'tournament-swiss', reach: at('/tournament/swiss') },
  { name: 'tournament-robin', reach: at('/tournament/robin') },
  { name: 'tournament-drawn', reach: at('/tournament/drawn') },
  { name: 'tournament-won', reach: at('/tournament/won') },
  {
    name: 'tournament-new',
    reach: at('/tournaments', ME, async ({ page }) => {
      await page
        .getByRole('button', { name: /^(Hold a tournament|Organiser un tournoi)$/ })
        .click();
      await page.getByRole('dialog').waitFor();
    }),
  },
];

// Screens about people: an account, friends, somebody's page, the best, open tables.
// What they tell is a server's answer that is written here, with long names. For screenshots and the accessibility
// test.

import type { Friends } from '../../src/friend/ask';
import type { Listing } from '../../src/protocol';
import type { LadderShown, RatingShown } from '../../src/rating/shown';
import type { Person } from '../person/person';
import { DRAWING, GAMES, OPEN } from '../hands/play';
import { page, type Screen, type Show } from '../person/screen';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 3, 18);
const NAMES = ['Mei', 'Lin', 'Bartholomäus Feuchtwange', 'Konstantinopolitanischer', 'Ada', 'Bo'];
const known = (names: string[]) => names.map((name, k) => ({ name, since: START + 9 * k * DAY }));

const ME = {
  name: 'Noé',
  since: START,
  passkeys: [
    { id: 'a', label: 'Firefox on Linux', made: START, used: START + 80 * DAY },
    { id: 'b', label: 'The telephone in the kitchen', made: START + DAY, used: START + 90 * DAY },
  ],
  sessions: [
    { id: 's', device: 'Firefox, Linux', made: START, used: START + 90 * DAY, here: true },
    { id: 't', device: 'Safari, iPhone', made: START + DAY, used: START + 88 * DAY, here: false },
  ],
  tokens: [
    { id: 'k', label: 'my program', scopes: ['read', 'play'], made: START, used: START + 3 * DAY },
  ],
  codes: 9,
};
const FRIENDS: Friends = {
  challengers: 'anybody',
  friends: known(NAMES.slice(0, 3)),
  asked: known(['Ada']),
  requests: known(['Konstantinopolitanischer']),
  blocked: known(['Bo']),
};

const rating = (ladder: string, base: number, games: number): RatingShown => ({
  ladder,
  rating: base,
  uncertainty: 61,
  provisional: games < 5,
  games,
  last: START + 80 * DAY,
  course: Array.from({ length: games }, (_, k) => ({
    table: `t${k}`,
    place: 1 + (k % 2),
    rating: base - 9 * k + 25 * (k % 3),
    uncertainty: 61 + 5 * k,
    at: START + (80 - 2 * k) * DAY,
  })),
});
const SOMEBODY = {
  name: 'Bartholomäus Feuchtwange',
  since: START,
  ratings: [
    rating(GAMES[0]!, 1612, 14),
    rating(`${GAMES[0]!}-many`, 1540, 6),
    rating(OPEN, 1488, 3),
  ],
  games: NAMES.slice(0, 4).map((name, k) => ({
    table: `t${k}`,
    game: GAMES[k % GAMES.length]!,
    seat: 1,
    names: ['Bartholomäus Feuchtwange', name, ...(k === 3 ? ['Ines', 'Ravi'] : [])],
    winners: [1 + (k % 2)],
    ended: START + (70 - k) * DAY,
  })),
  plays: GAMES.map((game, k) => ({ game, count: 31 - 8 * k })),
  clubs: [
    { id: 'tuesday', name: 'The Tuesday table' },
    { id: 'valley', name: 'Konstantinopolitanischer Spieleabend' },
  ],
  clocks: { games: 12, late: 3 },
  you: { friend: false, asked: false, requests: false, blocked: false, challenge: true },
};

const LADDER: LadderShown = {
  ladder: GAMES[0]!,
  computers: [
    { level: 'easy', rating: 1210 },
    { level: 'medium', rating: 1500 },
    { level: 'hard', rating: 1640 },
  ],
  rows: NAMES.map((name, k) => ({
    name,
    rating: 1704 - 61 * k,
    uncertainty: 42 + 17 * k,
    provisional: k > 3,
    games: 31 - 6 * k,
    last: START + (80 - k) * DAY,
  })),
};

const open = (table: string, game: string, name: string, more: Partial<Listing>): Listing => ({
  table,
  game,
  options: {},
  seats: [
    { kind: 'person', name },
    { kind: 'open', name: '' },
  ],
  phase: 'waiting',
  games: 1,
  hints: false,
  takebacks: true,
  rated: false,
  since: START,
  ...more,
});
const TABLES: Listing[] = [
  open('t1', OPEN, 'Bartholomäus Feuchtwange', {
    clock: { base: 600, increment: 10, then: 'lost' },
    seats: [
      { kind: 'person', name: 'Bartholomäus Feuchtwange', account: true },
      { kind: 'open', name: '' },
    ],
  }),
  open('t2', DRAWING, 'Lin', { games: 3, takebacks: false }),
  open('t3', GAMES.at(-1)!, 'Traveller', {
    clock: { base: 0, increment: 0, days: 3, then: 'lost' },
  }),
];
const CHALLENGE = { state: 'open', until: START + 900 * DAY, terms: TABLES[0] } as const;
const NEWS = {
  requests: 2,
  received: [{ ...CHALLENGE, table: 'c1', name: 'Konstantinopolitanischer' }],
  sent: [
    { ...CHALLENGE, table: 'c2', name: 'Lin' },
    { ...CHALLENGE, table: 'c3', name: 'Ada', state: 'declined' },
  ],
  clubs: [{ id: 'tuesday', name: 'The Tuesday table', waiting: 2, admitted: false }],
};

/** Answers by the ends of the paths; whatever else is asked goes to the server. */
async function serve({ page }: Person, answers: Record<string, unknown>, me = ''): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('tianxia.account', name), me);
  for (const [end, json] of Object.entries(answers))
    await page.route(`**/api${end}`, (route) => route.fulfill({ json }));
}

const at = (path: string, answers: Record<string, unknown>, me = '', on: Show = async () => {}) =>
  (async (server) => {
    const show = await page(path)(server);
    return async (person) => {
      await serve(person, answers, me);
      await person.page.routeWebSocket(/lobby\/socket/, (socket) =>
        socket.send(JSON.stringify({ type: 'lobby', whole: true, tables: TABLES, gone: [] })),
      );
      await person.page.routeWebSocket(/me\/socket/, (socket) =>
        socket.send(JSON.stringify({ type: 'news', ...NEWS })),
      );
      await show(person);
      await on(person);
    };
  }) satisfies Screen['reach'];

const OWN = {
  '/account': { mode: 'open', passkeys: true, name: ME.name },
  '/me': ME,
  '/me/friends': FRIENDS,
  '/me/games': [],
  '/me/clubs': [],
  '/me/mistakes': { games: [] },
  '/me/notices': [],
  '/people/*': { ...SOMEBODY, name: ME.name },
};

/** Who waits at the first open table often lets time run out. */
const LATE = { '/people/*': SOMEBODY, '/me/clubs': [], '/me/games': [] };
const CODES = {
  ...OWN,
  '/me/codes': { codes: Array.from({ length: 10 }, (_, k) => `kq4m-x7p2-9rtz-${1000 + 83 * k}`) },
};

/** Such a game is looked for as somebody waits for already. */
async function find({ page }: Person): Promise<void> {
  await page.locator('[aria-labelledby="open-tables"] .last button').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator(`input[value="${OPEN}"]`).check({ force: true });
  await dialog.getByRole('radio', { name: /^10.min \+ 10.s$/ }).check({ force: true });
  await dialog.getByText(/Bartholom.*12/).waitFor();
}

async function codes({ page }: Person): Promise<void> {
  await page.locator('[aria-labelledby="codes"] button').click();
  await page.locator('.codes').scrollIntoViewIfNeeded();
}

const seen =
  (selector: string): Show =>
  ({ page }) =>
    page.locator(selector).first().scrollIntoViewIfNeeded();

export const PEOPLE: Screen[] = [
  { name: 'sign-in', reach: at('/account', { '/account': { mode: 'open', passkeys: true } }) },
  {
    name: 'sign-in-provider',
    reach: at('/account', {
      '/account': { mode: 'provider', passkeys: true, provider: 'École des Trois Rivières' },
    }),
  },
  { name: 'account', reach: at('/account', OWN, ME.name) },
  {
    name: 'account-friends',
    reach: at('/account', OWN, ME.name, seen('[aria-labelledby=sessions]')),
  },
  { name: 'person', reach: at('/u/Bart', { '/people/Bart': SOMEBODY }, ME.name) },
  { name: 'best', reach: at('/best', { '/ladders/*': LADDER }) },
  { name: 'home-tables', reach: at('/', LATE, ME.name, seen('#open-tables')) },
  { name: 'find', reach: at('/', LATE, '', find) },
  { name: 'recovery-codes', reach: at('/account', CODES, ME.name, codes) },
  { name: 'unknown', reach: at('/nowhere', {}) },
];

// Clubs as a server would tell of them, for what the page makes of them: with long names, and to whoever looks.

import type { Club, ClubRow, Member } from '../../src/club/ask';
import type { Listing } from '../../src/protocol';
import type { LadderShown } from '../../src/rating/shown';
import type { Listed } from '../../src/tournament/ask';
import type { Person } from '../person/person';
import { DRAWING, GAMES, OPEN } from '../hands/play';
import type { Screen } from '../person/screen';

/** Whoever looks, and heads the club. */
const ME = 'Noé';
const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 3);
const NAMES = [
  ME,
  'Mei',
  'Bartholomäus Feuchtwange',
  'Lin',
  'Ines',
  'Konstantinopolitanischer',
  'Bo',
  'Ada',
  'Tomás',
  'Yuki',
  'Ravi',
  'Saoirse',
];
const ABOUT =
  'We meet on Tuesdays from half past seven in the back room of the library, and here on the other days. Beginners are welcome: somebody always has time for a first game.';

const row = (id: string, name: string, more: Partial<ClubRow>): ClubRow => ({
  id,
  name,
  about: '',
  joining: 'asked',
  listed: true,
  members: 12,
  mine: 'none',
  ...more,
});
const LIST: ClubRow[] = [
  row('school', 'École des Trois Rivières', {
    members: 211,
    joining: 'invited',
    about: 'Les classes de cinquième et de quatrième.',
  }),
  row('town', 'Bibliothekspielkreis am Donnersberg', {
    members: 48,
    joining: 'open',
    about: ABOUT,
  }),
  row('night', 'Night owls', { members: 7 }),
];
const MINE: ClubRow[] = [
  row('tuesday', 'The Tuesday table', { mine: 'owner', about: ABOUT }),
  row('family', 'Tantes et cousins', { listed: false, members: 5, mine: 'member' }),
  row('harbour', 'Harbour club', { members: 31, mine: 'waiting' }),
];

const members: Member[] = NAMES.map((name, k) => ({
  name,
  role: k === 0 ? 'owner' : k < 3 ? 'organiser' : 'member',
  since: START + 9 * k * DAY,
}));

const tournament = (id: string, name: string, more: Partial<Listed>): Listed => ({
  id,
  name,
  game: OPEN,
  options: {},
  seats: 2,
  kind: 'swiss',
  rounds: 5,
  clock: { base: 300, increment: 5, then: 'lost' },
  rated: true,
  phase: 'open',
  round: 0,
  entered: 6,
  most: 16,
  maker: 'Mei',
  club: { id: 'tuesday', name: 'The Tuesday table' },
  ...more,
});

const listing = (table: string, game: string, name: string, more: Partial<Listing>): Listing => ({
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
  club: 'tuesday',
  since: START,
  ...more,
});
const TABLES: Listing[] = [
  listing('t1', OPEN, 'Bartholomäus Feuchtwange', {
    clock: { base: 600, increment: 5, then: 'lost' },
  }),
  listing('t2', DRAWING, 'Lin', {}),
];

const CLUB: Club = {
  ...row('tuesday', 'The Tuesday table', { about: ABOUT }),
  made: START,
  owner: ME,
  members,
  tournaments: [
    tournament('open', 'Friday Swiss', {}),
    tournament('robin', 'Everybody against everybody else', {
      kind: 'round-robin',
      phase: 'running',
      round: 3,
      rounds: 7,
      you: 'in',
      rank: 2,
      game: DRAWING,
    }),
    tournament('won', 'Summer cup', { kind: 'knock-out', phase: 'closed', rounds: 3, round: 3 }),
  ],
  may: [],
};
const OWNED: Club = {
  ...CLUB,
  mine: 'owner',
  waiting: [
    { name: 'Saoirse', since: START + 100 * DAY },
    { name: 'Maximiliane Obermooser', since: START + 101 * DAY },
  ],
  keptOut: [{ name: 'Pankratius Wolkenstein', since: START + 50 * DAY }],
  invitation: 'Qm4xT0uDkz5r1yQm2A8tS3vX',
  may: ['organise', 'own'],
};

const LADDER: LadderShown = {
  ladder: GAMES[0]!,
  computers: [{ level: 'medium', rating: 1500 }],
  rows: NAMES.slice(0, 5).map((name, k) => ({
    name,
    rating: 1704 - 61 * k,
    uncertainty: 42 + 17 * k,
    provisional: k === 4,
    games: 31 - 6 * k,
    last: START + (120 - k) * DAY,
  })),
};

/** Has the server tell of them.
 * @param me the reader's name; '' without an account */
async function serve({ page }: Person, me: string): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('tianxia.account', name), me);
  await page.route('**/api/me/**', (route) => route.fulfill({ json: [] }));
  await page.route(/\/api\/ladders\//, (route) => route.fulfill({ json: LADDER }));
  await page.routeWebSocket(/lobby\/socket\?club/, (socket) => {
    const message = { type: 'lobby', whole: true, tables: TABLES, gone: [] };
    socket.send(JSON.stringify(message));
  });
  await page.route(/\/api\/clubs/, (route) => {
    const one = /clubs\/(\w+)/.exec(route.request().url());
    const list = { clubs: me ? LIST : [...MINE.slice(0, 1), ...LIST], mine: me ? MINE : [] };
    return route.fulfill({
      json: one ? (me ? OWNED : CLUB) : { ...list, may: me ? ['make'] : [] },
    });
  });
}

const at =
  (path: string, me = ME): Screen['reach'] =>
  (server) =>
    Promise.resolve(async (person) => {
      await serve(person, me);
      await person.page.goto(server.url + path);
      await person.page.locator('#main:not([aria-busy])').waitFor();
      await person.page.waitForLoadState('networkidle');
    });

export const CLUBS: Screen[] = [
  { name: 'clubs', reach: at('/clubs') },
  { name: 'club', reach: at('/clubs/tuesday') },
  { name: 'club-guest', reach: at('/clubs/tuesday', '') },
];

// All screens of the page, once each: for the accessibility test and for screenshots.

import { FAIR } from './fair-screens';
import { midway } from './hands/games/pagoda';
import type { Person } from './person';
import { SUN_TZU } from './hands/sun-tzu-screens';
import type { NewTable } from '../src/protocol';
import { Caller, from, playOn } from './reach';
import type { Screen, Show } from './screen';
import { commitmentTo, nonce, type Server } from './server';

/** Shows a screen to one person after another: at one table if possible. */
export function shower(screen: Screen, server: Server): Show {
  let reached: Promise<Show> | null = null;
  return async (person) => {
    if (!reached || screen.playsOn) reached = screen.reach(server);
    await (
      await reached
    )(person);
  };
}

const settled = (person: Person) => person.page.waitForLoadState('networkidle');

/** At the beginning of a person's nth turn against computers, or at the end. */
function table(
  game: string,
  options: Record<string, string>,
  nth: number,
  open = false,
): Screen['reach'] {
  return async (server) => {
    const others = Number(options['players'] ?? 2) - 1;
    const seats: NewTable['seats'] = [
      {
        kind: 'me',
        name: 'Mei',
        ...(open ? { commitment: commitmentTo(nonce()) } : { nonce: nonce() }),
      },
      ...Array.from({ length: others }, () =>
        open ? ({ kind: 'open' } as const) : ({ kind: 'computer', level: 'easy' } as const),
      ),
    ];
    const { info, tokens } = await server.make({ game, options, seats }, from(nonce()));
    if (!open) await playOn(new Caller(server, { table: info.table, tokens }, 1), 1, nth);
    return async (person) => {
      await person.page.goto(`${server.url}/t/${info.table}#seat=${tokens[1]}`);
      await person.page.locator('.picture .board').waitFor();
      if (open) return;
      const frame = await person.until(
        (f) => f.info.phase === 'over' || f.legal.length > 0,
        'a turn',
      );
      if (frame.info.phase === 'over') await person.page.locator('.act-row .act').waitFor();
    };
  };
}

const page =
  (path: string): Screen['reach'] =>
  async (server) =>
  async (person) => {
    await person.page.goto(server.url + path);
    await person.page.locator('#main').waitFor();
    await settled(person);
  };

export const SCREENS: Screen[] = [
  { name: 'home', reach: page('/') },
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
  { name: 'rules-qin', reach: page('/rules/qin') },
  { name: 'rules-contrees', reach: page('/rules/contrees') },
  { name: 'rules-pagoda', reach: page('/rules/pagoda') },
  { name: 'rules-sun-tzu', reach: page('/rules/sun-tzu') },
  { name: 'waiting', reach: table('qin', {}, 1, true) },
  { name: 'qin-begin', reach: table('qin', { players: '4' }, 1) },
  { name: 'qin-middle', reach: table('qin', { players: '4' }, 9) },
  { name: 'qin-lion', reach: table('qin', { players: '3', board: 'lion' }, 12) },
  { name: 'qin-end', reach: table('qin', { players: '4', board: 'lion' }, Infinity) },
  { name: 'contrees-setup', reach: table('contrees', {}, 5) },
  { name: 'contrees-middle', reach: table('contrees', { territory: 'ready' }, 14) },
  { name: 'contrees-end', reach: table('contrees', { territory: 'ready', tiles: '12' }, Infinity) },
  { name: 'pagoda-begin', reach: table('pagoda', {}, 1) },
  { name: 'pagoda-middle', reach: table('pagoda', {}, 14) },
  {
    name: 'pagoda-turn',
    reach: async (server) => {
      const turn = await table('pagoda', {}, 9)(server);
      return async (person) => {
        await turn(person);
        await midway(person);
      };
    },
  },
  {
    name: 'pagoda-watched',
    reach: async (server) => {
      const seats = [
        { kind: 'me', name: 'Mei', nonce: nonce() },
        { kind: 'computer', level: 'easy' },
      ] as const;
      const made = await server.make({ game: 'pagoda', seats: [...seats] });
      return async ({ page }) => {
        await page.goto(`${server.url}/t/${made.info.table}#watch=${made.watch}`);
        await page.locator('.picture .board').waitFor();
      };
    },
  },
  { name: 'pagoda-end', reach: table('pagoda', { length: 'quick' }, Infinity) },
  { name: 'sun-tzu-begin', reach: table('sun-tzu', {}, 1) },
  { name: 'sun-tzu-middle', reach: table('sun-tzu', { warlords: 'on' }, 6) },
  ...SUN_TZU,
  ...FAIR,
];

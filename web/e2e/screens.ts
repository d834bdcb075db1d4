// The screens that a person sees, each once: for the accessibility test and for pictures.

import { midway } from './hands/pagoda';
import type { Person } from './person';
import { SUN_TZU } from './hands/sun-tzu-screens';
import type { NewTable } from '../src/protocol';
import { Caller, from, playOn } from './reach';
import { nonce, type Server } from './server';

export interface Screen {
  name: string;
  open(server: Server, person: Person): Promise<void>;
}

const settled = (person: Person) => person.page.waitForLoadState('networkidle');

/** At the beginning of a person's nth turn against computers, or at the end. */
function table(game: string, options: Record<string, string>, nth: number, open = false): Screen['open'] {
  return async (server, person) => {
    const others = Number(options['players'] ?? 2) - 1;
    const seats: NewTable['seats'] = [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      ...Array.from({ length: others }, () =>
        open ? ({ kind: 'open' } as const) : ({ kind: 'computer', level: 'easy' } as const),
      ),
    ];
    const { info, tokens } = await server.make({ game, options, seats }, from(nonce()));
    if (!open) await playOn(new Caller(server, { table: info.table, tokens }, 1), 1, nth);
    await person.page.goto(`${server.url}/t/${info.table}#seat=${tokens[1]}`);
    await person.page.locator('.picture .board').waitFor();
    if (open) return;
    const frame = await person.until((f) => f.info.phase === 'over' || f.legal.length > 0, 'a turn');
    if (frame.info.phase === 'over') await person.page.locator('.act-row .act').waitFor();
  };
}

const page = (path: string): Screen['open'] => async (server, person) => {
  await person.page.goto(server.url + path);
  await person.page.locator('#main').waitFor();
  await settled(person);
};

export const SCREENS: Screen[] = [
  { name: 'home', open: page('/') },
  {
    name: 'new-table',
    async open(server, person) {
      await page('/')(server, person);
      await person.page.locator('article button.options').first().click();
      await person.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'rules-qin', open: page('/rules/qin') },
  { name: 'rules-contrees', open: page('/rules/contrees') },
  { name: 'rules-pagoda', open: page('/rules/pagoda') },
  { name: 'rules-sun-tzu', open: page('/rules/sun-tzu') },
  { name: 'waiting', open: table('qin', {}, 1, true) },
  { name: 'qin-begin', open: table('qin', { players: '4' }, 1) },
  { name: 'qin-middle', open: table('qin', { players: '4' }, 9) },
  { name: 'qin-lion', open: table('qin', { players: '3', board: 'lion' }, 12) },
  { name: 'qin-end', open: table('qin', { players: '4', board: 'lion' }, Infinity) },
  { name: 'contrees-setup', open: table('contrees', {}, 5) },
  { name: 'contrees-middle', open: table('contrees', { territory: 'ready' }, 14) },
  { name: 'contrees-end', open: table('contrees', { territory: 'ready', tiles: '12' }, Infinity) },
  { name: 'pagoda-begin', open: table('pagoda', {}, 1) },
  { name: 'pagoda-middle', open: table('pagoda', {}, 14) },
  {
    name: 'pagoda-turn',
    async open(server, person) {
      await table('pagoda', {}, 9)(server, person);
      await midway(person);
    },
  },
  {
    name: 'pagoda-watched',
    async open(server, person) {
      const seats = [{ kind: 'me', name: 'Mei', nonce: nonce() }, { kind: 'computer', level: 'easy' }] as const;
      const made = await server.make({ game: 'pagoda', seats: [...seats] });
      await person.page.goto(`${server.url}/t/${made.info.table}#watch=${made.watch}`);
      await person.page.locator('.picture .board').waitFor();
    },
  },
  { name: 'pagoda-end', open: table('pagoda', { length: 'quick' }, Infinity) },
  { name: 'sun-tzu-begin', open: table('sun-tzu', {}, 1) },
  { name: 'sun-tzu-middle', open: table('sun-tzu', { warlords: 'on' }, 9) },
  ...SUN_TZU,
];

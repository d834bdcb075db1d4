// Pagoda for the browser tests.

import type { PagodaView } from '../../../src/games/pagoda/view';
import type { NewTable } from '../../../src/protocol';
import { type Screen, type Show, table } from '../../person/screen';
import { nonce, type Server } from '../../server/server';
import { othersShown, type Secrets } from '../game';
import { midway } from './pagoda/hands';

export { hand, turn as choose } from './pagoda/hands';

/** Options for a whole game by mouse, by touch and by keys. */
export const sets = [
  { length: 'quick' },
  { length: 'full' },
  { length: 'quick', abilities: 'off' },
];

/** A short game. */
export const short = { length: 'quick' };

/** How many columns are left is above the hand, or in it if the window is low, unless the text is large. */
export function wrongs(): string[] {
  const low = innerHeight < 640;
  const [pips, hand] = [low ? '.dock .pips' : '.desk .head', '.picture-hand'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  const column = innerWidth < innerHeight && innerWidth < 900;
  const usual = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < 20;
  if (!pips || !hand || !column || !usual) return [];
  const seen = low
    ? pips.width > 20 && pips.right <= innerWidth && pips.bottom <= hand.bottom
    : pips.bottom <= hand.top + 4;
  return seen ? [] : [`columns left to ${pips.right},${pips.bottom}, hand ${hand.top}`];
}

export const secrets: Secrets = {
  view: (view, viewer) => {
    const { hand, pile } = view as PagodaView;
    return [...othersShown('hand', hand, viewer), ...(typeof pile === 'number' ? [] : ['pile'])];
  },
  told: ['card-drawn'],
  open: ['card-drawn-open', 'tile-supplied'],
};

export const screens: Screen[] = [
  { name: 'begin', reach: table('pagoda', {}, 1) },
  { name: 'middle', reach: table('pagoda', {}, 14) },
  {
    name: 'turn',
    reach: async (server) => {
      const turn = await table('pagoda', {}, 9)(server);
      return async (person) => {
        await turn(person);
        await midway(person);
      };
    },
  },
  {
    name: 'menu',
    uncovered: '[data-card], .slip button, [data-site] .chip',
    reach: async (server) => {
      const turn = await table('pagoda', {}, 1)(server);
      return async (person) => {
        await turn(person);
        await person.page.locator('button[data-site="2"]').click();
        await person.page.locator('.slip').waitFor();
      };
    },
  },
  { name: 'watched', reach: watched },
  { name: 'end', reach: table('pagoda', short, Infinity) },
];

/** The beginning, as a spectator sees it. */
async function watched(server: Server): Promise<Show> {
  const seats: NewTable['seats'] = [
    { kind: 'me', name: 'Mei', nonce: nonce() },
    { kind: 'computer', level: 'easy' },
  ];
  const made = await server.make({ game: 'pagoda', seats });
  return async ({ page }) => {
    await page.goto(`${server.url}/t/${made.info.table}#watch=${made.watch}`);
    await page.locator('.picture .board').waitFor();
  };
}

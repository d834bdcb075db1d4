// Input for Qin: chooses a tile, turns it, and clicks its place.

import { directionOf, middle, parse, tileOf } from '../../../src/games/qin/action';
import type { Placement } from '../../../src/games/qin/action';
import { column, row } from '../../../src/games/qin/view';
import type { Person } from '../../person/person';
import { type Screen, table } from '../../person/screen';
import { type Forced, othersShown, type Secrets } from '../game';
import { type Hands, point, press } from '../hand';
import { laying } from '../laying';

/** Options for a whole game by mouse, by touch and by keys. */
export const sets = [
  { players: '2', board: 'bird' },
  { players: '3', board: 'lion' },
];

export const secrets: Secrets = {
  view: (view, viewer) => {
    const { hands, bag } = view as { hands: unknown[]; bag: unknown };
    return [...othersShown('hand', hands, viewer), ...(typeof bag === 'number' ? [] : ['bag'])];
  },
  told: ['tile-drawn'],
  open: [],
};

/** One place for one tile of the hand. */
export const forced: Forced = {
  options: { players: '2' },
  so: ({ legal, ply }) => legal.length > 0 && ply > 3,
  why: 'Only one of your tiles can be laid, and only here.',
};

export const screens: Screen[] = [
  { name: 'begin', reach: table('qin', { players: '4' }, 1) },
  { name: 'middle', reach: table('qin', { players: '4' }, 9) },
  { name: 'lion', reach: table('qin', { players: '3', board: 'lion' }, 12) },
  { name: 'end', reach: table('qin', { players: '4', board: 'lion' }, Infinity) },
];

export const hand = laying({ try: tryTile, reach });

/** The tile of the hand that an action lays; from 0. */
function index({ frame }: Person, placement: Placement): number {
  const { hands: all } = frame.view as { hands: (string[] | number)[] };
  return (all[frame.viewer - 1] as string[]).indexOf(tileOf(placement));
}

async function tryTile(person: Person, hands: Hands, action: string): Promise<void> {
  const { page } = person;
  const placement = parse(action)!;
  const tile = page.locator('.hand button.tile').nth(index(person, placement));
  // A tap on the chosen tile would turn it.
  if ((await tile.getAttribute('aria-pressed')) !== 'true') await press(tile, hands);
  for (let turns = directionOf(placement); turns > 0; turns--) {
    await press(page.locator('.hand button.turn'), hands);
  }
  await point(person, hands, { svg: '.picture .board svg > g', ...middle(placement) });
}

/** The tile by its number, R to turn it, arrows to its left or upper square. */
async function reach(person: Person, action: string): Promise<void> {
  const { keyboard } = person.page;
  const placement = parse(action)!;
  await keyboard.press(String(index(person, placement) + 1));
  for (let turns = directionOf(placement); turns > 0; turns--) await keyboard.press('r');
  const grid = person.page.locator('.picture .board [role="grid"]');
  const at = Number((await grid.getAttribute('aria-activedescendant'))!.split('-').at(-1));
  const { square } = placement.first;
  const steps = async (by: number, [back, on]: [string, string]) => {
    for (let n = Math.abs(by); n > 0; n--) await keyboard.press(by < 0 ? back : on);
  };
  await steps(column(square) - column(at), ['ArrowLeft', 'ArrowRight']);
  await steps(row(square) - row(at), ['ArrowUp', 'ArrowDown']);
}

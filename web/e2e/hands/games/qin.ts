// Input for Qin: chooses a tile, turns it, and clicks its place.

import { directionOf, middle, parse, tileOf } from '../../../src/games/qin/action';
import type { Person } from '../../person';
import { type Screen, table } from '../../screen';
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

export const hand = laying({
  try: tryTile,
  beforeKeys: ({ page, frame }, attempt) =>
    page.keyboard.press(String(1 + ((frame.ply + attempt) % 3))),
});

async function tryTile(person: Person, hands: Hands, action: string): Promise<void> {
  const { page, frame } = person;
  const placement = parse(action)!;
  const { hands: all } = frame.view as { hands: (string[] | number)[] };
  const kinds = all[frame.viewer - 1] as string[];
  const tile = page.locator('.hand button.tile').nth(kinds.indexOf(tileOf(placement)));
  // A tap on the chosen tile would turn it.
  if ((await tile.getAttribute('aria-pressed')) !== 'true') await press(tile, hands);
  for (let turns = directionOf(placement); turns > 0; turns--) {
    await press(page.locator('.hand button.turn'), hands);
  }
  await point(person, hands, { svg: '.picture .board svg > g', ...middle(placement) });
}

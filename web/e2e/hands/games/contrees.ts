// Input for Contrées: a place for a contrée, or a corner.

import { centre } from '../../../src/games/contrees/board/geometry';
import { parseAction } from '../../../src/games/contrees/view';
import { territory } from '../../../src/games/contrees/board/territory';
import type { Frame } from '../../../src/protocol';
import { type Screen, table } from '../../person/screen';
import type { Forced } from '../game';
import { point, type Spot } from '../hand';
import { laying } from '../laying';

/** Options for a whole game by mouse, by touch and by keys. */
export const sets = [
  { tiles: '12', forbid: 'on' },
  { tiles: '16', territory: 'ready' },
  { tiles: '12' },
];

/** A short game. */
export const short = { tiles: '12', territory: 'ready' };

/** One place for a contrée. */
export const forced: Forced = {
  options: {},
  so: ({ legal, ply }) => legal.length > 0 && ply > 3,
  why: 'There is no other place.',
};

export const screens: Screen[] = [
  { name: 'setup', reach: table('contrees', {}, 5) },
  { name: 'middle', reach: table('contrees', { territory: 'ready' }, 14) },
  { name: 'end', reach: table('contrees', short, Infinity) },
];

export const hand = laying({
  try: (person, hands, action) => point(person, hands, spot(person.frame, action)),
  reach: async ({ page }, action) => {
    const key = keyOf(action);
    const cursor = async () => {
      const id = (await page.locator('.picture .board').getAttribute('data-explain-at')) ?? '';
      return id.slice(id.indexOf('-') + 1);
    };
    // From one legal place to the next, until all have been seen.
    const seen = new Set<string>();
    for (let at = await cursor(); at !== key; at = await cursor()) {
      if (seen.has(at)) throw new Error(`no key leads to ${action}`);
      seen.add(at);
      await page.keyboard.press('l');
    }
  },
});

/** As the board names the place. */
function keyOf(action: string): string {
  const parsed = parseAction(action);
  if (parsed.kind === 'tile') return `${parsed.place.q},${parsed.place.r}`;
  if (parsed.kind !== 'tower' && parsed.kind !== 'forbid') throw new Error(`no place: ${action}`);
  return parsed.corner;
}

function spot(frame: Frame, action: string): Spot {
  const svg = '.picture .board svg > g';
  const parsed = parseAction(action);
  if (parsed.kind === 'tile') return { svg, ...centre(parsed.place) };
  const { tiles } = frame.view as { tiles: [number, number][] };
  if (parsed.kind !== 'tower' && parsed.kind !== 'forbid') throw new Error(`no place: ${action}`);
  return { svg, ...territory(tiles).corners.get(parsed.corner)!.point };
}

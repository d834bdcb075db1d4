import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Table } from '../../../table/contract';
import { type Language, Words } from '../../../words';
import { Picking } from '../../../board/picking.svelte';
import type { Position } from '../view';
import type { Spot } from '../../../board/spots';
import Choices from '../../../board/Choices.svelte';
import { describe } from '../announcements';
import { spots } from '../interaction/spots';
import { territory } from './territory';

const GAMES = '../games/src/main/resources/tianxia/games';
const words = (language: Language) =>
  new Words(
    language,
    [`${GAMES}/common.${language}.txt`, `src/games/contrees/words.${language}.txt`].map((path) =>
      readFileSync(path, 'utf8'),
    ),
  );

/** The buttons: their labels, and whether they are pressed. */
function buttons(table: Partial<Table>, legal: string[], at: Position = LAND): string[][] {
  const land = territory(at.tiles);
  const all = spots(at, land, legal);
  const picking = new Picking(
    () => table as Table,
    () => all,
  );
  const { words } = table;
  const { body } = render(Choices, {
    props: {
      spots: table.acting ? all.filter((spot) => spot.legal) : [],
      picking,
      label: '',
      describe: (spot: Spot) => describe(spot, at, land, words!),
    },
  });
  const found = body.replace(/<!--.*?-->/g, '').matchAll(/<button ([^>]*)>([^<]*)</g);
  return [...found].map(([, attributes, text]) => [text!.trim(), attributes!]);
}

const LAND = {
  phase: 'towers',
  tiles: [
    [0, 0],
    [1, 0],
  ],
  towers: { A1: 2 },
  control: {},
  banned: [],
  forbidden: null,
} as unknown as Position;
const free = { acting: true, sending: false, proposal: null, words: words('en') };

it('what may be chosen stands there as buttons, which no key comes to', () => {
  const found = buttons(free, ['A2', 'B2', 'pass']);
  expect(found.map(([text]) => text)).toEqual([
    'A2, free. A is held by nobody; towers: 1 Plum. B is held by nobody.',
    'B2, free. B is held by nobody.',
  ]);
  for (const [, attributes] of found) expect(attributes).toContain('tabindex="-1"');
});

it('what is tried out is pressed', () => {
  const proposal = { actions: ['B2'] };
  const pressed = buttons({ ...free, proposal }, ['A2', 'B2']).map(([, text]) =>
    text!.includes('aria-pressed="true"'),
  );
  expect(pressed).toEqual([false, true]);
});

it('also the places for a contrée, in either language', () => {
  const at = { ...LAND, phase: 'tiles' } as Position;
  const table = { ...free, words: words('fr') };
  expect(buttons(table, ['tile 0,1'], at).map(([text]) => text)).toEqual([
    'Place libre, 1 au-dessous et 0,5 à droite de la première contrée\u202f; touche 2 contrées.',
  ]);
});

it('nothing while another is to move', () => {
  expect(buttons({ ...free, acting: false }, [])).toEqual([]);
});

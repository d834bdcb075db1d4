import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../table/contract';
import { Words } from '../../../words';
import { positions } from '../testing/golden';
import { FakeTable, sitAt } from '../testing/fake-table.svelte';
import { COLOURS } from '../view';
import explain from './index';

const RULES = '../games/src/main/resources/tianxia/games';
const PAGE = 'src/games/pagoda';
const words = (language: 'en' | 'fr') =>
  new Words(
    language,
    [
      `src/words`,
      `${RULES}/common`,
      `${RULES}/pagoda/words`,
      `${PAGE}/words`,
      `${PAGE}/explain/words`,
    ].map((stem) => readFileSync(`${stem}.${language}.txt`, 'utf8')),
  );
const english = words('en');

type Options = Record<string, string>;
const seated = (table: FakeTable, options: Options = {}): Table =>
  Object.assign(table, { info: { options }, live: true }) as unknown as Table;
const told = (table: Table, kind: string, which: string, spoken = english) => {
  const found = explain(kind, which, table, spoken);
  return [found?.title, ...(found?.now ?? []), found?.what].join(' | ');
};

const SITES = ['1', '2', '3', '4', '5', '6'];
const SEATS = ['1', '2'];
const of = (kind: string, all: readonly string[]) => all.map((which) => [kind, which] as const);
/** Everything that can be pointed at. */
const THINGS = [
  ...of('site', SITES),
  ...of('next', SITES),
  ...['floor', 'cover'].flatMap((kind) =>
    of(
      kind,
      SITES.flatMap((site) => [`${site}:1`, `${site}:2`]),
    ),
  ),
  ...of(
    'ability',
    SEATS.flatMap((seat) => COLOURS.map((colour) => `${seat}:${colour}`)),
  ),
  ...of('card', [...COLOURS, 'r', 'g']),
  ...['display', 'hand', 'count'].flatMap((kind) => of(kind, SEATS)),
  ...['slots', 'background'].flatMap((kind) => of(kind, COLOURS)),
  ...of('tile', ['RV', 'BB']),
  ...of('act', ['main', 'aside']),
  ...of('ask', ['what-column', 'what-tile', 'what-roof', 'pay-tile', 'spire-roof']),
  ...['abilities', 'pile', 'tiles', 'end', 'captions', 'columns', 'turn', 'menu'].map(
    (kind) => [kind, ''] as const,
  ),
];

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const spoken = words(language);
  it.each([0, 1, 2])('everything in a whole game is explained to viewer %i', (viewer) => {
    const all = positions(viewer);
    for (let ply = 0; ply < all.length; ply += 30) {
      const table = new FakeTable(viewer, ply);
      table.acting = all[ply]!.actor === viewer && viewer > 0;
      for (const options of [{}, { length: 'quick', abilities: 'off' }]) {
        for (const [kind, which] of THINGS) {
          const text = told(seated(table, options), kind, which, spoken);
          expect(text, `${kind}:${which} at ${ply}`).not.toMatch(
            /undefined|null|NaN|[{}]|explain\.|pagoda\./,
          );
        }
      }
    }
  });
});

describe('a site', () => {
  it('tells what comes next, its price, its points and what stands there', () => {
    const view = {
      ...positions(1)[30]!.view,
      sites: [['G4'], [], ['R4', '=RV', 'V2'], [], [], []],
    };
    const table = { viewer: 0, view, info: { options: {} } } as unknown as Table;
    expect(told(table, 'site', '1')).toContain(
      'It costs one green card and scores 1. | It gives its builder the rice bowl',
    );
    expect(told(table, 'next', '3')).toContain(
      'a violet column on floor 2. It costs one violet card and scores 2.',
    );
    expect(told(table, 'site', '3')).toContain(
      'Floor 1: four red columns, under a red tile with violet slots. | Floor 2: two violet columns.',
    );
    expect(told(table, 'floor', '3:2')).toContain('Two more make the floor full.');
    expect(told(table, 'cover', '3:1')).toContain('four violet columns');
    expect(told(table, 'next', '2')).toContain(
      'of any colour. It costs one card of its colour and scores 1.',
    );
    expect(told(table, 'tile', 'RV')).toContain('it is on site 3');
  });
});

describe('an ability', () => {
  it('tells the uses left and why it cannot be used', () => {
    const { table } = sitAt('lantern');
    const at = seated(table);
    const own = String(table.viewer);
    expect(told(at, 'ability', `${own}:R`)).toMatch(
      /^Your lantern \| (One|Two) uses? left\. \| Press it/,
    );
    expect(told(at, 'ability', `${own}:V`)).toMatch(/No use left|You will be asked/);
    table.acting = false;
    expect(told(at, 'ability', `${own}:R`)).toContain('It can be used in your turn.');
    expect(told(at, 'ability', `${3 - table.viewer}:R`)).not.toContain('your turn.');
  });
});

describe('a card', () => {
  it('tells where it pays and how many are out of sight', () => {
    const { table, turn } = sitAt('lantern');
    const build = turn.find((action) => /^\d\+/.test(action))!;
    const letter = build.split(':')[1]![0]!;
    const text = told(seated(table), 'card', letter);
    expect(text).toMatch(/It can pay on sites? [\d, and]*\d now\./);
    expect(text).toMatch(/Of the eleven, \d+ (is|are) out of sight/);
  });
  it('is counted in the pile and the hidden hand together, as the position says', () => {
    for (const viewer of [1, 2]) {
      for (const { view } of positions(viewer).filter((_, ply) => ply % 20 === 0)) {
        const hidden = Object.values(view.unseen ?? {}).reduce((sum, count) => sum + count, 0);
        expect(hidden).toBe(Number(view.pile) + Number(view.hand[2 - viewer]));
      }
    }
  });
});

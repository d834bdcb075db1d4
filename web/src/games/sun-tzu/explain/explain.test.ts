import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FakeTable, allWords } from '../testing/fake-table.svelte';
import { told } from '../testing/frames';
import { CARDS, PROVINCES, WARLORDS } from '../view';
import type { SunTzuView } from '../view';
import explain from './index';

const words = (language: 'en' | 'fr') =>
  allWords(language).with(readFileSync(`src/games/sun-tzu/explain/words.${language}.txt`, 'utf8'));

const THINGS: readonly (readonly [string, string])[] = [
  ...PROVINCES.flatMap((at) => [
    ...['province', 'values', 'army', 'between'].map((kind) => [kind, at] as const),
    ...[1, 2].flatMap((seat) => [
      ['order', `${at}-${seat}`] as const,
      ['marker', `${at}-${seat}`] as const,
    ]),
  ]),
  ...['card', 'gone', 'held', 'in-deck', 'under'].flatMap((kind) =>
    CARDS.map((card) => [kind, card] as const),
  ),
  ...['1', '2'].flatMap((seat) => ['seat', 'count', 'red'].map((kind) => [kind, seat] as const)),
  ...Object.values(WARLORDS).flatMap((all) => all.map((name) => ['warlord', name] as const)),
  ...['choose', 'orders', 'sealed', 'order', 'from', 'keep', 'march', 'stage', 'scoring'].map(
    (kind) => ['asked', kind] as const,
  ),
  ...[
    'track',
    'pawn',
    'would',
    'scoring',
    'hand',
    'singles',
    'deck',
    'own-deck',
    'may',
    'put-off',
  ].map((kind) => [kind, ''] as const),
  ...['1', '3', '9'].map((nth) => ['dynasty', nth] as const),
  ['border', 'Xi-Ti'],
  ['border', 'Mo-Ma'],
];

/** A table that shows a recorded position to its viewer. */
function shows(viewer: number, view: SunTzuView, options: Record<string, string>) {
  const fake = new FakeTable();
  Object.assign(fake.info, { options });
  fake.viewer = viewer;
  fake.change(view, []);
  return fake.table;
}

it.each(['en', 'fr'] as const)('everything on the table is explained in %s', (language) => {
  const spoken = words(language);
  const options = { warlords: 'on', rules: 'advanced', track: '9', values: 'mixed' };
  for (const { viewer, moves } of told()) {
    for (const { after } of moves.filter((_, k) => k % 12 === 0)) {
      const table = shows(viewer, after, options);
      for (const [kind, which] of THINGS) {
        const found = explain(kind, which, table, spoken);
        const text = `${found?.title} ${found?.now.join(' ')} ${found?.what}`;
        expect(text, `${kind}:${which}`).not.toMatch(/undefined|null|NaN|explain\.|\{/);
        expect(new Set(found?.now).size).toBe(found?.now.length);
      }
    }
  }
});

it('says who controls a province, and what it is worth', () => {
  const view = { ...new FakeTable().view, armies: [-2, 0, 0, 0, 0], tiles: ['1-3-5'] };
  const table = shows(1, { ...view, dynasty: 1, reveal: [] }, {});
  expect(explain('province', 'Xi', table, words('en'))?.now.slice(0, 2)).toEqual([
    'King Shao controls it with two armies.',
    'Worth 1 at the next scoring, after the third dynasty; 3 after the sixth and 5 after the ninth.',
  ]);
});

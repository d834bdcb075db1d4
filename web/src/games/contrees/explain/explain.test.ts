import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Table } from '../../../table/contract';
import { Words } from '../../../words';
import { territory } from '../board/territory';
import { fullGame } from '../testing/golden';
import { closed } from '../view';
import { groupOf } from './groups';
import explain from './index';

const RULES = '../games/src/main/resources/tianxia/games';
const words = (language: 'en' | 'fr') =>
  new Words(
    language,
    [`${RULES}/common`, 'src/games/contrees/words', 'src/games/contrees/explain/words'].map(
      (stem) => readFileSync(`${stem}.${language}.txt`, 'utf8'),
    ),
  );
const built = fullGame().filter(({ view }) => view.phase === 'towers');

it.each(['en', 'fr'] as const)('every corner and contrée is explained in %s', (language) => {
  const spoken = words(language);
  for (const { view } of built.filter((_, ply) => ply % 5 === 0)) {
    const land = territory(view.tiles);
    const things = [
      ...[...land.corners.keys()].map((corner) => ['corner', corner] as const),
      ...land.contrees.map(({ letter }) => ['contree', letter] as const),
      ['count', '1'] as const,
    ];
    for (const [kind, which] of things) {
      const told = explain(kind, which, { view } as Table, spoken);
      expect(`${told?.title} ${told?.now.join(' ')} ${told?.what}`).not.toMatch(
        /undefined|null|explain\.|\{/,
      );
    }
  }
});

it('in the recorded game no group is left without a free corner (CON-8)', () => {
  let towers = 0;
  for (const { view } of built) {
    const land = territory(view.tiles);
    for (const corner of Object.keys(view.towers)) {
      towers++;
      const group = groupOf(corner, view.towers, land);
      expect(group.towers).toContain(corner);
      expect([corner, group.free.length]).not.toEqual([corner, 0]);
    }
  }
  expect(towers).toBeGreaterThan(100);
});

it('a closed corner is told from a free one', () => {
  const shut = built.find(({ view }) => closed(view).some((corner) => !view.towers[corner]));
  expect(shut).toBeDefined();
  const { view } = shut!;
  const corner = closed(view).find((each) => !view.towers[each])!;
  const told = explain('corner', corner, { view } as Table, words('en'));
  expect(told?.rules).toBe('closed');
});

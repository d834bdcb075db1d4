import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Table } from '../../../table/contract';
import { Words } from '../../../words';
import { SIZE, land, name } from '../view';
import { positions } from '../testing/golden';
import explain, { beside, voices } from './index';

const RULES = '../games/src/main/resources/tianxia/games';
const words = (language: 'en' | 'fr') =>
  new Words(
    language,
    [`${RULES}/common`, 'src/games/qin/words', 'src/games/qin/explain/words'].map((stem) =>
      readFileSync(`${stem}.${language}.txt`, 'utf8'),
    ),
  );
const squares = Array.from({ length: SIZE * SIZE }, (_, square) => name(square));

it.each(['en', 'fr'] as const)('every square of a whole game is explained in %s', (language) => {
  const spoken = words(language);
  for (const { view } of positions().filter((_, ply) => ply % 10 === 0)) {
    for (const at of squares) {
      const told = explain('square', at, { view } as Table, spoken);
      expect(`${told?.title} ${told?.now.join(' ')} ${told?.what}`).not.toMatch(
        /undefined|null|explain\.|\{/,
      );
    }
  }
});

it('the voices counted at a village never contradict its owner', () => {
  let contested = 0;
  for (const { view } of positions()) {
    const all = land(view);
    for (const village of all.villages) {
      const of = (seat: number) =>
        beside(village, all)
          .filter(({ owner }) => owner === seat)
          .reduce((sum, field) => sum + voices(field), 0);
      const most = Math.max(0, ...view.supply.map((_, k) => of(k + 1)));
      if (beside(village, all).length > 1) contested++;
      if (village.owner > 0) expect(of(village.owner)).toBe(most);
    }
  }
  expect(contested).toBeGreaterThan(50);
});

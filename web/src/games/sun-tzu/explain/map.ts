// What lies on the map: provinces, their values, armies, markers, borders, results.

import type { Seat } from '../../../protocol';
import type { Table } from '../../../table/contract';
import type { Kind } from '../../../table/explain/kinds';
import type { Parameters, Words } from '../../../words';
import { SHARED } from '../board/lines';
import { nextScoring } from '../board/score';
import { playOf } from '../interaction/play.svelte';
import { aftermath, duel } from '../panel/messages';
import { PROVINCES, armiesIn, indexOf, isRevealed, marksAt, valuesOf } from '../view';
import type { Province, SunTzuView } from '../view';

const viewOf = (table: Table): SunTzuView => playOf(table).counted;
/** Of `Xi-2`. */
const provinceOf = (which: string) => which.split('-')[0] as Province;
const seatOf = (which: string): Seat => Number(which.split('-')[1]);

const neighbours = (province: Province): Province[] =>
  PROVINCES.filter(
    (each) => SHARED[`${province}-${each}`] !== undefined || SHARED[`${each}-${province}`],
  );

/** Who controls a province. */
function control(province: Province, table: Table, words: Words): string {
  const armies = armiesIn(viewOf(table), province);
  return armies.count === 0
    ? words.text('explain.control.none')
    : words.text('explain.control', { ...armies });
}

/** What it counts at the next scoring, and at those after it. */
function worth(province: Province, table: Table, words: Words): string[] {
  const view = viewOf(table);
  const [first = 0, second = 0, third = 0] = valuesOf(view, province);
  const next = view.phase === 'over' ? 3 : nextScoring(view);
  return view.tiles.length > indexOf(province)
    ? [words.text(`explain.worth.${next}`, { first, second, third })]
    : [];
}

const marks = (province: Province, table: Table, words: Words): string[] =>
  [1, 2]
    .map((seat) => ({ seat, count: marksAt(viewOf(table), seat, province) }))
    .filter(({ count }) => count > 0)
    .map((some) => words.text('explain.marked', some));

/** The place in the order of reveal, or what happened there in this dynasty. */
function turn(province: Province, table: Table, words: Words): string[] {
  const { view, fights } = playOf(table);
  const place = view.reveal.indexOf(province) + 1;
  if (place === 0) return [];
  if (!isRevealed(view, province)) return [words.text('explain.between.rank', { place })];
  const fight = fights.find((each) => each.province === province);
  return fight ? [duel(fight, words), aftermath(fight, words)].filter((text) => text !== '') : [];
}

function chosenBy(table: Table, words: Words): string[] {
  const { chooser, dynasty } = playOf(table).view;
  const key = dynasty === 1 || chooser === 0 ? 'first' : 'chosen';
  return [words.text(`explain.rank.${key}`, { seat: chooser })];
}

const revealed = (which: string, table: Table) => isRevealed(playOf(table).view, provinceOf(which));

function armies(which: string, table: Table): Parameters {
  const province = provinceOf(which);
  return { province, ...armiesIn(viewOf(table), province) };
}

export const ON_MAP: Readonly<Record<string, Kind>> = {
  province: {
    rules: 'scoring',
    parameters: (which) => {
      const province = provinceOf(which);
      return { province, neighbours: neighbours(province) };
    },
    now: (which, table, words) => {
      const province = provinceOf(which);
      return [
        control(province, table, words),
        ...worth(province, table, words),
        ...marks(province, table, words),
        ...turn(province, table, words),
      ];
    },
  },
  values: {
    rules: 'scoring',
    key: (_, table) => (table.info.options['values'] === 'mixed' ? 'values-mixed' : 'values'),
    parameters: (which) => ({ province: provinceOf(which) }),
    now: (which, table, words) => {
      const province = provinceOf(which);
      return [...worth(province, table, words), control(province, table, words)];
    },
  },
  army: {
    rules: 'battle',
    key: (which, table) => (armies(which, table)['count'] === 0 ? 'army-gone' : 'army'),
    parameters: armies,
    now: (which, table, words) => [
      control(provinceOf(which), table, words),
      ...worth(provinceOf(which), table, words),
    ],
  },
  marker: {
    rules: 'six',
    key: (_, table) => (table.info.options['warlords'] === 'on' ? 'marker-warlords' : 'marker'),
    parameters: (which) => ({ province: provinceOf(which), seat: seatOf(which) }),
    now: (which, table, words) => marks(provinceOf(which), table, words),
  },
  between: {
    rules: 'battle',
    key: (which, table) => (revealed(which, table) ? 'result' : 'rank'),
    parameters: (which, table) => {
      const province = provinceOf(which);
      return { province, place: playOf(table).view.reveal.indexOf(province) + 1 };
    },
    now: (which, table, words) =>
      revealed(which, table) ? turn(provinceOf(which), table, words) : chosenBy(table, words),
  },
  border: {
    rules: 'armies',
    key: (which) => (which === 'Mo-Ma' ? 'wall' : 'border'),
    parameters: (which) => ({ provinces: which.split('-') }),
  },
};

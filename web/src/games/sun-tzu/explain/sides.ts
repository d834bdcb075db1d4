// The two sides: their reserves, decks, warlords, and what each may still have.

import type { Seat } from '../../../protocol';
import type { Table } from '../../../table/contract';
import type { Kind } from '../../../table/explain/kinds';
import type { Words } from '../../../words';
import { names } from '../player-name';
import { asView, deckSize, handSize } from '../view';
import type { SunTzuView } from '../view';

const at = (numbers: readonly number[], seat: Seat): number => numbers[seat - 1] ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Sentences for those of these numbers that are not 0. */
const counted = (words: Words, key: string, count: number): string[] =>
  count > 0 ? [words.text(`explain.count.${key}`, { count })] : [];

/** Where the armies of a seat are. */
function armies(seat: Seat, table: Table, words: Words): string[] {
  const view = asView(table.view);
  const sign = seat === 1 ? 1 : -1;
  const placed = sum(view.armies.map((each) => Math.max(0, sign * each)));
  return [
    words.text('explain.count.now', { seat, count: at(view.reserve, seat) }),
    ...counted(words, 'placed', placed),
    ...counted(words, 'markers', sum(view.marks[seat - 1] ?? [])),
    ...counted(words, 'aside', at(view.aside, seat)),
    ...counted(words, 'lost', at(view.lost, seat)),
  ];
}

/** What the viewer knows of a seat's warlord. */
function warlordOf(seat: Seat, table: Table, words: Words): string[] {
  const view = asView(table.view);
  if (table.info.options['warlords'] !== 'on') return [];
  const warlord = view.warlord[seat - 1];
  if (!warlord) return view.phase === 'choose' ? [] : [words.text('explain.warlord.unknown')];
  const key = view.spent[seat - 1] ? 'used' : 'ready';
  return [
    words.text(`explain.warlord.${key}`, { warlord }),
    ...(key === 'ready' ? [words.text(`suntzu.does.${warlord}`)] : []),
  ];
}

function holding(seat: Seat, table: Table, words: Words): string[] {
  const view = asView(table.view);
  const aside = at(view.aside, seat);
  return [
    words.text('explain.commander.cards', {
      hand: handSize(view, seat),
      deck: deckSize(view, seat),
    }),
    ...(aside > 0 ? [words.text('explain.commander.aside', { count: aside })] : []),
    ...warlordOf(seat, table, words),
  ];
}

/** What a seat will draw after this dynasty. */
function draw(table: Table, words: Words): string[] {
  const view = asView(table.view);
  const size = deckSize(view, table.viewer);
  const due = view.one[table.viewer - 1] ? 3 : 2;
  const key = size === 0 || view.dynasty === 9 ? 'none' : size < due ? 'all' : 'due';
  const drawing = view.phase === 'draw' || view.phase === 'keep';
  return [
    words.text('explain.deck.size', { count: size }),
    ...(drawing ? [] : [words.text(`explain.deck.${key}`, { count: due, kept: due - 1 })]),
  ];
}

function ownWarlord(warlord: string, { view, viewer }: Table, words: Words): string[] {
  const own: SunTzuView = asView(view);
  if (own.warlord[viewer - 1] !== warlord) return [];
  return [words.text(own.spent[viewer - 1] ? 'explain.warlord.own-used' : 'explain.warlord.own')];
}

export const OF_SIDES: Readonly<Record<string, Kind>> = {
  seat: {
    rules: 'needed',
    key: (seat) => `commander-${seat}`,
    parameters: (seat, table) => ({ name: names(table, Number(seat)), seat }),
    now: (seat, table, words) => holding(Number(seat), table, words),
  },
  count: {
    rules: 'armies',
    now: (seat, table, words) => armies(Number(seat), table, words),
  },
  warlord: {
    rules: 'warlords',
    key: (warlord) => `warlord-${warlord}`,
    parameters: (warlord) => ({ warlord }),
    now: ownWarlord,
  },
  hand: { rules: 'cards' },
  singles: { rules: 'cards' },
  deck: { rules: 'new-cards', now: (_, table, words) => draw(table, words) },
  may: {
    rules: 'cards',
    parameters: (_, table) => ({ seat: 3 - table.viewer }),
  },
  'own-deck': { rules: 'new-cards', now: (_, table, words) => draw(table, words) },
};

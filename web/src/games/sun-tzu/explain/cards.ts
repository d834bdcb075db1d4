// What the cards are: in the hand, among those that a side may still have, as orders on the map.

import type { Seat } from '../../../protocol';
import type { Explanation, Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { duel } from '../panel/messages';
import { playOf } from '../interaction/play.svelte';
import {
  CARDS,
  PROVINCES,
  asView,
  face,
  isCard,
  isProvince,
  isRevealed,
  marksAt,
  orderAt,
  permanent,
  unseenOf,
} from '../view';
import type { Card, Province } from '../view';

/** The kinds of cards, with the section of the rules for each. */
const SORTS = {
  base: { rules: 'cards' },
  one: { rules: 'new-cards' },
  six: { rules: 'six' },
  once: { rules: 'cards' },
  plus: { rules: 'battle' },
  costly: { rules: 'advanced' },
  minus: { rules: 'battle' },
  plague: { rules: 'plague' },
};

const NAMED: Partial<Record<Card, keyof typeof SORTS>> = {
  '1': 'one',
  '6': 'six',
  '+1': 'plus',
  '+2': 'costly',
  '+3': 'costly',
  '-1': 'minus',
  P: 'plague',
};

export const sortOf = (card: Card): keyof typeof SORTS =>
  NAMED[card] ?? (permanent(card) ? 'base' : 'once');

function told(card: Card, now: string[], words: Words): Explanation {
  const sort = sortOf(card);
  const count = Number(card.slice(1));
  const parameters = { card: face(card), count, price: count - 1 };
  return {
    title: words.text(`explain.${sort}`, parameters),
    now,
    what: words.text(`explain.${sort}.what`, parameters),
    rules: SORTS[sort].rules,
  };
}

/** The side of the viewer; a spectator is told of Sun Tzu's. */
const own = (table: Table): Seat => table.viewer || 1;

/** Whether a seat's 6 is ruled out in a province, as far as its viewer knows: with the Besieger one marker does
 * not. */
function barred(table: Table, seat: Seat, province: Province): boolean {
  const view = asView(table.view);
  const marks = marksAt(view, seat, province);
  const known = view.warlord[seat - 1];
  const besieger =
    seat === 2 &&
    table.info.options['warlords'] === 'on' &&
    !view.spent[1] &&
    (known === 'second-six' || (known === null && table.viewer !== 2));
  return marks > (besieger ? 1 : 0);
}

/** Where a card of the hand may not go, or where it lies. */
function inHand(card: Card, table: Table, words: Words): string[] {
  if (card !== '6') return [];
  const provinces = PROVINCES.filter((province) => barred(table, own(table), province));
  return provinces.length > 0 ? [words.text('explain.six.barred', { provinces })] : [];
}

function gone(card: Card, table: Table, words: Words): string[] {
  const view = asView(table.view);
  const { laid } = playOf(table).orders;
  const province = PROVINCES.find(
    (each) => (laid[each] ?? orderAt(view, own(table), each)) === card,
  );
  return province ? [words.text('explain.gone.now', { province })] : [];
}

function held(card: Card, table: Table, words: Words): string[] {
  const seat = 3 - own(table);
  const count = unseenOf(asView(table.view), seat)[card] ?? 0;
  return [words.text('explain.held.now', { seat, count })];
}

function inDeck(card: Card, table: Table, words: Words): string[] {
  const deck = asView(table.view).deck[own(table) - 1];
  const count = typeof deck === 'object' ? (deck[card] ?? 0) : 0;
  return count > 0 ? [words.text('explain.in-deck.now', { count })] : [];
}

function under(_card: Card, _table: Table, words: Words): string[] {
  return [words.text('explain.under.now')];
}

const PLACES: Readonly<Record<string, (card: Card, table: Table, words: Words) => string[]>> = {
  card: inHand,
  gone,
  held,
  'in-deck': inDeck,
  under,
};

/** The order of a side in a province: `Xi-2`. */
function order(which: string, table: Table, words: Words): Explanation | null {
  const [province = '', last] = which.split('-');
  const seat = Number(last);
  if (!isProvince(province)) return null;
  const { view, orders, fights } = playOf(table);
  const mine = seat === table.viewer;
  const laid = mine ? orders.laid[province] : undefined;
  if (laid) return told(laid, [words.text('explain.order.laid', { province })], words);
  const card = orderAt(view, seat, province);
  if (!card) {
    const key = mine && orders.can ? 'missing' : 'none';
    return place([words.text(`explain.order.${key}`, { province, seat })], words);
  }
  if (card === '?') return sealed(province, seat, table, words);
  if (!isRevealed(view, province))
    return told(card, [words.text('explain.order.own', { province })], words);
  const fight = fights.find((each) => each.province === province);
  const now = words.text('explain.order.open', { province, seat, card });
  return told(card, [now, ...(fight ? [duel(fight, words)] : [])], words);
}

const place = (now: string[], words: Words): Explanation => ({
  title: words.text('explain.place'),
  now,
  what: words.text('explain.place.what'),
  rules: 'orders',
});

/** A sealed order that the viewer does not know, and which cards it may be. */
function sealed(province: Province, seat: Seat, table: Table, words: Words): Explanation {
  const no = barred(table, seat, province);
  const unseen = unseenOf(asView(table.view), seat);
  const cards = CARDS.filter((card) => (unseen[card] ?? 0) > 0 && !(no && card === '6'));
  const bar = no ? [words.text('explain.sealed.six', { seat })] : [];
  return {
    title: words.text('explain.sealed', { seat }),
    now: [words.text('explain.sealed.may', { cards }), ...bar],
    what: words.text('explain.sealed.what'),
    rules: 'orders',
  };
}

/** @returns null for what is not a card */
export function explainCard(
  kind: string,
  which: string,
  table: Table,
  words: Words,
): Explanation | null {
  if (kind === 'order') return order(which, table, words);
  const now = PLACES[kind];
  return now && isCard(which) ? told(which, now(which, table, words), words) : null;
}

// Cards in words: what lies in a display, a hand, the draw pile, and what a card pays for now.

import type { Seat } from '../../../protocol';
import type { Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { composerOf } from '../interaction/play.svelte';
import { builds, paidWith } from '../interaction/ways';
import { viewOf } from './sites';
import { COLOURS, colourOf, displayOf, handOf, handSize, pileSize } from '../view';
import type { Cards, Colour } from '../view';

type Counts = Partial<Record<Colour, number>>;

const counted = (cards: Cards, colour: Colour): number =>
  [...cards].filter((letter) => colourOf(letter) === colour).length;

function countsOf(cards: Cards): Counts {
  return Object.fromEntries(COLOURS.map((colour) => [colour, counted(cards, colour)]));
}

/** “Two red, one blue”; '' for none. */
function listed(counts: Counts, words: Words): string {
  return COLOURS.filter((colour) => counts[colour])
    .map((colour) => {
      const count = counts[colour]!;
      return words.phrase(count === 1 ? 'explain.cards.one' : 'explain.cards.some', {
        count,
        colour,
      });
    })
    .join(', ');
}

/** The other seat, for a viewer who has one; 0 for a spectator. */
const otherOf = ({ viewer }: Table): Seat => (viewer === 0 ? 0 : 3 - viewer);

/** Where the cards are that the viewer has not seen. */
const hidden = (key: string, table: Table): string => (otherOf(table) === 0 ? `${key}.both` : key);

export function displayNow(seat: string, table: Table, words: Words): string[] {
  const display = displayOf(viewOf(table), Number(seat));
  const missing = COLOURS.filter((colour) => counted(display, colour) === 0);
  return [
    ...(display === ''
      ? []
      : [words.text('explain.cards', { cards: listed(countsOf(display), words) })]),
    ...(missing.length === 0 ? [] : [words.text('explain.cards.missing', { colours: missing })]),
  ];
}

export function handNow(seat: string, table: Table, words: Words): string[] {
  const view = viewOf(table);
  const hand = handOf(view, Number(seat));
  const count = handSize(view, Number(seat));
  if (hand !== '') return [words.text('explain.cards', { cards: listed(countsOf(hand), words) })];
  return [words.text(count === 0 ? 'explain.hand.empty' : 'explain.hand.count', { count })];
}

export function pileNow(_: string, table: Table, words: Words): string[] {
  const view = viewOf(table);
  const cards = listed(view.unseen ?? {}, words);
  const other = otherOf(table);
  return [
    words.text('pagoda.end.pile', { count: pileSize(view) }) + '.',
    ...(cards === '' ? [] : [words.text(hidden('explain.pile.unseen', table), { cards, other })]),
  ];
}

/** A card of the viewer's own: `R`, or `r` in the hand. */
export function cardNow(letter: string, table: Table, words: Words): string[] {
  const view = viewOf(table);
  const colour = colourOf(letter);
  const open = counted(displayOf(view, table.viewer), colour);
  const held = counted(handOf(view, table.viewer), colour);
  const count = view.unseen?.[colour] ?? 0;
  return [
    ...paysNow(letter, table, words),
    words.text('explain.card.own', { count: open + held, open, held }),
    words.text(hidden('explain.card.unseen', table), { count, colour, other: otherOf(table) }),
  ];
}

function paysNow(letter: string, table: Table, words: Words): string[] {
  const composer = composerOf(table);
  if (!table.acting || composer.mode !== 'build' || composer.view.phase !== 'act') return [];
  const ways = paidWith(builds(composer.trail.now.legal), letter);
  const sites = [...new Set(ways.map(({ site }) => site))].sort().map(String);
  if (sites.length === 0) return [words.text('explain.card.useless')];
  return [words.text('explain.card.pays', { sites })];
}

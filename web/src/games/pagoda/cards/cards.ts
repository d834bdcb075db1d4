// Cards by letter: upper case in the display, lower case in the hand.

import { colourOf } from '../view';
import type { Cards, Colour, PagodaView } from '../view';
import { displayOf, handOf } from '../view';
import type { Seat } from '../../../protocol';

/** A card, with a key that is unique among those of its seat: `R0`, `R1`, `r0`. */
export interface Card {
  key: string;
  letter: string;
  colour: Colour;
  place: 'display' | 'hand';
}

/** Letters as cards of one place. */
export function laid(letters: Cards, place: Card['place']): Card[] {
  const seen = new Map<string, number>();
  return [...letters].map((each) => {
    const letter = place === 'display' ? each.toUpperCase() : each.toLowerCase();
    const count = seen.get(letter) ?? 0;
    seen.set(letter, count + 1);
    return { key: `${letter}${count}`, letter, colour: colourOf(letter), place };
  });
}

/** The cards that a seat can play, as far as the view shows them. */
export function playable(view: PagodaView, seat: Seat): Card[] {
  return [...laid(displayOf(view, seat), 'display'), ...laid(handOf(view, seat), 'hand')];
}

/** The letters of cards, by their keys. */
export function lettersOf(keys: Iterable<string>): Cards {
  return [...keys].map((key) => key[0]!).join('');
}

export function fromHand(letter: string): boolean {
  return letter === letter.toLowerCase();
}

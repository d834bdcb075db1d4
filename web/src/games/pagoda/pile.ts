// Pagoda's draw pile: eleven cards of each colour, one of each dealt to either display at the start (PAG-1,
// PAG-4). When a card is needed and the pile is empty, the discards become the pile (PAG-15).
//
// Every card that a seat plays or discards is named in its action. Draws happen only between turns, when the
// cards played in the last turn are discards already (PAG-12), and for the dragon, before anything is played
// (PAG-19). So at any draw, all cards named since the pile was made are discards.

import { change, drawing, drawn, each, type MakePile, sum } from '../../fair/pile';

const COLOURS = 'BGRVY';
const OF_EACH = 11;
const DISPLAYED = 2;

export const pile: MakePile = () => {
  let pile = each(COLOURS, OF_EACH - DISPLAYED);
  let discards = new Map<string, number>();
  const renew = () => {
    if (sum(pile) > 0) return;
    pile = discards;
    discards = new Map();
  };
  return {
    next() {
      renew();
      return drawing(pile);
    },
    after({ actor, action }) {
      if (actor !== 0) {
        for (const card of cards(action)) change(discards, card, 1);
        return;
      }
      renew();
      change(pile, drawn(action), -1);
    },
  };
};

/** The colours of the cards that an action costs: those discarded, or a payment after the colon. */
function cards(action: string): string[] {
  const named = /^(?:dragon |discard |\d[+=^][A-Z]+:)([A-Za-z/]+)$/.exec(action)?.[1] ?? '';
  return [...named.toUpperCase()].filter((card) => COLOURS.includes(card));
}

// Qin's bag: twelve tiles of each of six kinds (QIN-1). Played tiles never return to it.

import { change, drawing, drawn, each, type MakePile } from '../../fair/pile';

const KINDS = ['BB', 'RB', 'RR', 'RY', 'YB', 'YY'];
const OF_EACH = 12;

export const pile: MakePile = () => {
  const bag = each(KINDS, OF_EACH);
  return {
    next: () => drawing(bag),
    after({ actor, action }) {
      if (actor === 0) change(bag, drawn(action), -1);
    },
  };
};

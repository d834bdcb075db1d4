// Explanations of what every game's table has.

import { seatName } from '../names/names';
import { explainBy } from './kinds';

export const common = explainBy({
  seat: {
    rules: '',
    parameters: (which, { info }, words) => ({
      name: seatName(info, Number(which), words),
      seat: which,
    }),
  },
  log: { rules: '' },
  preview: { rules: '' },
  captions: { rules: '' },
  review: { rules: '', key: (which) => `review.${which}` },
});

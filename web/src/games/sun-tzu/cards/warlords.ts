// The warlords' signs, as strokes on a 24 grid.

import type { WarlordName } from '../view';

export const SIGNS: Record<WarlordName, string> = {
  // A planted banner.
  reinforce: 'M8 21V3M8 4H19L16 7.5 19 11H8M4 21H14M17 15V21M14 18H20',
  // A dagger.
  remove: 'M12 2V15M9 5L12 2 15 5M6.5 15H17.5M12 15V22M10 22H14',
  // A mask, half of it dark.
  feint:
    'M4 5Q12 1 20 5Q21 17 12 22Q3 17 4 5ZM12 3V22M7 10Q9 8 10.5 10.5M13.5 10.5Q15 8 17 10M8.5 16Q12 18.5 15.5 16',
  // An arrow across a border.
  march: 'M2 12H19M13 6L19 12 13 18M9 2V5M9 8V9.5M9 14.5V16M9 19V22',
  // A horn.
  'head-start': 'M3 9V13Q4 15 6 15L20 20V3L6 7Q3 7 3 9ZM9 16L10 21H13L12.5 17.5',
  // Two steles.
  'second-six': 'M4 21V8Q4 4 7 4T10 8V21ZM14 21V8Q14 4 17 4T20 8V21ZM2 21H22M7 9V13M17 9V13',
  // A bird descending on the land.
  scourge: 'M2 6Q7 4 12 11Q17 4 22 6Q17 9 14.5 15L12 18 9.5 15Q7 9 2 6ZM4 22H20M12 18V22',
};

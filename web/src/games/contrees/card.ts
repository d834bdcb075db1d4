// What the first page shows before the game's code is loaded.

import type { GameCard } from '../contract';

export const card: GameCard = {
  // 州
  seal: 'M25 13V46Q24 78 6 93M51 13V86M81 9V95M9 38L4 58M36 36L42 55M64 36L71 55',
  place: 4,
  lessons: true,
  rules: true,
};

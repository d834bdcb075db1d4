// What the first page shows before the game's code is loaded.

import type { GameCard } from '../contract';

export const card: GameCard = {
  // 兵
  seal: 'M70 7Q48 13 27 15V60M27 34H82M62 34V60M6 60H94M37 70Q28 86 9 95M63 70Q73 86 92 95',
  place: 3,
  lessons: true,
  rules: true,
};

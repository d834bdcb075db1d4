// What the first page shows before the game's code is loaded.

import type { GameCard } from '../contract';

export const card: GameCard = {
  // 塔
  seal: 'M5 36H35M20 14V72M3 78L38 67M42 20H97M58 7V32M81 7V32M69 32Q62 48 40 56M70 34Q80 50 98 56M56 60H83M51 72H87V95H51Z',
  place: 2,
  lessons: true,
  rules: true,
};

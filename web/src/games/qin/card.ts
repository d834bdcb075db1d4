// What the first page shows before the game's code is loaded.

import type { GameCard } from '../contract';

export const card: GameCard = {
  // 秦
  seal: 'M24 15H76M20 29H80M10 43H90M50 4V28Q44 50 9 62M55 44Q66 56 92 62M66 57L36 64M16 74H84M50 62V98M47 76Q38 88 14 95M53 76Q62 88 86 95',
  place: 1,
  lessons: true,
  rules: true,
};

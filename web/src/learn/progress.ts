// Which lessons have been done in this browser.

import { read, write } from '../device/stored';

const key = (game: string) => `learnt.${game}`;

export const done = (game: string): string[] =>
  read(key(game))
    .split(' ')
    .filter((each) => each !== '');

export function markDone(game: string, lesson: string): void {
  const all = done(game);
  if (!all.includes(lesson)) write(key(game), [...all, lesson].join(' '));
}

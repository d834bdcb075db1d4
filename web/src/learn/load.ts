// Loads what a lesson needs: the course, its words, the game's part of the page.

import { loadWords } from '../catalogue';
import { loadCourse } from '../games/courses';
import { loadGame } from '../games/registry';
import type { GameUi } from '../table/contract';
import type { Language, Words } from '../words';
import { type Course, readCourse } from './course';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

export interface Opened {
  course: Course;
  ui: GameUi;
  /** Of the table, of the lessons' page, and of this course. */
  words: Words;
}

/** null for a game without lessons. Rejects if something cannot be loaded. */
export function open(game: string, language: Language): Promise<Opened> | null {
  const course = loadCourse(game, language);
  if (!course) return null;
  const own = texts[`./words.${language}.txt`]!();
  return Promise.all([course, own, loadGame(game), loadWords(language, game)]).then(
    ([[steps, told], page, ui, words]) => ({
      course: readCourse(steps),
      ui,
      words: words.with(page).with(told),
    }),
  );
}

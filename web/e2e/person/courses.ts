// The games' courses, for the browser tests.

import { existsSync, readFileSync } from 'node:fs';
import { type Course, type Lesson, readCourse } from '../../src/learn/course';
import type { Person } from './person';
import type { Server } from '../server/server';

const file = (game: string, name: string) => `src/games/${game}/lessons/${name}.txt`;

export const hasCourse = (game: string): boolean => existsSync(file(game, 'course'));
export const courseText = (game: string, name: string): string =>
  readFileSync(file(game, name), 'utf8');
export const course = (game: string): Course => readCourse(courseText(game, 'course'));

/** The last lesson that begins with something to do. */
export const lastLesson = (game: string): Lesson =>
  course(game).lessons.findLast(({ steps }) => steps[0]!.goals.length > 0)!;

export const inState = ({ page }: Person, state: string): Promise<void> =>
  page.locator(`main[data-state="${state}"]`).waitFor();

/** Opens the last lesson and has its first step's answer shown. */
export async function showMe(person: Person, server: Server, game: string): Promise<void> {
  await person.page.goto(`${server.url}/learn/${game}/${lastLesson(game).name}`);
  await inState(person, 'open');
  await person.page.locator('.lesson .link').click();
  await inState(person, 'shown');
}

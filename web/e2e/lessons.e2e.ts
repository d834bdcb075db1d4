// Every step of every course, played through against the rules: its record plays, the answer that it shows is
// right, all that can be answered has words in both languages.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Course, readCourse, type Step } from '../src/learn/course';
import { Exercise } from '../src/learn/exercise';
import type { PositionReply, PositionRequest } from '../src/protocol';
import { type Language, Words } from '../src/words';
import { GAMES } from './play';
import { sharedScene } from './scene';

const at = sharedScene();

const file = (game: string, name: string) => `src/games/${game}/lessons/${name}.txt`;
const read = (game: string, name: string) => readFileSync(file(game, name), 'utf8');
const LANGUAGES: Language[] = ['en', 'fr'];
/** Other actions that are tried at the beginning of each step. */
const OTHERS = 12;

async function ask(request: PositionRequest): Promise<PositionReply> {
  const reply = await fetch(`${at.server.url}/api/positions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as PositionReply;
}

/** What is said at a step, apart from particular wrong turns. */
const parts = ({ goals, wrongs }: Step) =>
  goals.length === 0
    ? ['text']
    : ['text', 'goal', 'right', 'wrong', ...wrongs.map(({ name }) => `wrong.${name}`)];

function keys(course: Course): string[] {
  return course.lessons.flatMap(({ name, steps }) => [
    `lesson.${name}.title`,
    `lesson.${name}.line`,
    ...steps.flatMap((step) => parts(step).map((part) => `lesson.${name}.${step.name}.${part}`)),
  ]);
}

/** Plays what the step shows. */
async function shown(game: string, step: Step): Promise<void> {
  const exercise = new Exercise(game, step, ask);
  let position = await exercise.shown();
  expect(position.legal.length).toBeGreaterThan(0);
  for (const action of step.show) {
    expect(exercise.verdict(position), action).toBe('open');
    const reply = await exercise.play([action]);
    if (reply.type === 'refused') throw new Error(`${action}: ${reply.message}`);
    position = reply;
  }
  expect(exercise.verdict(position)).toBe('right');
}

/** Something else is answered too, and not everything is right. */
async function others(game: string, step: Step): Promise<void> {
  const { legal } = await new Exercise(game, step, ask).shown();
  const some = legal.filter((_, k) => k % Math.ceil(legal.length / OTHERS) === 0);
  for (const action of some) {
    const exercise = new Exercise(game, step, ask);
    const reply = await exercise.play([action]);
    if (reply.type === 'refused') throw new Error(`${action}: ${reply.message}`);
    expect(['open', 'right', 'wrong']).toContain(exercise.verdict(reply));
  }
  const refused = await new Exercise(game, step, ask).preview(['nonsense']);
  expect(refused.type).toBe('refused');
}

describe.each(GAMES.filter((game) => existsSync(file(game, 'course'))))('%s', (game) => {
  const course = readCourse(read(game, 'course'));

  test.each(LANGUAGES)('says everything in %s, and nothing that is never said', (language) => {
    const words = new Words(language, [read(game, `words.${language}`)]);
    expect(words.keys().sort()).toEqual([...new Set(keys(course))].sort());
  });

  test.each(course.lessons)('$name can be played', async ({ steps }) => {
    for (const step of steps) {
      if (step.goals.length === 0) {
        await new Exercise(game, step, ask).shown();
        continue;
      }
      await shown(game, step);
      await others(game, step);
    }
  });
});

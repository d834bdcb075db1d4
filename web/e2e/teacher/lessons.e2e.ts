// Every step of every course, played through against the rules: its record plays, the answer that it shows is
// right, all that can be answered has words in both languages. And on the page, by mouse, by touch and by keys.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Course, Step } from '../../src/learn/course';
import { Exercise } from '../../src/learn/exercise';
import type { PositionReply, PositionRequest, PositionShown } from '../../src/protocol';
import { type Language, Words } from '../../src/words';
import { course as courseOf, courseText, hasCourse, inState, lastLesson } from '../person/courses';
import { facing } from '../person/facing';
import { press, tabInto, type Hands } from '../hands/hand';
import { heard } from '../person/heard';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { GAMES, HANDS, OPEN } from '../hands/play';
import { sharedScene } from '../person/scene';

const at = sharedScene();

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

describe.each(GAMES.filter(hasCourse))('%s', (game) => {
  const course = courseOf(game);

  test.each(LANGUAGES)('says everything in %s, and nothing that is never said', (language) => {
    const words = new Words(language, [courseText(game, `words.${language}`)]);
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

/** Actions that answer a step, but not rightly: at each the first after which it is answered, or that leaves most to
 * do. */
async function astray(game: string, step: Step): Promise<string[]> {
  const played: string[] = [];
  for (;;) {
    const exercise = new Exercise(game, step, ask);
    const { legal } = played.length === 0 ? await exercise.shown() : await after(exercise, played);
    let open = '';
    for (const action of legal) {
      const tried = new Exercise(game, step, ask);
      const verdict = tried.verdict(await after(tried, [...played, action]));
      if (verdict === 'wrong') return [...played, action];
      if (verdict === 'open') open ||= action;
    }
    played.push(open);
  }
}

async function after(exercise: Exercise, actions: string[]): Promise<PositionShown> {
  const reply = await exercise.play(actions);
  if (reply.type === 'refused') throw new Error(reply.message);
  return reply;
}

/** Answers the step that the page shows. */
async function answer(
  person: Person,
  hands: Hands,
  game: string,
  step: Step,
  actions: string[],
): Promise<void> {
  const { choose, hand } = HANDS[game]!;
  await inState(person, 'open');
  const position = await new Exercise(game, step, ask).shown();
  const { options } = step.start;
  await (choose ?? hand)(facing(person, { position, options }, game, actions[0]!), hands, actions);
}

/** Who answers what, one after the other, on one page. */
interface Turns {
  wrongly: Hands;
  rightly: Hands[];
}

const EYES: [Turns, Ways][] = [
  [
    { wrongly: 'keys', rightly: ['mouse', 'keys'] },
    { size: DESKTOP, language: 'en' },
  ],
  [
    { wrongly: 'finger', rightly: ['finger'] },
    { size: PHONE, touch: true, language: 'fr', theme: 'dark' },
  ],
];

test.each(GAMES.filter(hasCourse))('%s: a lesson on the page', async (game) => {
  const { name, steps } = lastLesson(game);
  const step = steps[0]!;
  const wrong = await astray(game, step);
  for (const [{ wrongly, rightly }, ways] of EYES) {
    const mei = await Person.at(at.browser, ways);
    const { page } = mei;
    const words = new Words(ways.language!, [
      readFileSync(`src/learn/words.${ways.language}.txt`, 'utf8'),
      courseText(game, `words.${ways.language}`),
    ]);
    /** What is seen, and heard by whoever uses keys, once the board has told the turn; D goes past that. */
    const told = async (hands: Hands, state: 'right' | 'wrong') => {
      await inState(mei, state);
      const said = await page.locator('.answer p').innerText();
      expect(said).toMatch(new RegExp(`^${words.text(`learn.${state}`)} .`));
      const listened = () => page.keyboard.press('d').then(() => heard(mei));
      if (hands === 'keys') await expect.poll(listened).toBe(said);
      return said;
    };
    await page.goto(`${at.server.url}/learn/${game}/${name}`);
    await answer(mei, wrongly, game, step, wrong);
    await told(wrongly, 'wrong');
    const again = page.locator('.act-row .act');
    // The way on has the focus.
    if (wrongly === 'keys') await page.keyboard.press('Enter');
    else await press(again, wrongly);
    for (const [k, hands] of rightly.entries()) {
      await answer(mei, hands, game, step, step.show);
      expect(await told(hands, 'right')).toContain(words.text(`lesson.${name}.${step.name}.right`));
      const last = k === rightly.length - 1;
      if (!last) await press(page.locator('.act-row .button').first(), hands);
      else if (hands === 'keys') await page.keyboard.press('Enter');
      else await press(page.locator('.act-row .act'), hands);
    }
    await page.waitForFunction(
      (first) => document.querySelector<HTMLElement>('main')?.dataset['step'] !== first,
      step.name,
    );
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

test('by keys alone: a wrong answer, once more, the right one, and the lesson is kept as done', async () => {
  const mei = await Person.at(at.browser, { language: 'en' });
  const { page } = mei;
  const [lesson] = courseOf(OPEN).lessons.filter(({ steps }) =>
    steps.every(({ goals }) => goals[0]),
  );
  await page.goto(`${at.server.url}/learn/${OPEN}/${lesson!.name}`);
  for (const step of lesson!.steps) {
    await page.locator(`main[data-step="${step.name}"][data-state="open"]`).waitFor();
    await tabInto(mei, '.picture .board');
    await page.keyboard.press('l');
    await page.keyboard.press('Enter');
    await page.locator('.act[aria-disabled="false"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('main:not([data-state="open"])').waitFor();
    if ((await page.locator('main').getAttribute('data-state')) === 'wrong') {
      await tabInto(mei, '.act-row');
      await page.keyboard.press('Enter');
      await inState(mei, 'open');
      await tabInto(mei, '.lesson .link');
      await page.keyboard.press('Enter');
      await inState(mei, 'shown');
    }
    await tabInto(mei, '.act-row .act');
    await page.keyboard.press('Enter');
  }
  await page.locator(`main:not([data-step="${lesson!.steps.at(-1)!.name}"])`).waitFor();
  await page.goto(`${at.server.url}/learn/${OPEN}`);
  await page.locator('main li').first().waitFor();
  expect(await page.locator('li .done').count()).toBe(1);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

// Whoever plays a choice by a double click or a double tap sees what is said of it, and so does who holds a key down:
// the way on, which has come up in the same place, is not pressed by that.

import { expect, test } from 'vitest';
import type { PositionShown, PuzzleJudged, PuzzleShown } from '../../src/protocol';
import { facing } from '../person/facing';
import { type Hands, tabInto } from '../hands/hand';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { HANDS, OPEN } from '../hands/play';
import { analyse, mistaken } from '../hands/reviewed';
import { sharedScene } from '../person/scene';

const at = sharedScene();

/** A slower second click, in milliseconds, is one of its own. */
const GESTURE = 400;

const WAY_ON = '.act-row .act';

type Press = { x: number; y: number; at: number };
interface Noting extends Window {
  presses: Press[];
}

/** Somebody each of whose presses is noted before the page hears of it. */
async function noted(ways: Ways): Promise<Person> {
  const person = await Person.at(at.browser, ways);
  await person.page.addInitScript(() => {
    const presses: Press[] = [];
    Object.assign(window, { presses });
    const note = ({ clientX: x, clientY: y, timeStamp: at }: MouseEvent) =>
      presses.push({ x, y, at });
    addEventListener('click', note, true);
  });
  return person;
}
const presses = ({ page }: Person) =>
  page.evaluate(() => (window as unknown as Noting).presses.slice(-2));

/** Presses a second time where a choice was played, as soon as the way on is there.
 * @returns whether it was one gesture: a busy machine may be too slow */
async function again(person: Person, hands: Hands): Promise<boolean> {
  const { page } = person;
  const { x, y } = (await presses(person)).at(-1)!;
  const there = (await page.locator(WAY_ON).boundingBox())!;
  expect(x > there.x && x < there.x + there.width, 'the way on is in its place').toBe(true);
  expect(y > there.y && y < there.y + there.height, 'the way on is in its place').toBe(true);
  if (hands === 'finger') await page.touchscreen.tap(x, y);
  else {
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }
  const [first, second] = (await presses(person)) as [Press, Press];
  return second.at - first.at < GESTURE;
}

const json = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${at.server.url}/api/puzzles/${OPEN}/1${path}`)).json()) as T;

test('a double tap on what plays in a puzzle', async () => {
  const mei = await noted({ size: PHONE, touch: true, language: 'fr' });
  const { page } = mei;
  const url = `${at.server.url}/puzzle/${OPEN}/1`;
  const shown = await json<PuzzleShown>('');
  const { best } = await json<PuzzleJudged>('/answer');
  const { choose, hand } = HANDS[OPEN]!;
  do {
    await page.goto(url);
    await page.locator('main[data-state="open"] .puzzle').waitFor();
    await (choose ?? hand)(facing(mei, shown, OPEN, best.actions[0]!), 'finger', best.actions);
    await page.locator('main[data-state="solved"]').waitFor();
  } while (!(await again(mei, 'finger')));
  expect(page.url()).toBe(url);
  expect(await page.locator('.answer h2').textContent()).toBe('C’est cela.');
  await tabInto(mei, WAY_ON);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toBe(`${at.server.url}/puzzle/${OPEN}/2`);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('a double click on what plays in a mistake', async () => {
  const mei = await noted({ size: DESKTOP, language: 'en' });
  const { page } = mei;
  await page.goto(await mistaken(at.server, OPEN));
  await analyse(mei);
  await page.locator('.review-body .mistakes a').click();
  const row = page.locator('main li a').first();
  await row.waitFor();
  const url = new URL((await row.getAttribute('href'))!, at.server.url).href;
  const { choose, hand, short: options = {} } = HANDS[OPEN]!;
  do {
    const reply = page.waitForResponse((response) => response.url().endsWith('/api/positions'));
    await page.goto(url);
    const position = (await (await reply).json()) as PositionShown;
    await page.locator('.turn .ways').waitFor();
    const [action] = position.legal as [string];
    await (choose ?? hand)(facing(mei, { position, options }, OPEN, action), 'mouse', [action]);
    await page.locator('.way.better').waitFor();
  } while (!(await again(mei, 'mouse')));
  expect(page.url()).toBe(url);
  expect(await page.locator('.way.better').isVisible()).toBe(true);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('a key that is held down on what tells the answer', async () => {
  const mei = await noted({ size: DESKTOP, language: 'fr', theme: 'dark' });
  const { page } = mei;
  const url = `${at.server.url}/puzzle/${OPEN}/1`;
  await page.goto(url);
  await page.locator('.puzzle .link').waitFor();
  await tabInto(mei, '.puzzle .link');
  await page.keyboard.down('Enter');
  await page.locator(`${WAY_ON}:focus`).waitFor();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(page.url()).toBe(url);
  expect(await page.locator('.answer .way').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toBe(`${at.server.url}/puzzle/${OPEN}/2`);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

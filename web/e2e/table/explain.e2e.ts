// Everything that is marked on a table is explained, by mouse, finger and keys, and asking plays nothing.

import { expect, test } from 'vitest';
import { builtFrom } from '../server/page-files';
import { Person, PHONE } from '../person/person';
import { DRAWING, GAMES, HANDS, OPEN } from '../hands/play';
import { Caller, forTwo } from '../server/reach';
import { sharedScene } from '../person/scene';
import { table } from '../person/screen';

const at = sharedScene();

const reach = (game: string) => table(game, HANDS[game]!.short ?? {}, 2)(at.server);

/** A visible thing of each kind, with a point of the window where it is on top; [] where it is covered. */
const things = ({ page }: Person) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.spread [data-explain]')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const told = '[data-explain], .explanation';
      const top = document.elementsFromPoint(x, y).find((each) => each.closest(told));
      const name = element.getAttribute('data-explain')!;
      return top?.closest(told) === element ? [{ name, x, y }] : [];
    }),
  );

/** Where a thing is now: what arrives may have moved it, and what was explained may cover it. */
async function find(mei: Person, name: string): Promise<{ x: number; y: number }> {
  const free = async () => (await things(mei)).find((thing) => thing.name === name);
  const at = await free();
  if (at) return at;
  await mei.page.keyboard.press('Escape');
  return (await free())!;
}

async function explained({ page }: Person): Promise<string> {
  const leaf = page.locator('.explanation');
  await leaf.waitFor();
  return leaf.innerText();
}

const WHOLE = /^[^{}]+$/;

test.each(GAMES)('%s: the question mark explains one thing of each kind', async (game) => {
  const mei = await Person.at(at.browser, { language: 'fr' });
  await (
    await reach(game)
  )(mei);
  const { page } = mei;
  const before = mei.sent.length;
  await page.locator('nav button[aria-pressed]').first().click();
  const kinds = new Map((await things(mei)).map((thing) => [thing.name.split(':')[0]!, thing]));
  expect(kinds.size).toBeGreaterThan(3);
  for (const [kind, { name }] of kinds) {
    const { x, y } = await find(mei, name);
    await page.mouse.click(x, y);
    const told = await explained(mei);
    expect(told, kind).toMatch(WHOLE);
    expect(told, kind).not.toMatch(/explain\.|undefined|NaN/);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.asking').waitFor({ state: 'detached' });
  expect(mei.sent.slice(before)).toEqual([]);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('what was asked for is explained although somebody else acts while its words are on their way', async () => {
  const made = await forTwo(at.server, DRAWING, HANDS[DRAWING]!.short ?? {});
  const callers = [1, 2].map((seat) => new Caller(at.server, made, seat));
  const frames = await Promise.all(callers.map((caller) => caller.frame()));
  const mover = frames.findIndex(({ legal }) => legal.length > 0);
  const mei = await Person.at(at.browser);
  const { page } = mei;
  await page.goto(`${at.server.url}/t/${made.table}#seat=${made.tokens[2 - mover]}`);
  await page.locator('.picture .board').waitFor();
  let arrive = () => {};
  const arrived = new Promise<void>((then) => (arrive = then));
  const leaf = builtFrom('src/table/explain/Leaf.svelte');
  await page.route(`**${leaf}`, (route) => arrived.then(() => route.continue()));
  await page.locator('nav button[aria-pressed]').first().click();
  const { x, y } = await find(mei, 'log');
  await page.mouse.click(x, y);
  const { ply } = mei.frame;
  await callers[mover]!.play(frames[mover]!, [frames[mover]!.legal[0]!]);
  await mei.until((frame) => frame.ply > ply, 'the other’s action');
  await page.locator('.log [data-turn]').first().waitFor();
  arrive();
  expect(await explained(mei)).toMatch(WHOLE);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('a finger that stays is told, and does not play; the rules lie beside the board', async () => {
  const mei = await Person.at(at.browser, { size: PHONE, touch: true });
  await (
    await reach(DRAWING)
  )(mei);
  const { page } = mei;
  const before = mei.sent.length;
  const board = (await page.locator('.picture').boundingBox())!;
  const thing = (await things(mei)).find(({ x, y }) => x > board.x && y > board.y)!;
  const touch = await mei.context.newCDPSession(page);
  const touchPoints = [{ x: thing.x, y: thing.y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await explained(mei);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.explanation button').tap();
  const rules = page.locator('.rules-leaf');
  await rules.locator('section').first().waitFor();
  expect(await page.locator('.picture').isVisible()).toBe(true);
  await rules.locator('header button').tap();
  await rules.waitFor({ state: 'detached' });
  // The log has no heading on a phone: any of its lines tells what it is.
  const line = page.locator('.log [data-turn]').first();
  await line.scrollIntoViewIfNeeded();
  const { x, y } = (await line.boundingBox())!;
  const stay = { touchPoints: [{ x: x + 60, y: y + 8 }] };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...stay });
  expect(await explained(mei)).toContain('What happened');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('.replay').count()).toBe(0);
  expect(mei.sent.slice(before)).toEqual([]);
  await mei.leave();
});

test('by keys: what the cursor is on, all things one by one, and the list of keys', async () => {
  const mei = await Person.at(at.browser);
  await (
    await reach(OPEN)
  )(mei);
  const { page } = mei;
  const before = mei.sent.length;
  await page.locator('.picture .board').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('i');
  const first = await explained(mei);
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('explanation');
  await page.keyboard.press('Escape');
  await page.locator('nav button[aria-pressed]').first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await explained(mei)).not.toBe(first);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').locator('kbd').first().waitFor();
  await page.keyboard.press('Escape');
  expect(mei.sent.slice(before).filter(({ type }) => type === 'play')).toEqual([]);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

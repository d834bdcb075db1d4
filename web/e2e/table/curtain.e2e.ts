// Two players at one screen: the curtain stays until the next player takes over, and hides what was there.

import { expect, test } from 'vitest';
import { Person, PHONE } from '../person/person';
import { GAMES, HANDS, nameOf } from '../hands/play';
import { Caller, forTwo } from '../server/reach';
import { sharedScene } from '../person/scene';

const at = sharedScene();

const UNDER = 'main, main *, header, header *';

/** Who is called, what is rendered besides the curtain, what of it screen readers reach, and what was
 * announced. */
async function shown({ page }: Person): Promise<(string | number)[]> {
  const drawn = page.locator(UNDER).filter({ visible: true });
  const read = page.getByRole('main').or(page.getByRole('banner'));
  const said = page.locator('[aria-live][aria-atomic]');
  const called = page.locator('dialog:modal h2');
  return [
    await called.innerText(),
    await drawn.count(),
    await read.count(),
    (await said.innerText()).trim(),
  ];
}

/** Counts what is rendered besides each curtain in the step in which it appears, before the next frame. */
async function counted({ page }: Person): Promise<void> {
  await page.addInitScript((under) => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => {
      if (!document.querySelector('dialog:modal #curtain-title')) return;
      const all = [...document.querySelectorAll(under)];
      counts.push(all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length);
    }).observe(document, { subtree: true, attributeFilter: ['open'] });
  }, UNDER);
}

// Where nothing is hidden the screen is handed over without one.
const SECRET = GAMES.filter((game) => HANDS[game]!.secrets);

test.each(SECRET)('%s: no key takes the curtain away', async (game) => {
  const { table, tokens } = await forTwo(at.server, game, {});
  const both = await Person.at(at.browser, { size: PHONE, touch: true });
  const { page } = both;
  await counted(both);
  for (const seat of [1, 2]) {
    await page.goto(`${at.server.url}/t/${table}#seat=${tokens[seat]}`);
    await both.seated(seat);
  }
  const escape = async () => {
    for (let times = 0; times < 3; times++) {
      await page.keyboard.press('Escape');
      // Browsers report a closed dialog in a task of its own.
      await page.evaluate(
        () => new Promise((over) => requestAnimationFrame(() => setTimeout(over))),
      );
    }
  };
  const callers = [1, 2].map((seat) => new Caller(at.server, { table, tokens }, seat));
  const lift = async (seat: number) => {
    const name = ['Mei', 'Lin'][seat - 1]!;
    const hidden = [`Pass the screen to ${name}.`, 0, 0, ''];
    await page.locator('dialog:modal h2', { hasText: name }).waitFor();
    expect(await shown(both)).toEqual(hidden);
    await escape();
    expect(await shown(both)).toEqual(hidden);
    await page.getByRole('button', { name: `I am ${name}` }).tap();
    await page.getByRole('main').waitFor();
  };

  let frames = await Promise.all(callers.map((caller) => caller.frame()));
  const first = frames.findIndex(({ legal }) => legal.length > 0) + 1;
  await lift(first);
  // Actions that lead to the other seat are tested elsewhere.
  while (frames[2 - first]!.legal.length === 0 || frames[first - 1]!.legal.length > 0) {
    const mine = frames[first - 1]!;
    if (mine.legal.length > 0) await callers[first - 1]!.play(mine, [mine.legal[0]!]);
    frames = await Promise.all(callers.map((caller) => caller.frame()));
  }
  await lift(3 - first);
  // A dismissed curtain appears again, and counts again.
  const counts = await page.evaluate<number[]>('counts');
  expect(counts.length).toBeGreaterThan(1);
  expect(Math.max(...counts)).toBe(0);
  expect(both.faults).toEqual([]);
  await both.leave();
});

test('the person who has just made the table sees none, but somebody who reloads it does', async () => {
  const [game] = SECRET;
  const mei = await Person.at(at.browser);
  const { page } = mei;
  await page.goto(at.server.url);
  await page.getByRole('button', { name: `Options for ${nameOf(game!)}` }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('combobox').selectOption('here');
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await page.locator('dialog:modal').count()).toBe(0);
  await page.reload();
  await page.locator('dialog:modal #curtain-title').waitFor();
  await mei.leave();
});

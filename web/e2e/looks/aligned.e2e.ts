// Where things stand: the seats' marks are in columns, and figures of the rules with a before and an after are
// in one row.

import { expect, test } from 'vitest';
import { still } from '../hands/hand';
import { Person } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { sharedScene } from '../person/scene';
import { page, table } from '../person/screen';

const scene = sharedScene();

/** Runs in the page: the left and the right edges of what a selector finds, each once. */
function edges(selector: string): [left: number[], right: number[]] {
  const boxes = [...document.querySelectorAll(selector)].map((each) =>
    each.getBoundingClientRect(),
  );
  const once = (all: number[]) => [...new Set(all.map(Math.round))];
  return [once(boxes.map(({ left }) => left)), once(boxes.map(({ right }) => right))];
}

/** With as many seats as the game's sets of options have, since short numbers stand below long ones there. */
test.each(GAMES)('%s: the marks of all seats are in one column', async (game) => {
  const { sets = [{}] } = HANDS[game]!;
  const most = Math.max(...sets.map((set) => Number(set['players'] ?? 2)));
  const options = most > 2 ? { players: String(most) } : {};
  for (const turn of [1, Infinity]) {
    const mei = await Person.at(scene.browser);
    await (
      await table(game, options, turn)(scene.server)
    )(mei);
    await still(mei);
    for (const selector of ['.players svg.marks', '.players .count .number']) {
      const [left, right] = await mei.page.evaluate(edges, selector);
      // Marks have one width, numbers their last digit in one place.
      expect.soft(right.length, `${selector}, ${turn}`).toBeLessThanOrEqual(1);
      if (selector.includes('svg')) expect.soft(left.length).toBeLessThanOrEqual(1);
    }
    await mei.leave();
  }
});

/** Runs in the page of the rules: arrows that do not stand between what was before and what is after. */
function broken(): string[] {
  const arrows = [...document.querySelectorAll('figure svg[viewBox="0 0 30 20"]')];
  const wrong = arrows.filter((arrow) => {
    const { left, right, top, bottom } = arrow.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const row = [arrow.previousElementSibling!, arrow.nextElementSibling!].map((each) =>
      each.getBoundingClientRect(),
    );
    const level = row.every((each) => each.top < middle && middle < each.bottom);
    return !level || row[0]!.right > left + 1 || row[1]!.left < right - 1;
  });
  return wrong.map((each) => each.closest('figure')!.innerText);
}

test.each(GAMES)('%s: before and after are in one row in the rules', async (game) => {
  const mei = await Person.at(scene.browser, { language: 'fr' });
  await (
    await page(`/rules/${game}`)(scene.server)
  )(mei);
  await mei.page.locator('figure :is(svg, .card)').first().waitFor();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await mei.page.setViewportSize({ width, height });
    await still(mei);
    expect.soft(await mei.page.evaluate(broken), `${width} × ${height}`).toEqual([]);
  }
  await mei.leave();
});

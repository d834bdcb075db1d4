// The log can be read on the board, and the board in the log, in every game.

import { expect, test } from 'vitest';
import { still } from '../hands/hand';
import { Person } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { sharedScene } from '../person/scene';
import { table } from '../person/screen';

const at = sharedScene();

/** The picture as it is drawn, as text. */
async function drawn(person: Person): Promise<string> {
  await still(person);
  return person.page.locator('.picture .board').innerHTML();
}

/** Points at one place of the board after another until the log marks what it tells of it. */
async function markedFromBoard({ page }: Person): Promise<boolean> {
  const box = (await page.locator('.picture .board').boundingBox())!;
  for (let down = 0.06; down < 1; down += 0.06) {
    for (let across = 0.03; across < 1; across += 0.06) {
      await page.mouse.move(box.x + box.width * across, box.y + box.height * down);
      if ((await page.locator('.log .spoken').count()) > 0) return true;
    }
  }
  return false;
}

test.each(GAMES)('%s: a line of the log marks its places, and a place its lines', async (game) => {
  const mei = await Person.at(at.browser);
  await (
    await table(game, HANDS[game]!.short ?? {}, 6)(at.server)
  )(mei);
  const { page } = mei;
  await page.mouse.move(2, 2);
  const plain = await drawn(mei);
  const lines = page.locator('.log [data-turn] .sentence');
  let marks = 0;
  // What is drawn, or passed, has no place.
  for (let k = 0; k < Math.min(12, await lines.count()) && marks === 0; k++) {
    await lines.nth(k).hover();
    if ((await drawn(mei)) !== plain) marks++;
  }
  expect(marks).toBeGreaterThan(0);
  await page.mouse.move(2, 2);
  expect(await drawn(mei)).toBe(plain);
  expect(await markedFromBoard(mei)).toBe(true);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

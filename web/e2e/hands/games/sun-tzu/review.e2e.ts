// The review of orders, several decisions of which are one turn.

import { expect, test } from 'vitest';
import { Person } from '../../../person/person';
import { analyse, resigned } from '../../reviewed';
import { sharedScene } from '../../../person/scene';
import type { ReviewShown } from '../../../../src/protocol';

const at = sharedScene();

test('errors of a turn that read alike are all told', async () => {
  const address = await resigned(at.server, 'sun-tzu', 4);
  const mei = await Person.at(at.browser);
  const { page } = mei;
  let marked = 0;
  await page.route('**/review', async (route) => {
    const response = await route.fetch();
    const said = (await response.json()) as ReviewShown;
    const [own] = said.review?.seats ?? [];
    if (own) {
      own.marks = mei.frame.events.flatMap(({ actor, action }, ply) =>
        actor === 1 && action.includes(':') ? [{ ply, error: 600 }] : [],
      );
      marked = own.marks.length;
      // The list changes once more with the last one.
      if (said.state !== 'done') own.marks = own.marks.filter((_, k) => k % 2 === 1);
    }
    await route.fulfill({ response, json: said });
  });
  await page.goto(address);
  await analyse(mei);
  await page.locator('.review-body summary').click();
  expect(marked).toBeGreaterThan(3);
  const told = page.locator('.review-body details li');
  await expect.poll(() => told.count()).toBe(marked);
  const sentences = await told.allTextContents();
  expect(new Set(sentences).size).toBeLessThan(marked);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

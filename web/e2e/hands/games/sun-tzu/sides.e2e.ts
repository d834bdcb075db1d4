// The order of the two sides: what stands at a scoring is told in that of the track.

import { expect, test } from 'vitest';
import { Person } from '../../../person/person';
import { sharedScene } from '../../../person/scene';
import { table } from '../../../person/screen';

const at = sharedScene();

/** Runs in the page: the emblems within a part, from left to right. */
const sides = (all: Element[]): string[] =>
  all
    .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((each) => /seat-\d/.exec(each.getAttribute('class')!)![0]);

test('as it stands, King Shao is on the left', async () => {
  const mei = await Person.at(at.browser);
  await (
    await table('sun-tzu', {}, 2)(at.server)
  )(mei);
  const emblems = (part: string) => mei.page.locator(`${part} .emblem`);
  await emblems('.stands').first().waitFor();
  const track = await emblems('.track').evaluateAll(sides);
  expect(track).toEqual(['seat-3', 'seat-4']);
  expect(await emblems('.stands').evaluateAll(sides)).toEqual(track);
  await mei.leave();
});

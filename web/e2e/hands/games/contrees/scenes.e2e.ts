// The ink scenes on contrées stand in the middle of them.

import { expect, test } from 'vitest';
import { still } from '../../hand';
import { Person } from '../../../person/person';
import { sharedScene } from '../../../person/scene';
import { table } from '../../../person/screen';

const at = sharedScene();

/** Runs in the page: how far the middle of each scene is from that of its contrée, as a part of its width. */
function asides(): number[] {
  return [...document.querySelectorAll('.picture .board path.scene')].map((scene) => {
    const ground = scene.parentElement!.querySelector('.ground')!.getBoundingClientRect();
    const { left, right } = scene.getBoundingClientRect();
    return ((left + right) / 2 - (ground.left + ground.right) / 2) / ground.width;
  });
}

test('the scenes are centred', async () => {
  const mei = await Person.at(at.browser);
  await (
    await table('contrees', { territory: 'ready' }, 1)(at.server)
  )(mei);
  await still(mei);
  const all = await mei.page.evaluate(asides);
  expect(all.length).toBeGreaterThan(10);
  for (const aside of all) expect(Math.abs(aside)).toBeLessThan(0.03);
  await mei.leave();
});

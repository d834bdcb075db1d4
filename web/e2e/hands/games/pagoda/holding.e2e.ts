// What the opponent holds, in the list of players.

import { expect, test } from 'vitest';
import { Person } from '../../../person/person';
import { sharedScene } from '../../../person/scene';
import { table } from '../../../person/screen';
import { still } from '../../hand';

const at = sharedScene();

/** As many as a seat can have: five in its display, four in its hand. */
const DISPLAYED = 5;
const HIDDEN = 4;

/** Runs in the page: gives the opponent so many cards, and says how far they stand out of the list or into the
 * abilities. */
function standingOut([displayed, hidden]: readonly [number, number]): number {
  const cards = document.querySelector('.holding .cards')!;
  const fill = (part: string, count: number) => {
    const box = cards.querySelector(`[data-explain^="${part}:"]`)!;
    while (box.children.length < count) box.append(box.children[0]!.cloneNode(true));
  };
  fill('display', displayed);
  fill('hand', hidden);
  cards.classList.add('many');
  const right = Math.max(...[...cards.children].map((each) => each.getBoundingClientRect().right));
  const abilities = cards.nextElementSibling!.getBoundingClientRect();
  const beside = abilities.top < cards.getBoundingClientRect().bottom;
  const edge = beside ? abilities : cards.closest('.players')!.getBoundingClientRect();
  return right - (beside ? edge.left : edge.right);
}

test('nine cards of the opponent are within the page', async () => {
  const lin = await Person.at(at.browser, { touch: true });
  await (
    await table('pagoda', {}, 1)(at.server)
  )(lin);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await lin.page.setViewportSize({ width, height });
    await still(lin);
    const out = await lin.page.evaluate(standingOut, [DISPLAYED, HIDDEN] as const);
    expect.soft(out, `${width} × ${height}`).toBeLessThanOrEqual(0);
  }
  await lin.leave();
});

// A table in windows of all sizes, in one visit: nothing scrolls sideways, the button that acts is in the
// window, nothing covers the hand, no word of a name or heading is cut in two, and a landscape phone has the
// board at full height.

import { expect, test } from 'vitest';
import { still } from './hands/hand';
import { Person } from './person';
import { GAMES, HANDS } from './play';
import { scene } from './scene';
import { table } from './screen';
import { HASTY } from './server';

const at = scene('--proxy', ...HASTY);

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [2560, 1440],
] as const;

/** What is wrong with the window as it is, in words. */
function wrongs(landscape: boolean): string[] {
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const wrong = scrollWidth > clientWidth ? [`${scrollWidth} wide`] : [];
  const inside = (name: string, { left, top, right, bottom }: DOMRect) => {
    if (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1)
      wrong.push(`${name} outside: ${[left, top, right, bottom].map(Math.round).join()}`);
  };
  inside('the button', box('.act-row .act')!);
  const hand = box('.picture-hand, .act-row .hand:not(:empty)');
  if (hand) inside('the hand', hand);
  const bar = box('.act-row')!;
  const below = box('.picture-hand');
  if (below && below.right > bar.left && below.left < bar.right && below.bottom > bar.top + 1)
    wrong.push('the hand is under the buttons');
  const ground = box('.picture-ground') ?? box('.picture')!;
  if (landscape && ground.height < 0.9 * clientHeight) wrong.push(`board ${ground.height} high`);
  for (const word of document.querySelectorAll<HTMLElement>('.name, .turn h2, .act-row .button')) {
    const line = word.scrollWidth > word.clientWidth + 1;
    const cut = line && getComputedStyle(word).textOverflow !== 'ellipsis';
    if (cut && getComputedStyle(word).display !== 'inline') wrong.push(`cut: ${word.innerText}`);
  }
  return wrong;
}

test.each(GAMES)('%s', async (game) => {
  const mei = await Person.at(at.browser, { language: 'fr' });
  await (
    await table(game, HANDS[game]!.short ?? {}, 3)(at.server)
  )(mei);
  for (const [width, height] of SIZES) {
    await mei.page.setViewportSize({ width, height });
    await still(mei);
    const landscape = width > height && height < 400;
    expect(await mei.page.evaluate(wrongs, landscape), `${width} × ${height}`).toEqual([]);
  }
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

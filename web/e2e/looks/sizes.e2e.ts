// Tables and the first page in windows of all sizes, in one visit each, with the longest names, and with
// text twice as large: nothing scrolls sideways, the button that acts is in the window, nothing covers the
// hand, the buttons or most of the board, no word is cut or in two, and a landscape phone has the board at
// full height.

import { expect, test } from 'vitest';
import { coveredParts, tableWrongs, textWrongs } from '../checks/fits';
import { still } from '../hands/hand';
import { Person } from '../person/person';
import { MEETING } from '../screens/meeting';
import { PEOPLE } from '../screens/people';
import { GAMES, HANDS, OPEN } from '../hands/play';
import { sharedScene } from '../person/scene';
import { named, page, shower, table } from '../person/screen';
import { SCREENS } from '../screens/all';

const at = sharedScene();

type Size = readonly [width: number, height: number];

/** 640 × 400 is a window of 1280 × 800 that the browser shows at 200 %. */
const SIZES: readonly Size[] = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [640, 400],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [2560, 1440],
];

/** Of windows in which text is twice as large. */
const LARGE: readonly Size[] = [
  [390, 844],
  [820, 1180],
  [1280, 800],
];

/** As long as a name may be. */
const NAMES = [
  'Maximiliana Featherstone',
  'Wolfeschlegelsteinhausen',
  'Konstantinopolitanischer',
  'Bartholomäus Feuchtwange',
];

/** The browser's own text size, as people set it; 16 if they don't. */
async function textSize({ context, page }: Person, standard: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

async function holds(
  person: Person,
  sizes: readonly Size[],
  wrongs: (size: Size) => Promise<string[]>,
) {
  for (const [width, height] of sizes) {
    await person.page.setViewportSize({ width, height });
    await still(person);
    expect.soft(await wrongs([width, height]), `${width} × ${height}`).toEqual([]);
  }
}

test.each(GAMES)('%s', async (game) => {
  const { short = {}, sets = [], wrongs: own } = HANDS[game]!;
  const mei = await Person.at(at.browser, { language: 'fr' });
  const players = Math.max(2, ...sets.map((set) => Number(set['players'] ?? 2)));
  const options = players > 2 ? { ...short, players: String(players) } : short;
  await (
    await named(game, options, NAMES.slice(0, players), 3)(at.server)
  )(mei);
  const wrongs = async ([width, height]: Size) => [
    ...(await mei.page.evaluate(tableWrongs, width > height && height < 400)),
    ...(await mei.page.evaluate(textWrongs)),
    ...(own ? await mei.page.evaluate(own) : []),
  ];
  await holds(mei, SIZES, wrongs);
  await textSize(mei, 32);
  await holds(mei, LARGE, wrongs);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('on a small phone the replay’s buttons are in the window, and the question mark uncovered', async () => {
  const mei = await Person.at(at.browser, { size: { width: 320, height: 568 }, touch: true });
  await (
    await table(OPEN, HANDS[OPEN]!.short ?? {}, Infinity)(at.server)
  )(mei);
  const { page } = mei;
  const mark = (await page.locator('nav button[aria-pressed]').first().boundingBox())!;
  await page.locator('nav button[aria-pressed]').first().tap();
  const asking = (await page.locator('.asking').boundingBox())!;
  expect(asking.y).toBeGreaterThanOrEqual(mark.y + mark.height - 1);
  await page.locator('nav button[aria-pressed]').first().tap();
  await page.locator('.act-row .replay').tap();
  const buttons = (await page.locator('.replay .row').boundingBox())!;
  expect(buttons.y + buttons.height).toBeLessThanOrEqual(568);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test.each(SCREENS.filter(({ uncovered }) => uncovered))(
  'on a small phone all that is asked in $name is seen',
  async (screen) => {
    const mei = await Person.at(at.browser, { touch: true, language: 'fr' });
    await shower(screen, at.server)(mei);
    for (const [width, height] of SIZES.slice(0, 2)) {
      await mei.page.setViewportSize({ width, height });
      await still(mei);
      expect.soft(await mei.page.evaluate(coveredParts, screen.uncovered!)).toEqual([]);
      // What is beyond the edge makes a phone show the page smaller.
      expect.soft(await mei.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(mei.faults).toEqual([]);
    await mei.leave();
  },
);

test('pages about people and meeting are no wider than the smallest phone, with long names', async () => {
  for (const screen of [...PEOPLE, ...MEETING]) {
    const size = { width: 320, height: 568 };
    const noe = await Person.at(at.browser, { touch: true, language: 'fr', size });
    await shower(screen, at.server)(noe);
    await still(noe);
    expect
      .soft(await noe.page.evaluate(() => document.documentElement.scrollWidth), screen.name)
      .toBe(320);
    expect.soft(await noe.page.evaluate(textWrongs), screen.name).toEqual([]);
    await noe.leave();
  }
});

test('the pictures of the rules are whole on the smallest phone', async () => {
  const size = { width: 320, height: 568 };
  const noe = await Person.at(at.browser, { touch: true, language: 'fr', size });
  for (const game of GAMES) {
    await (
      await page(`/rules/${game}`)(at.server)
    )(noe);
    await noe.page.locator('figure :is(svg, .card)').first().waitFor();
    await still(noe);
    const cut = await noe.page.locator('figure > :not(figcaption)').evaluateAll((all) =>
      all.flatMap((figure) => {
        const { right } = figure.getBoundingClientRect();
        const ends = [...figure.querySelectorAll(':not(svg *)')].map((part) =>
          part.getBoundingClientRect(),
        );
        return ends.filter((part) => part.right > right + 1).map((part) => part.right - right);
      }),
    );
    expect.soft(cut, game).toEqual([]);
  }
  await noe.leave();
});

test('the first page', async () => {
  const mei = await Person.at(at.browser, { language: 'fr' });
  await (
    await page('/')(at.server)
  )(mei);
  const plays = mei.page.locator('article button.play');
  const wrongs = async () => {
    const wide = await mei.page.evaluate(() => document.documentElement.scrollWidth);
    const { width, height } = mei.page.viewportSize()!;
    const lowest = (await plays.last().boundingBox())!;
    return [
      ...(wide > width ? [`${wide} wide`] : []),
      // All four games are on the first screen of a phone on its side.
      ...(width > 700 && height < 400 && lowest.y + lowest.height > height ? ['no play'] : []),
      ...(await mei.page.evaluate(textWrongs)),
    ];
  };
  await holds(mei, SIZES, wrongs);
  await textSize(mei, 32);
  await holds(mei, LARGE, wrongs);
  await mei.leave();
});

// A puzzle of each game is solved on the board, by mouse, by touch and by keys; what was tried is played to
// nobody. Those of the day are counted.

import { expect, test } from 'vitest';
import { daily, dayOf } from '../../src/puzzle/daily';
import type { PuzzleJudged, PuzzleList, PuzzleShown } from '../../src/protocol';
import { facing } from '../person/facing';
import { press, tabInto, type Hands } from '../hands/hand';
import { heard } from '../person/heard';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { sharedScene } from '../person/scene';

const at = sharedScene();

/** Who solves the first, and who the next one after it. */
const EYES: [Hands[], Ways][] = [
  [['mouse', 'keys'], { size: DESKTOP, language: 'fr' }],
  [['finger'], { size: PHONE, touch: true, language: 'en', theme: 'dark' }],
];

const SAID = { en: 'That is it.', fr: 'C’est cela.' };

const json = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${at.server.url}/api/puzzles${path}`)).json()) as T;

/** Solves the puzzle that the page shows. */
async function solve(person: Person, hands: Hands, game: string, number: number): Promise<void> {
  const { page } = person;
  await page.locator('main[data-state="open"] .puzzle').waitFor();
  const shown = await json<PuzzleShown>(`/${game}/${number}`);
  const { best } = await json<PuzzleJudged>(`/${game}/${number}/answer`);
  const { choose, hand } = HANDS[game]!;
  await (choose ?? hand)(facing(person, shown, game, best.actions[0]!), hands, best.actions);
  await expect.poll(() => page.locator('main.spread').getAttribute('data-state')).toBe('solved');
}

test.each(GAMES)('%s: a puzzle is solved', async (game) => {
  for (const [all, ways] of EYES) {
    const mei = await Person.at(at.browser, ways);
    const { page } = mei;
    await page.goto(`${at.server.url}/puzzle/${game}/1`);
    for (const [k, hands] of all.entries()) {
      await solve(mei, hands, game, k + 1);
      const said = SAID[ways.language!];
      expect(await page.locator('.answer h2').textContent()).toBe(said);
      await expect.poll(() => heard(mei)).toMatch(new RegExp(`^${said} .`));
      const solved = await page.evaluate(
        (id) => localStorage.getItem(`tianxia.puzzles.${id}`),
        game,
      );
      expect(solved).toBe(k === 0 ? '1' : '1 2');
      // The way on has the focus.
      const next = page.locator('.act-row .act');
      if (hands === 'keys') await page.keyboard.press('Enter');
      else await press(next, hands);
      await expect.poll(() => page.url()).toContain(`/puzzle/${game}/${k + 2}`);
    }
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

test('what is tried stays when the words of the first page come', async () => {
  const mei = await Person.at(at.browser);
  const { page } = mei;
  let asked = 0;
  page.on('request', (request) => (asked += /\/api\/puzzles\/\w+\/1$/.test(request.url()) ? 1 : 0));
  await page.goto(`${at.server.url}/puzzle/${GAMES[0]}/1`);
  await page.locator('.puzzle').waitFor();
  // The language of the document is set whenever words have come.
  await page.evaluate(async () => {
    await new Promise<void>((come) =>
      new MutationObserver(() => come()).observe(document.documentElement, {
        attributeFilter: ['lang'],
      }),
    );
    // Whatever that makes the page ask is asked before.
    await fetch('/api/health');
  });
  expect(asked).toBe(1);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('the puzzle of the day is found, tried and told by keys alone', async () => {
  const mei = await Person.at(at.browser, { language: 'fr' });
  const { page } = mei;
  await page.goto(at.server.url);
  await page.locator('.daily a[href^="/puzzle/"]').waitFor();
  await tabInto(mei, '.daily a[href^="/puzzle/"]');
  await page.keyboard.press('Enter');
  await page.locator('.puzzle').waitFor();
  await tabInto(mei, '.puzzle .link');
  await page.keyboard.press('Enter');
  await page.locator('.answer .way').waitFor();
  expect(await page.locator('.answer h2').textContent()).toBe('Comme ceci.');
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('the puzzles of the day are counted as long as none is left out', async () => {
  const mei = await Person.at(at.browser, { language: 'en' });
  const { page } = mei;
  const list = await json<PuzzleList>('');
  const first = dayOf(Date.UTC(2026, 2, 3));
  const streak = page.locator('.daily .streak');
  /** The first page on a day, from the first one. */
  const opened = async (day: number) => {
    await page.clock.setFixedTime((first + day + 0.5) * 86_400_000);
    await page.goto(at.server.url);
    await page.locator('.daily a[href^="/puzzle/"]').waitFor();
  };
  for (const day of [0, 1]) {
    await opened(day);
    expect(await streak.allTextContents()).toEqual(day === 0 ? [] : ['One day in a row']);
    const { game, number } = daily(list, first + day)!;
    await page.locator('.daily a[href^="/puzzle/"]').click();
    await expect.poll(() => page.url()).toContain(`/puzzle/${game}/${number}`);
    await solve(mei, day === 0 ? 'keys' : 'mouse', game, number);
    await opened(day);
    await expect
      .poll(() => streak.textContent())
      .toMatch(day === 0 ? /^Solved\. one day in a row$/ : /^Solved\. two days in a row$/);
  }
  await opened(3);
  expect(await streak.count()).toBe(0);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

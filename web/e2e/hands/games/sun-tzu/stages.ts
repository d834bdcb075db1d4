// What Sun Tzu's page tells stage by stage is gone through, until it asks or shows the end.

import type { Locator } from 'playwright-core';
import type { QuestionKind } from '../../../../src/games/sun-tzu/interaction/questions';
import type { Person } from '../../../person';
import { type Hands, pressUnlessGone, still } from '../../hand';

/** Until the page asks; what is told before is gone through, sometimes stage by stage. */
export async function come(
  person: Person,
  hands: Hands,
  kind: QuestionKind,
  on: (stages: number) => Promise<void> = () => goOn(person, hands),
): Promise<void> {
  const { page } = person;
  // What came over the wire is not on the page yet: the same may have been asked just before.
  const { ply } = await person.until(() => true, 'a frame');
  const board = page.locator('.picture .board');
  const shown = async () => Number(await board.getAttribute('data-ply')) >= ply;
  let stages = 0;
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const asked = await board.getAttribute('data-asked');
    if (asked === kind && (await shown())) return still(person);
    if (asked === 'stage') await on(stages++);
    else await page.waitForTimeout(20);
  }
  throw new Error(`not asked: ${kind}, but ${await board.getAttribute('data-asked')}`);
}

/** From a stage to the next, or past them all, which the last one has no button for. A stage may end by
 * itself under the hand: what is there then isn't pressed. */
async function goOn({ page, frame }: Person, hands: Hands): Promise<void> {
  if (hands === 'keys') return page.keyboard.press(frame.ply % 2 ? 'Enter' : 'Escape');
  const buttons = page.locator('main:has(.board[data-asked="stage"]) .act-row .button:not(.undo)');
  await pressUnlessGone(frame.ply % 2 ? buttons.last() : buttons.first(), hands, 300);
}

/** Until the page has told how the game ended, and shows what may come next. Meanwhile it says what is told,
 * not whose turn it was. */
export async function ending(person: Person, hands: Hands, shown: Locator): Promise<void> {
  const headings = person.page.locator('main:has(.board[data-asked="stage"]) .turn h2');
  for (const end = Date.now() + 60_000; Date.now() < end && (await shown.count()) === 0;) {
    const [heading] = await headings.allTextContents();
    if (heading === undefined) await person.page.waitForTimeout(20);
    else if (TOLD.test(heading.trim())) await goOn(person, hands);
    else throw new Error(`over a stage: ${heading}`);
  }
  await shown.waitFor();
}

const TOLD = /^(Orders revealed|Scoring of dynasty \d)$/;

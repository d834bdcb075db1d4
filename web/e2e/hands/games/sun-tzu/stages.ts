// Goes through the stages of a reveal on Sun Tzu's page, until a question or the end.

import type { Locator } from 'playwright-core';
import type { QuestionKind } from '../../../../src/games/sun-tzu/interaction/questions';
import type { Person } from '../../../person/person';
import { type Hands, pressUnlessGone, still } from '../../hand';

/** Waits for a question; goes through the stages before it, sometimes one by one. */
export async function come(
  person: Person,
  hands: Hands,
  kind: QuestionKind,
  on: (stages: number) => Promise<void> = () => goOn(person, hands),
): Promise<void> {
  const { page } = person;
  // The same question may have been asked just before.
  const { ply } = await person.until(() => true, 'a frame');
  const board = page.locator('.picture .board');
  const main = page.locator('main.spread');
  const shown = async () => Number(await main.getAttribute('data-ply')) >= ply;
  let stages = 0;
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const asked = await board.getAttribute('data-asked');
    if (asked === kind && (await shown())) return still(person);
    if (asked === 'stage') await on(stages++);
    else await page.waitForTimeout(20);
  }
  throw new Error(`not asked: ${kind}, but ${await board.getAttribute('data-asked')}`);
}

/** Goes to the next stage or skips them all; the last one has no button for that. If the stage ends by itself
 * before the click, nothing is clicked. */
async function goOn({ page, frame }: Person, hands: Hands): Promise<void> {
  if (hands === 'keys') return page.keyboard.press(frame.ply % 2 ? 'Enter' : 'Escape');
  const buttons = page.locator('main:has(.board[data-asked="stage"]) .act-row .button:not(.undo)');
  await pressUnlessGone(frame.ply % 2 ? buttons.last() : buttons.first(), hands, 300);
}

/** Waits until the page has shown how the game ended, with the next steps. Checks that meanwhile the headings
 * are those of the stages, not of a turn. */
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

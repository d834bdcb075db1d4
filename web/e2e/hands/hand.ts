// Input helpers shared by all boards.

import { errors, type Locator } from 'playwright-core';
import type { Person } from '../person/person';

export type Hands = 'mouse' | 'finger' | 'keys';

/** Plays a decision of the person's latest frame through the page; a game may play a whole turn. */
export type Hand = (person: Person, hands: Hands) => Promise<void>;

/** Waits until the screen shows the latest frame, with the button that plays, and all animations have ended.
 * The button may be there before: what is done then would be done to an earlier frame, and lost. */
export async function drawn(person: Person): Promise<void> {
  await person.page.locator('.act').waitFor();
  await person.page.waitForFunction((ply) => {
    const shown = document.querySelector<HTMLElement>('main.spread')?.dataset['ply'];
    return Number(shown ?? -1) >= ply;
  }, person.frame.ply);
  await still(person);
}

/** Waits until all animations have ended, including those that start when others end. */
export async function still(person: Person): Promise<void> {
  await person.page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (each) =>
            each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      await Promise.all(moving().map((each) => each.finished.catch(() => {})));
      await new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done())),
      );
    } while (moving().length > 0);
  });
}

export function press(what: Locator, hands: Hands, timeout = 30_000): Promise<void> {
  return hands === 'finger' ? what.tap({ timeout }) : what.click({ timeout });
}

/** The same for an element that may disappear or change by itself: then nothing is clicked, and the
 * caller, which waits for the next state, tries again. */
export async function pressUnlessGone(what: Locator, hands: Hands, timeout: number): Promise<void> {
  try {
    await press(what, hands, timeout);
  } catch (e) {
    if (!(e instanceof errors.TimeoutError)) throw e;
  }
}

/** Presses a button or follows a link, which Tab leads to where keys are used. */
export async function activate(person: Person, hands: Hands, selector: string): Promise<void> {
  if (hands !== 'keys') return press(person.page.locator(selector).first(), hands);
  await person.page.locator(selector).first().waitFor();
  await tabInto(person, selector);
  await person.page.keyboard.press('Enter');
}

/** A point in a drawing's own units. */
export interface Spot {
  svg: string;
  x: number;
  y: number;
}

export async function point(person: Person, hands: Hands, spot: Spot): Promise<void> {
  await person.page.locator(spot.svg).first().waitFor();
  const at = await person.page.evaluate(({ svg, x, y }) => {
    const drawing = document.querySelector<SVGGraphicsElement>(svg)!;
    const there = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM()!);
    return { x: there.x, y: there.y };
  }, spot);
  if (hands === 'finger') await person.page.touchscreen.tap(at.x, at.y);
  else await person.page.mouse.click(at.x, at.y);
}

/** Presses Tab, or Shift+Tab, until the focus is inside an element. */
export async function tabInto(person: Person, selector: string): Promise<void> {
  const key = () =>
    person.page.evaluate((within) => {
      const here = document.activeElement;
      if (here?.closest(within)) return '';
      const there = document.querySelector(within);
      const before =
        here &&
        there &&
        here !== document.body &&
        here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING;
      return before ? 'Shift+Tab' : 'Tab';
    }, selector);
  // Every line of the log is a stop, and a long game has a hundred.
  for (let n = 0; n < 400; n++) {
    const next = await key();
    if (next === '') return;
    await person.page.keyboard.press(next);
  }
  throw new Error(`no key leads into ${selector}`);
}

// Hands where one place is tried out on the board and then laid by the button.

import type { Person } from '../person';
import { choose, drawn, type Hand, type Hands, press, tabInto } from './hand';

interface Laying {
  /** From the first touch until the place is tried out. */
  try(person: Person, hands: Hands, action: string): Promise<void>;
  /** What is pressed before the keys go to a place. */
  beforeKeys?(person: Person, attempt: number): Promise<void>;
}

export function laying(way: Laying): Hand {
  return (person, hands) =>
    hands === 'keys'
      ? byKeys(person, way)
      : act(person, hands, way, choose(person.frame.legal, person.frame));
}

/** One action, from the first touch to the button. */
async function act(person: Person, hands: Hands, way: Laying, action: string): Promise<void> {
  await drawn(person);
  await way.try(person, hands, action);
  // The button that acts can be pressed once the server has said what would happen.
  const button = person.page.locator('.act[aria-disabled="false"]');
  await button.waitFor({ timeout: 10_000 });
  await person.until(() => person.tried[0] === action, `${action} to be tried`);
  await press(button, hands);
}

/** To the board, on to a legal place, Enter to try it out, Enter to play: never off the keys. */
async function byKeys(person: Person, way: Laying): Promise<void> {
  const { page, frame } = person;
  await tabInto(person, '.picture .board');
  // A tile may have no place, and a hand may be quicker than the screen: then once more.
  for (let attempts = 0; attempts < 6; attempts++) {
    await drawn(person);
    await way.beforeKeys?.(person, attempts);
    for (let jumps = 0; jumps < 1 + (frame.ply % 4); jumps++) await page.keyboard.press('l');
    for (let presses = 0; presses < 2; presses++) {
      await page.keyboard.press('Enter');
      await settled(person, frame.ply);
      if (person.frame.ply > frame.ply) return;
    }
    await page.keyboard.press('Escape');
  }
}

/** Until the place is tried out, or played. */
async function settled(person: Person, ply: number): Promise<void> {
  const button = person.page.locator('.act[aria-disabled="false"]');
  for (let n = 0; n < 100 && person.frame.ply === ply; n++) {
    if ((await button.count()) > 0 && n > 2) return;
    await person.page.waitForTimeout(20);
  }
}

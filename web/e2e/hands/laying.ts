// Input for games in which a place is tried on the board and then played with the button.

import type { Person } from '../person';
import { choose, drawn, type Hand, type Hands, press, tabInto } from './hand';

interface Laying {
  /** Tries a place, from the first touch to the preview. */
  try(person: Person, hands: Hands, action: string): Promise<void>;
  /** What is clicked before the keys reach a place. */
  beforeKeys?(person: Person, attempt: number): Promise<void>;
}

export function laying(way: Laying): Hand {
  return (person, hands) =>
    person.frame.legal.length === 1 && person.frame.ply > 0
      ? byItself(person)
      : hands === 'keys'
        ? byKeys(person, way)
        : act(person, hands, way, choose(person.frame.legal, person.frame));
}

/** Where there is no choice, the page plays by itself, but for a game's first action. */
async function byItself(person: Person): Promise<void> {
  const before = person.played.length;
  await drawn(person);
  await person.done(before);
}

/** One action, from the first touch to the button. */
async function act(person: Person, hands: Hands, way: Laying, action: string): Promise<void> {
  await drawn(person);
  await way.try(person, hands, action);
  // The action button is enabled once the server has answered the preview.
  const button = person.page.locator('.act[aria-disabled="false"]');
  await button.waitFor({ timeout: 10_000 });
  await person.until(() => person.tried[0] === action, `${action} to be tried`);
  await press(button, hands);
}

/** To the board, to a legal place, Enter to try it, Enter to play: with keys only. */
async function byKeys(person: Person, way: Laying): Promise<void> {
  const { page, frame } = person;
  await tabInto(person, '.picture .board');
  // A tile may have no place, and a key may be faster than the screen: then try again.
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

/** Waits until the place has been tried, or played. */
async function settled(person: Person, ply: number): Promise<void> {
  const button = person.page.locator('.act[aria-disabled="false"]');
  for (let n = 0; n < 100 && person.frame.ply === ply; n++) {
    if ((await button.count()) > 0 && n > 2) return;
    await person.page.waitForTimeout(20);
  }
}

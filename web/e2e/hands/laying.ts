// Input for games in which a place is tried on the board and then played with the button, or with Enter.

import type { Person } from '../person/person';
import { choose } from '../server/reach';
import { drawn, type Hand, type Hands, press, tabInto } from './hand';

interface Laying {
  /** Tries a place, from the first touch to the preview. */
  try(person: Person, hands: Hands, action: string): Promise<void>;
  /** Brings the cursor of the keys to a place, so that Enter tries it. The board has the focus. */
  reach(person: Person, action: string): Promise<void>;
}

export function laying(way: Laying): Hand {
  return (person, hands) =>
    person.frame.legal.length === 1 && person.frame.ply > 0
      ? byItself(person)
      : act(person, hands, way, choose(person.frame.legal, person.frame));
}

/** Where there is no choice, the page plays by itself, but for a game's first action. */
async function byItself(person: Person): Promise<void> {
  const before = person.played.length;
  await drawn(person);
  await person.done(before);
}

/** One action, from the first touch or key to the one that plays it. */
async function act(person: Person, hands: Hands, way: Laying, action: string): Promise<void> {
  const { page } = person;
  await drawn(person);
  if (hands === 'keys') {
    await tabInto(person, '.picture .board');
    await way.reach(person, action);
    await page.keyboard.press('Enter');
  } else await way.try(person, hands, action);
  // The action button is enabled once the server has answered the preview.
  const button = page.locator('.act[aria-disabled="false"]');
  await button.waitFor({ timeout: 10_000 });
  await person.until(() => person.tried[0] === action, `${action} to be tried`);
  if (hands === 'keys') await page.keyboard.press('Enter');
  else await press(button, hands);
}

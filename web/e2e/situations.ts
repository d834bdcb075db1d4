// What can be opened over or beside a table: the replay, the review, an explanation, the rules, the list of keys, a
// long log. For screenshots and the accessibility test; other tests open them themselves.

import type { Person } from './person';
import { GAMES, HANDS } from './play';
import { answer, retry, reviewed } from './reviewed';
import { type Screen, type Show, table } from './screen';

const after =
  (reach: Screen['reach'], on: Show): Screen['reach'] =>
  async (server) => {
    const show = await reach(server);
    return async (person) => {
      await show(person);
      await on(person);
    };
  };

/** Halfway through the game. */
async function replay({ page }: Person): Promise<void> {
  await page.locator('.act-row .replay').click();
  const slider = page.locator('.replay input[type="range"]');
  const turns = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.floor(turns / 2)));
}

/** Something of the board. */
async function explain({ page }: Person): Promise<void> {
  await page.locator('nav button[aria-pressed]').first().click();
  const at = await page.evaluate(() => {
    for (const thing of document.querySelectorAll('.picture [data-explain]')) {
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y)?.closest('[data-explain]');
      if (top === thing) return { x, y };
    }
    return null;
  });
  if (!at) throw new Error('nothing of the board can be explained');
  await page.mouse.click(at.x, at.y);
  await page.locator('.explanation').waitFor();
}

async function rules(person: Person): Promise<void> {
  await explain(person);
  await person.page.locator('.explanation button').last().click();
  await person.page.locator('.rules-leaf section').first().waitFor();
}

async function shortcuts({ page }: Person): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog').locator('kbd').first().waitFor();
}

async function log({ page }: Person): Promise<void> {
  await page.locator('.log [data-turn]').nth(1).scrollIntoViewIfNeeded();
}

export const SITUATIONS: Screen[] = GAMES.flatMap((game) => {
  const { short = {} } = HANDS[game]!;
  const middle = table(game, short, 5);
  const end = table(game, short, Infinity);
  return [
    { name: `${game}-explained`, reach: after(middle, explain) },
    { name: `${game}-rules`, reach: after(middle, rules) },
    { name: `${game}-keys`, reach: after(middle, shortcuts) },
    { name: `${game}-log`, reach: after(end, log) },
    { name: `${game}-replay`, reach: after(end, replay) },
    { name: `${game}-review`, reach: reviewed(game) },
    { name: `${game}-review-retry`, reach: after(reviewed(game), retry) },
    { name: `${game}-review-answer`, reach: after(reviewed(game), answer) },
  ];
});

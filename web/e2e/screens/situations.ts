// What can be opened over or beside a table: the replay and the way on from there, the review, a hint, one's own
// mistakes, a puzzle, an explanation, the rules, the list of keys, a long log. For screenshots and the accessibility test; other
// tests open them themselves.

import type { Person } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { answer, begun, retry, reviewed } from '../hands/reviewed';
import { page, type Screen, type Show, table } from '../person/screen';

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

/** One's own mistakes, which the review of the game has just found. */
async function mistakes({ page }: Person): Promise<void> {
  await page.locator('.review-body .mistakes a').click();
  await page.locator('main li a').first().waitFor();
}

/** The first of them. */
async function mistake(person: Person): Promise<void> {
  await mistakes(person);
  await person.page.locator('main .act').click();
  await person.page.locator('.turn .ways').waitFor();
}

/** Its answer. */
async function told(person: Person): Promise<void> {
  await mistake(person);
  await person.page.locator('.turn .ways button').first().click();
  await person.page.locator('.way.better').waitFor();
}

/** A hint, at the seat's second turn. */
const hint =
  (game: string): Screen['reach'] =>
  async (server) => {
    const { address } = await begun(server, game, 2);
    return async (person) => {
      await person.page.goto(address);
      await person.until((frame) => frame.legal.length > 1, 'a choice');
      await person.page.locator('main.spread').waitFor();
      await person.page.keyboard.press('h');
      await person.page.locator('.hints li button').first().waitFor();
    };
  };

/** What is asked before one plays on from a position of the replay. */
async function onward(person: Person): Promise<void> {
  await replay(person);
  await person.page.locator('.onward button').click();
  await person.page.locator('dialog[open] .act').waitFor();
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
    { name: `${game}-onward`, reach: after(end, onward) },
    { name: `${game}-hint`, reach: hint(game), playsOn: true },
    { name: `${game}-puzzle`, reach: page(`/puzzle/${game}/1`) },
    { name: `${game}-review`, reach: reviewed(game) },
    { name: `${game}-review-retry`, reach: after(reviewed(game), retry) },
    { name: `${game}-review-answer`, reach: after(reviewed(game), answer) },
    { name: `${game}-mistakes`, reach: after(reviewed(game), mistakes) },
    { name: `${game}-mistake`, reach: after(reviewed(game), mistake) },
    { name: `${game}-mistake-told`, reach: after(reviewed(game), told) },
  ];
});

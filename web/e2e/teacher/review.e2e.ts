// The review of a finished game: what decided it, on the curve, in words and in figures; and a decision made
// anew on the board, by mouse, by touch and by keys, which plays nothing.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Frame, Judgement, PositionShown, ReviewShown } from '../../src/protocol';
import { type Language, Words } from '../../src/words';
import { activate, press, tabInto, type Hands } from '../hands/hand';
import { heard } from '../person/heard';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { facing } from '../person/facing';
import { analyse, resigned } from '../hands/reviewed';
import { sharedScene } from '../person/scene';

const at = sharedScene();

/** The person as before an earlier decision, which is tried: nothing of it is played. */
function before(person: Person, frame: Frame): Person {
  return new Proxy(person, {
    get(target, key) {
      if (key === 'frame') return frame;
      if (key === 'done') return () => Promise.resolve();
      if (key === 'until')
        return (so: (frame: Frame) => boolean, what: string) =>
          so(frame) ? Promise.resolve(frame) : target.until(so, what);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Opens the decision to be tried, and the position before it. */
async function begin(person: Person, hands: Hands): Promise<Frame> {
  const { page } = person;
  const [position] = await Promise.all([
    page.waitForResponse((response) => /\/positions\/\d+$/.test(response.url())),
    activate(person, hands, '.act-row .act'),
  ]);
  await page.locator('.turn .ways').waitFor();
  return (await position.json()) as Frame;
}

/** The heading of the answer, which is heard, too: how the choice that was tried is judged. */
async function answered(person: Person): Promise<string> {
  await person.page.locator('.way.better').waitFor();
  const title = await person.page.locator('.review-body h2').innerText();
  await expect.poll(() => heard(person)).toContain(`${title}. `);
  return title;
}

const ply = (page: Page) => page.locator('main.spread').getAttribute('data-ply').then(Number);

/** The final review, as the page received it. */
function final({ page }: Person): Promise<ReviewShown> {
  return new Promise((found) =>
    page.on('response', (response) => {
      if (!/\/api\/.*\/review$/.test(response.url())) return;
      void response.json().then((said: ReviewShown) => said.state === 'done' && found(said));
    }),
  );
}

/** Opens the review of a game, and waits until it is final. */
async function judged(person: Person, hands: Hands, address: string) {
  const review = final(person);
  await person.page.goto(address);
  await analyse(person, hands);
  return (await review).review!;
}

/** The costliest decision waits among the person's mistakes; found at the first try, it goes. */
async function findLater(
  mei: Person,
  hands: Hands,
  words: Words,
  game: string,
  { best }: Judgement,
  options: Record<string, string>,
): Promise<void> {
  const { page } = mei;
  await page.goto(`${at.server.url}/learn/mistakes`);
  const rows = page.locator('main li a');
  await rows.first().waitFor();
  const before = await rows.count();
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/positions')),
    press(rows.first(), hands),
  ]);
  const position = (await reply.json()) as PositionShown;
  await page.locator('.turn .ways').waitFor();
  const { choose, hand } = HANDS[game]!;
  await (choose ?? hand)(facing(mei, { position, options }, game, best), hands, [best]);
  expect(await answered(mei)).toBe(words.text('review.judged.best'));
  const main = page.locator('main.spread');
  await expect.poll(() => main.getAttribute('data-state')).toBe('found');
  await activate(mei, hands, 'header .note a');
  await page.locator('main h1').waitFor();
  await expect.poll(() => rows.count()).toBe(before - 1);
}

interface Eyes extends Ways {
  language: Language;
  hands: Hands;
  /** With what the mistake is tried another time. */
  later: Hands;
  lost: RegExp;
  start: RegExp;
  turn: RegExp;
}

const EYES: Eyes[] = [
  {
    hands: 'keys',
    later: 'mouse',
    size: DESKTOP,
    language: 'fr',
    lost: /^Vous avez perdu contre /,
    start: /^Au début\s: \d+ chances sur 100/,
    turn: /^Coup \d+ sur \d+/,
  },
  {
    hands: 'finger',
    later: 'finger',
    size: PHONE,
    touch: true,
    language: 'en',
    theme: 'dark',
    lost: /^You lost to /,
    start: /^At the start: chance/,
    turn: /^Turn \d+ of \d+/,
  },
];

test.each(GAMES)('%s: a mistake is tried again', async (game) => {
  const { choose, hand } = HANDS[game]!;
  let address = await resigned(at.server, game, 4);
  for (const { hands, later, lost, start, turn, ...ways } of EYES) {
    const { language } = ways;
    const words = new Words(language, [
      readFileSync(`src/table/review/words.${language}.txt`, 'utf8'),
    ]);
    const mei = await Person.at(at.browser, ways);
    const { page } = mei;
    let review = await judged(mei, hands, address);
    while (review.seats[0]!.worst.length === 0) {
      address = await resigned(at.server, game, 4);
      review = await judged(mei, hands, address);
    }
    expect(await page.locator('.review-body .verdict').textContent()).toMatch(lost);

    // The curve shows a position; the list of sentences says the same as its marks.
    const own = review.seats[0]!;
    const curve = page.locator('.review-body .curve');
    await (hands === 'keys' ? tabInto(mei, '.review-body .curve') : curve.focus());
    await page.keyboard.press('Home');
    await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(start);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(turn);
    const marks = own.marks.flatMap(({ error, luck, reveal }) =>
      [error, luck, reveal].filter((change) => change !== undefined),
    );
    if (marks.length > 0) await activate(mei, hands, '.review-body summary');
    const sentences = page.locator('.review-body details li');
    await expect.poll(() => sentences.count()).toBe(marks.length);

    const [worst] = own.worst;
    const decision = review.decisions.find((each) => each.ply === worst)!;
    const mistakes = page.locator('.review-body .mistakes a');
    expect(await mistakes.getAttribute('href')).toBe('/learn/mistakes');
    await activate(mei, hands, '.again li:first-child button');
    const position = await begin(mei, hands);
    expect(position.legal).toEqual(expect.arrayContaining([decision.taken, decision.best]));
    await activate(mei, hands, '.turn .ways button:first-of-type');
    expect(await answered(mei)).toBe(words.text('review.judged.told'));

    // Shown on the board, and then made: it is known as the best.
    await activate(mei, hands, '.act-row .button:first-child');
    await expect.poll(() => ply(page)).toBe(position.ply + 1);
    await activate(mei, hands, '.act-row .button:nth-child(2)');
    await page.locator('.turn .ways').waitFor();
    expect(await ply(page)).toBe(position.ply);
    const { best } = decision;
    await (choose ?? hand)(before(mei, { ...position, legal: [best, best] }), hands, [best]);
    expect(await answered(mei)).toBe(words.text('review.judged.best'));
    expect(mei.played).toEqual([]);

    await activate(mei, hands, '.act-row .act');
    await page.reload();
    await page.locator('.act-row .analyse').waitFor();
    await findLater(mei, later, words, game, decision, position.info.options);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

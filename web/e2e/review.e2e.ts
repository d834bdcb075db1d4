// The review of a finished game: what decided it, on the curve, in words and in figures; and a decision made
// anew on the board, by mouse, by touch and by keys, which plays nothing.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Frame, Judgement, PositionShown, ReviewShown } from '../src/protocol';
import { tabInto, type Hands } from './hands/hand';
import { DESKTOP, Person, PHONE, type Ways } from './person';
import { GAMES, HANDS, OPEN } from './play';
import { facing } from './facing';
import { analyse, resigned } from './reviewed';
import { sharedScene } from './scene';

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
async function begin({ page }: Person): Promise<Frame> {
  const [position] = await Promise.all([
    page.waitForResponse((response) => /\/positions\/\d+$/.test(response.url())),
    page.locator('.act-row .act').click(),
  ]);
  await page.locator('.turn .ways').waitFor();
  return (await position.json()) as Frame;
}

const answered = (page: Page) => page.locator('.way.better').waitFor();
const title = (page: Page) => page.locator('.review-body h2').textContent();
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
async function judged(person: Person, address: string) {
  const review = final(person);
  await person.page.goto(address);
  await analyse(person);
  return (await review).review!;
}

/** The costliest decision waits among the person's mistakes; found at the first try, it goes. */
async function findLater(
  mei: Person,
  hands: Hands,
  game: string,
  { best, mixed }: Judgement,
  options: Record<string, string>,
): Promise<void> {
  const { page } = mei;
  await page.goto(`${at.server.url}/learn/mistakes`);
  const rows = page.locator('main li a');
  await rows.first().waitFor();
  const before = await rows.count();
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/positions')),
    rows.first().click(),
  ]);
  const position = (await reply.json()) as PositionShown;
  await page.locator('.turn .ways').waitFor();
  await HANDS[game]!.hand(facing(mei, { position, options }, game, best), hands);
  await answered(page);
  const said = (await title(page)) ?? '';
  if (!mixed) expect(said).toBe('That is the best choice');
  const found = /best choice|just as good/.test(said);
  const state = await page.locator('main.spread').getAttribute('data-state');
  expect(state).toBe(found ? 'found' : 'answer');
  await page.locator('header .note a').click();
  await page.locator('main h1').waitFor();
  await expect.poll(() => rows.count()).toBe(found ? before - 1 : before);
}

const EYES: [Hands, Ways][] = [
  ['mouse', { size: DESKTOP, language: 'en' }],
  ['finger', { size: PHONE, touch: true, language: 'en', theme: 'dark' }],
];

test.each(GAMES)('%s: a mistake is tried again', async (game) => {
  let address = await resigned(at.server, game, 4);
  for (const [hands, ways] of EYES) {
    const mei = await Person.at(at.browser, ways);
    const { page } = mei;
    let review = await judged(mei, address);
    while (review.seats[0]!.worst.length === 0) {
      address = await resigned(at.server, game, 4);
      review = await judged(mei, address);
    }
    expect(await page.locator('.review-body .verdict').textContent()).toContain('You lost to');

    // The curve shows a position; the list of sentences says the same as its marks.
    const own = review.seats[0]!;
    const curve = page.locator('.review-body .curve');
    await curve.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(/^At the start: chance/);
    await page.keyboard.press('End');
    const marks = own.marks.flatMap(({ error, luck, reveal }) =>
      [error, luck, reveal].filter((change) => change !== undefined),
    );
    if (marks.length > 0) await page.locator('.review-body summary').click();
    const sentences = page.locator('.review-body details li');
    await expect.poll(() => sentences.count()).toBe(marks.length);

    const [worst] = own.worst;
    const decision = review.decisions.find((each) => each.ply === worst)!;
    const mistakes = page.locator('.review-body .mistakes a');
    expect(await mistakes.getAttribute('href')).toBe('/learn/mistakes');
    await page.locator('.again li button').first().click();
    const position = await begin(mei);
    expect(position.legal).toEqual(expect.arrayContaining([decision.taken, decision.best]));
    await page.locator('.turn .ways button').first().click();
    await answered(page);
    expect(await title(page)).toBe('Here is the best choice');

    // Shown on the board, and then made: in a game of single actions it is known as the best.
    await page.locator('.act-row .button').first().click();
    await expect.poll(() => ply(page)).toBe(position.ply + 1);
    await page.locator('.act-row .button').nth(1).click();
    await page.locator('.turn .ways').waitFor();
    expect(await ply(page)).toBe(position.ply);
    await HANDS[game]!.hand(
      before(mei, { ...position, legal: [decision.best, decision.best] }),
      hands,
    );
    await answered(page);
    const said = await title(page);
    if (decision.mixed) expect(said).toMatch(/better|good|best|played/);
    else expect(said).toBe('That is the best choice');
    expect(mei.played).toEqual([]);

    await page
      .getByRole('button', { name: 'Next' })
      .or(page.getByRole('button', { name: 'Back to the analysis' }))
      .first()
      .click();
    await page.reload();
    await page.locator('.act-row .analyse').waitFor();
    await findLater(mei, hands, game, decision, position.info.options);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

test('by keys alone', async () => {
  const address = await resigned(at.server, OPEN, 4);
  const mei = await Person.at(at.browser, { language: 'fr' });
  const { page } = mei;
  await page.goto(address);
  await tabInto(mei, '.act-row .analyse');
  await page.keyboard.press('Enter');
  await page.locator('.review-body [data-explain="review:rest"]').waitFor({ timeout: 240_000 });
  await tabInto(mei, '.review-body .curve');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => page.locator('.review-body .curve').getAttribute('aria-valuetext'))
    .toMatch(/^Coup \d+ sur \d+/);
  await tabInto(mei, '.act-row .act');
  await page.keyboard.press('Enter');
  await page.locator('.turn .ways').waitFor();
  await tabInto(mei, '.picture .board');
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await page.locator('.act[aria-disabled="false"]').waitFor();
  await page.keyboard.press('Enter');
  await answered(page);
  await tabInto(mei, '.act-row .act');
  expect(mei.played).toEqual([]);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

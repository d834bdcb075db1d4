// Pages leave nothing behind that another shows: after the tables and rules of all games, the first page looks
// as when it was opened first, and so does each table after all the others.

import { expect, test } from 'vitest';
import { still } from '../hands/hand';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { apart } from '../checks/pixels';
import { GAMES, HANDS } from '../hands/play';
import { from } from '../server/reach';
import { scene } from '../person/scene';
import { nonce } from '../server/server';

/** Of its own: the first page of the shared one shows the open tables of other tests. */
const at = scene('--proxy');

/** Pixels that may differ; a shade over one picture is thousands. */
const ALIKE = 100;

const EYES: Ways[] = [
  { size: DESKTOP, language: 'en', theme: 'light' },
  { size: PHONE, touch: true, language: 'fr', theme: 'dark' },
];

/** A table of each game where nothing happens by itself, made one after another: the newest comes first. */
async function tables(): Promise<Map<string, { table: string; token: string }>> {
  const made = new Map<string, { table: string; token: string }>();
  for (const game of GAMES) {
    const seats = ['Mei', 'Lin'].map((name) => ({ kind: 'me', name, nonce: nonce() }) as const);
    const { short = {} } = HANDS[game]!;
    const { info, tokens } = await at.server.make({ game, options: short, seats }, from(nonce()));
    made.set(game, { table: info.table, token: tokens[1]! });
  }
  return made;
}

/** Without the times since, which pass. */
async function shot(person: Person): Promise<Buffer> {
  const { page } = person;
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await still(person);
  return page.screenshot({ fullPage: true, mask: [page.locator('small')] });
}

async function home(person: Person): Promise<Buffer> {
  const { page } = person;
  for (const leaf of await page.locator('main article').all())
    await leaf.locator('.picture > svg').waitFor();
  await page.locator('.daily a').waitFor();
  // They come last.
  await page.locator('#open-tables').waitFor();
  const last = page.locator('li .thumbnail svg').nth(GAMES.length - 1);
  await last.waitFor({ state: 'attached' });
  // On a phone the others that wait come when wanted. (A tap would leave its shade for a moment.)
  if (!(await last.isVisible())) await page.locator('li.more button').dispatchEvent('click');
  return shot(person);
}

async function board(person: Person): Promise<Buffer> {
  await person.page.locator('.picture .board').waitFor();
  await person.page.locator('.act-row .act').waitFor();
  // It comes after the table, at the first visit later than at others.
  await person.page.locator('.talk-button').waitFor();
  return shot(person);
}

/** Whatever brings styles of its own. */
async function openAll({ page }: Person): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog').locator('kbd').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('nav button[aria-haspopup="dialog"]').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(Rules|Les règles|Règles)$/ }).click();
  await page.locator('.rules-leaf section').first().waitFor();
  await page.locator('.rules-leaf header button').click();
}

test.each(EYES)('$language, $theme', async (ways) => {
  const mei = await Person.at(at.browser, ways);
  const { page } = mei;
  const all = await tables();
  const kept = [...all].map(([game, { table, token }]) => ({
    table,
    game,
    tokens: [token],
    seen: {},
  }));
  await page.addInitScript(
    (each) => localStorage.setItem('tianxia.tables', each),
    JSON.stringify(kept),
  );
  const fresh = new Map<string, Buffer>();
  for (const [game, { table }] of all) {
    await page.goto(`${at.server.url}/t/${table}`);
    fresh.set(game, await board(mei));
  }
  await page.goto(at.server.url);
  const first = await home(mei);
  const same = async (one: Buffer, other: Buffer, what: string) =>
    expect(await apart(at.browser, one, other), what).toBeLessThan(ALIKE);
  const back = async (what: string) => same(first, await home(mei), `the first page after ${what}`);

  for (const [game, { table }] of all) {
    await page.locator(`a[href="/t/${table}"]`).click();
    await board(mei);
    await openAll(mei);
    await page.locator('header a[href="/"]').click();
    await back(`the table of ${game}`);
    await page.locator(`a[href="/rules/${game}"]`).click();
    await page.locator('main figure').first().waitFor();
    await page.locator('header a[href="/"]').click();
    await back(`the rules of ${game}`);
  }
  for (const [game, { table }] of all) {
    await page.locator(`a[href="/t/${table}"]`).click();
    await same(fresh.get(game)!, await board(mei), `the table of ${game} after all others`);
    await page.locator('header a[href="/"]').click();
  }
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

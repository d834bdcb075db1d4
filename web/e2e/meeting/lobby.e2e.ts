// People find each other without writing elsewhere: open tables, a game with whoever comes, and watching.

import { afterEach, expect, test } from 'vitest';
import { DESKTOP, Person, PHONE, type Ways } from '../person/person';
import { GAMES, giveUp, OPEN } from '../hands/play';
import { scene } from '../person/scene';

/** Its own program: at the shared one other files open tables, too. */
const at = scene('--proxy');
const there: Person[] = [];

afterEach(async () => {
  await Promise.all(there.splice(0).map((person) => person.leave()));
});

async function home(ways: Ways = {}): Promise<Person> {
  const person = await Person.at(at.browser, ways);
  there.push(person);
  await person.page.goto(at.server.url);
  await tables(person).waitFor();
  return person;
}

const tables = ({ page }: Person) =>
  page.getByRole('region', { name: /Open tables|Tables ouvertes/ });
/** The button that sits down at a person's table. */
const seat = (person: Person, host: string) =>
  tables(person).getByRole('button', { name: new RegExp(`^(Sit down|Prendre place).*${host}$`) });

/** Looks for a game, or waits for somebody. */
async function find({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: /Open a table|Ouvrir une table/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator(`input[value="${OPEN}"]`).check({ force: true });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: /Find a game|Trouver une partie/ }).click();
}

test('a table appears at others, is taken by one, and may be watched by the rest', async () => {
  const mei = await home({ size: DESKTOP });
  const lin = await home({ size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  const bo = await home();
  await find(mei, 'Mei');
  await mei.until((frame) => frame.info.phase === 'waiting', 'a table');
  await Promise.all([lin, bo].map((person) => seat(person, 'Mei').waitFor()));
  await seat(lin, 'Mei').tap();
  await lin.until((frame) => frame.info.phase === 'playing', 'the game');
  await mei.until((frame) => frame.info.phase === 'playing', 'the game');
  await expect.poll(() => seat(bo, 'Mei').count()).toBe(0);
  await tables(bo)
    .getByRole('link', { name: /^Watch.*Mei/ })
    .click();
  await bo.until((frame) => frame.viewer === 0 && frame.info.phase === 'playing', 'to watch');
  expect(mei.frame.info.game).toBe(OPEN);

  // The end speaks to who reads it.
  await giveUp(lin, 'finger');
  const told = [mei, lin, bo].map(({ page }) => page.locator('.end h2').innerText());
  expect(await Promise.all(told)).toEqual([
    expect.stringMatching(/^You won/),
    expect.stringMatching(/^Vous avez perdu contre Mei/),
    expect.stringMatching(/^Mei won/),
  ]);
  expect([...mei.faults, ...lin.faults, ...bo.faults]).toEqual([]);
});

/** Presses Tab until the focus is on something of this name, or of this kind. */
async function tabTo({ page }: Person, wanted: RegExp): Promise<void> {
  for (let n = 0; n < 200; n++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const at = document.activeElement!;
      const name = at.getAttribute('aria-label') ?? at.textContent;
      return at instanceof HTMLInputElement ? at.type : name.trim();
    });
    if (wanted.test(here)) return;
  }
  throw new Error(`no key leads to ${wanted}`);
}

test('a table is opened, taken and left by keys alone', async () => {
  const [mei, lin] = await Promise.all([home(), home({ language: 'fr' })]);
  const { keyboard } = mei.page;
  await tabTo(mei, /^Open a table$/);
  await keyboard.press('Enter');
  await tabTo(mei, /^radio$/);
  const game = () => mei.page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  for (let n = 0; n < GAMES.length && (await game()) !== OPEN; n++) {
    await keyboard.press('ArrowRight');
  }
  await tabTo(mei, /^text$/);
  await keyboard.type('Kay');
  await keyboard.press('Enter');
  await mei.until((frame) => frame.info.phase === 'waiting', 'a table');
  expect(mei.frame.info.game).toBe(OPEN);
  await seat(lin, 'Kay').waitFor();
  await tabTo(lin, /^Prendre place.*Kay$/);
  await lin.page.keyboard.press('Enter');
  await mei.until((frame) => frame.info.phase === 'playing', 'the game');
  await lin.until((frame) => frame.info.phase === 'playing', 'the game');
  await lin.page.getByRole('button', { name: 'Menu' }).waitFor();
  await tabTo(lin, /^Menu$/);
  await lin.page.keyboard.press('Enter');
  await tabTo(lin, /^Abandonner$/);
  await lin.page.keyboard.press('Enter');
  await tabTo(lin, /^Abandonner$/);
  await lin.page.keyboard.press('Enter');
  await mei.until((frame) => frame.info.phase === 'over', 'the end');
  expect(mei.frame.info.winners).toEqual([1]);
  expect([...mei.faults, ...lin.faults]).toEqual([]);
});

test('who waits plays the computer meanwhile, and is told when somebody comes', async () => {
  const mei = await home();
  await find(mei, 'Ana');
  await mei.until((frame) => frame.info.phase === 'waiting', 'a table');
  const waited = mei.frame.info.table;
  await mei.page.getByRole('button', { name: 'Play the computer meanwhile' }).click();
  await mei.page.waitForURL((url) => !url.pathname.includes(waited));
  const lin = await home();
  // The same wish: Lin needs no list.
  await find(lin, 'Lin');
  await lin.until((frame) => frame.info.table === waited, 'the table of Mei');
  await mei.page.getByRole('button', { name: 'Go to the table' }).click();
  await mei.page.waitForURL((url) => url.pathname.includes(waited));
  await lin.until((frame) => frame.info.phase === 'playing', 'the game');
  expect([...mei.faults, ...lin.faults]).toEqual([]);
});

test('a table that is taken off the list is not found, and its link still opens it', async () => {
  const mei = await home();
  const lin = await home();
  await find(mei, 'Iris');
  await seat(lin, 'Iris').waitFor();
  await mei.page.getByRole('button', { name: 'Take it off the list' }).click();
  await expect.poll(() => seat(lin, 'Iris').count()).toBe(0);
  expect(await mei.page.getByRole('heading', { name: 'Open to all' }).count()).toBe(0);
  expect([...mei.faults, ...lin.faults]).toEqual([]);
});

test('two who look for the same game at the same moment find each other', async () => {
  const [mei, lin] = await Promise.all([home(), home()]);
  await Promise.all([find(mei, 'Uma'), find(lin, 'Vera')]);
  await Promise.all(
    [mei, lin].map((person) => person.until((frame) => frame.info.phase === 'playing', 'a game')),
  );
  expect(mei.frame.info.table).toBe(lin.frame.info.table);
  expect([...mei.faults, ...lin.faults]).toEqual([]);
});

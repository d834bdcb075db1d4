// Two accounts who meet through open tables and play two games at once, each game with its own clocks. One of
// the games is lost by whoever stays away from it.

import { expect, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { asked } from '../person/bouts';
import { member } from '../person/passkeys';
import { DESKTOP, type Person, PHONE } from '../person/person';
import { DRAWING, nameOf, OPEN, play } from '../hands/play';
import { scene } from '../person/scene';
import type { NewTable, Seat, TableInfo } from '../../src/protocol';

const at = scene('--proxy');

/** Milliseconds of the clock of five minutes, before each turn, and for a first turn. */
const [BASE, MORE, FIRST] = [300_000, 5_000, 60_000];
/** That of the game which is lost, in seconds. A first turn has twice the base, enough on a busy machine. */
const SHORT = { base: 20, increment: 5, then: 'lost' } as const;

const hands = ({ page }: Person) => (page.viewportSize()!.width < 600 ? 'finger' : 'mouse');
const clocks = ({ frame }: Person) => frame.clock!;
/** Milliseconds that a seat has, by the latest frame. */
const time = (person: Person, seat: Seat) =>
  clocks(person).left[seat - 1]! + clocks(person).free[seat - 1]!;
const begun = (person: Person, table: string) =>
  person.until(({ info }) => info.table === table && info.phase === 'playing', 'the game');

/** Opens a table with a clock of five minutes to whoever comes. */
async function open(person: Person, game: string): Promise<string> {
  const { page } = person;
  await page.goto(at.server.url);
  await page.getByRole('button', { name: /Open a table|Ouvrir une table/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator(`input[value="${game}"]`).check({ force: true });
  await dialog.getByRole('radio', { name: /^5 min \+ 5/ }).check({ force: true });
  await dialog.getByRole('button', { name: /Find a game|Trouver une partie/ }).click();
  const waits = await person.until(
    ({ info }) => info.game === game && info.phase === 'waiting',
    'a table',
  );
  return waits.info.table;
}

/** Opens one with a shorter clock than the page offers. */
async function openShort(person: Person): Promise<string> {
  await person.page.route('**/api/tables', (route) => {
    const wish = route.request().postDataJSON() as NewTable;
    return route.continue({ postData: JSON.stringify({ ...wish, clock: SHORT }) });
  });
  return open(person, DRAWING);
}

/** Sits down at an open table. */
async function sit(person: Person, host: string, table: string): Promise<void> {
  await person.page.goto(at.server.url);
  await person.page
    .getByRole('region', { name: /Open tables|Tables ouvertes/ })
    .getByRole('button', { name: new RegExp(`${host}$`) })
    .click();
  await begun(person, table);
}

/** Goes to the longer game through the first page, which tells how much time it has left. */
async function back(person: Person, table: string): Promise<void> {
  await person.page.goto(at.server.url);
  const card = person.page.locator('.card', { hasText: nameOf(OPEN) });
  await card.getByText(/^[56] minutes left$|^Encore [56] minutes$/).waitFor();
  expect(await axeFaults(person)).toEqual([]);
  await card.getByRole('link').click();
  await begun(person, table);
}

test('two games at once, and one is lost by staying away from it', async () => {
  const mei = await member(at, 'Mei', { size: DESKTOP });
  const lin = await member(at, 'Lin', { size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  const long = await open(mei, OPEN);
  await sit(lin, 'Mei', long);
  await begun(mei, long);
  const began = performance.now();
  const first = mei.frame.actors[0]!;
  expect(clocks(mei).running).toEqual([first]);

  const short = await openShort(lin);
  await sit(mei, 'Lin', short);
  await begun(lin, short);
  // Here Lin has the first seat.
  const at2 = (seat: Seat) => (seat === 1 ? lin : mei);
  const opens = mei.frame.actors[0]!;
  await play(at2(opens), hands(at2(opens)), 1);
  const late = 3 - opens;
  await Promise.all([mei, lin].map((each) => each.until((f) => f.actors[0] === late, 'a turn')));
  expect(clocks(lin).running).toEqual([late]);

  // Both leave it for the other game, whose clock has gone on meanwhile, for one of them alone.
  await Promise.all([back(mei, long), back(lin, long)]);
  const away = performance.now() - began;
  const left = time(mei, first);
  expect(left).toBeLessThan(FIRST + BASE + MORE - away + 2_000);
  expect(clocks(mei).left[2 - first]).toBeGreaterThanOrEqual(BASE);
  const at1 = (seat: Seat) => (seat === 1 ? mei : lin);
  await play(at1(first), hands(at1(first)), Infinity, () => at1(first).frame.actors[0] !== first);
  await lin.until((f) => f.clock!.running[0] === 3 - first, 'the clock of the other');
  // Nothing of what was free is kept.
  expect(clocks(lin).left[first - 1]).toBeLessThanOrEqual(Math.min(left, BASE) + MORE);
  await play(at1(3 - first), hands(at1(3 - first)), 1);

  // The game that nobody looks at is over by itself.
  const end = async () => {
    const { info } = await asked<{ info: TableInfo }>(mei, `/tables/${short}/frame`);
    return info.phase === 'over' ? [info.winners, info.clock?.up] : info.phase;
  };
  await expect.poll(end, { timeout: 60_000, interval: 500 }).toEqual([[opens], [late]]);
  const loser = at2(late);
  await loser.page.goto(`${at.server.url}/t/${short}`);
  await loser.page
    .getByText(late === 1 ? 'Votre temps est écoulé.' : 'Your time is up.')
    .filter({ visible: true })
    .first()
    .waitFor();
  expect([...mei.faults, ...lin.faults]).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

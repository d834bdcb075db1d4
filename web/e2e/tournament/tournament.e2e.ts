// A small tournament of four accounts by the page, from its announcement to its winner: one of them in French on a
// phone, the others on laptops; and a guest who looks.

import { expect, test } from 'vitest';
import type { Tournament } from '../../src/tournament/ask';
import { axeFaults } from '../checks/axe';
import { asked, playedOut, playedThrough } from '../person/bouts';
import { member, visitor } from '../person/passkeys';
import { DESKTOP, type Person, PHONE } from '../person/person';
import { giveUp, nameOf, OPEN, play } from '../hands/play';
import { scene } from '../person/scene';
import { serve } from '../screens/tournaments';

const at = scene('--proxy');

/** Points at a table of three, shared by all who share the win. */
const WIN = 12;

/** Takes the seat at the table of this round through the page, and gives the game up after its first action. */
async function resign(person: Person, other: Person, id: string): Promise<void> {
  const { page } = person;
  await page.goto(`${at.server.url}/tournament/${id}`);
  await page.getByRole('button', { name: 'To your table' }).click();
  await person.until((frame) => frame.info.phase === 'playing', 'the game');
  if (person.frame.actors.includes(person.frame.viewer)) await play(person, 'mouse', 1);
  else await play(other, other.page.viewportSize()!.width < 600 ? 'finger' : 'mouse', 1);
  await giveUp(person);
  await person.until((frame) => frame.info.phase === 'over', 'the end');
}

/** The other kinds, played through what browsers ask, as a guest sees them; who then makes an account to enter one. */
async function others(people: Record<string, Person>, guest: Person): Promise<void> {
  const { page } = guest;
  const { Ada, Bo } = people as { Ada: Person; Bo: Person };
  const open = async (id: string) => {
    await page.goto(`${at.server.url}/tournament/${id}`);
    await page.getByRole('heading', { name: 'Standings' }).waitFor();
  };
  const robin = { name: 'Twice', game: OPEN, kind: 'double-round-robin' };
  await open(await playedOut({ Ada, Bo }, robin));
  expect(await page.getByRole('row', { name: /Ada/ }).last().textContent()).toMatch(/1\u20091/);
  await open(await playedOut(people, { name: 'Cup', game: OPEN, kind: 'knock-out' }));
  await page.getByRole('heading', { name: 'Semifinals' }).waitFor();
  expect(await page.getByRole('link', { name: /^Replay the game of/ }).count()).toBe(3);
  expect(await axeFaults(guest)).toEqual([]);
  const size = page.viewportSize()!;
  await page.setViewportSize(PHONE);
  await page.getByRole('radio', { name: 'Semifinals' }).check({ force: true });
  await expect.poll(() => page.getByRole('link', { name: /^Replay the game of/ }).count()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await axeFaults(guest)).toEqual([]);
  await page.setViewportSize(size);

  const clock = { days: 1 };
  const wish = { name: 'Late cup', game: OPEN, kind: 'swiss', clock };
  const { id } = await asked<{ id: string }>(Ada, '/tournaments', 'POST', wish);
  await page.goto(`${at.server.url}/tournament/${id}`);
  await page.getByRole('link', { name: 'Sign in or make an account' }).click();
  await page.getByLabel('Your name').first().fill('Guest');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('You are on your way to Late cup.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('You take part.').waitFor();
}

test('a tournament of four, from its announcement to its winner', async () => {
  const mei = await member(at, 'Mei', { size: DESKTOP });
  const lin = await member(at, 'Lin', { size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  const bo = await member(at, 'Bo', { size: DESKTOP });
  const ada = await member(at, 'Ada', { size: DESKTOP });
  const { person: guest } = await visitor(at, {});

  // Mei announces it on the first page.
  await mei.page.goto(at.server.url);
  await mei.page.getByRole('button', { name: 'Hold a tournament' }).click();
  const dialog = mei.page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Friday Swiss');
  await dialog.locator(`input[value="${OPEN}"]`).check({ force: true });
  await dialog
    .getByRole('group', { name: 'Players, at most' })
    .locator('input[value="4"]')
    .check({ force: true });
  await dialog
    .getByRole('group', { name: 'Rounds' })
    .locator('input[value="2"]')
    .check({ force: true });
  expect(await axeFaults(mei)).toEqual([]);
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  await mei.page.getByRole('heading', { name: 'Friday Swiss' }).waitFor();
  await mei.page.getByText('It begins when you start it.').waitFor();
  const id = mei.page.url().split('/').at(-1)!;
  await mei.page.getByRole('button', { name: 'Join' }).click();
  await mei.page.getByText('You take part.').waitFor();

  // A guest sees it, and what it takes; Lin enters from the first page.
  await guest.page.goto(`${at.server.url}/tournament/${id}`);
  await guest.page.getByText('You need an account to take part').waitFor();
  await guest.page.getByRole('link', { name: 'Mei' }).waitFor();
  expect(await axeFaults(guest)).toEqual([]);
  await lin.page.goto(at.server.url);
  await lin.page.getByRole('button', { name: 'S’inscrire à Friday Swiss' }).tap();
  await lin.page.getByText('Vous participez.').waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  for (const person of [bo, ada]) await asked(person, `/tournaments/${id}/entry`, 'POST', {});

  // It begins; whoever is elsewhere is called to the table.
  await lin.page.getByRole('link', { name: /Tous les jeux/ }).tap();
  await mei.page.reload();
  await mei.page.getByRole('button', { name: 'Start' }).click();
  await mei.page.getByRole('dialog').getByText('with 4 players').waitFor();
  await mei.page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await mei.page.getByText('Round 1 of 2: 0 of 2 games are over.').waitFor();
  await lin.page.getByText('les appariements de la ronde 1 sont faits').waitFor();
  await lin.page.getByRole('button', { name: 'À votre table' }).tap();
  await lin.page.getByRole('link', { name: 'Friday Swiss, ronde 1' }).waitFor();
  expect(await axeFaults(lin)).toEqual([]);

  // At each table somebody on a laptop gives up.
  const shown = () => asked<Tournament>(mei, `/tournaments/${id}`);
  const people: Record<string, Person> = { Mei: mei, Lin: lin, Bo: bo, Ada: ada };
  for (const number of [1, 2]) {
    await expect
      .poll(async () => (await shown()).pairings.length, { timeout: 30_000 })
      .toBe(number);
    const { games } = (await shown()).pairings.at(-1)!;
    for (const { players } of games) {
      const loser = players.find((name) => name !== 'Lin')!;
      const winner = people[players.find((name) => name !== loser)!]!;
      // Lin has followed the call to the first table.
      if (winner !== lin || number > 1) {
        await winner.page.goto(`${at.server.url}/tournament/${id}`);
        await winner.page.getByRole('button', { name: /^(To your table|À votre table)$/ }).click();
      }
      await resign(people[loser]!, winner, id);
    }
    if (number === 1) {
      await lin.page.getByRole('link', { name: 'Retour au tournoi' }).tap();
      await lin.page.getByRole('heading', { name: 'Classement' }).waitFor();
      expect(await axeFaults(lin)).toEqual([]);
    }
  }

  await lin.page.goto(`${at.server.url}/tournament/${id}`);
  await lin.page.getByText('Lin remporte le tournoi').waitFor();
  const rows = await lin.page
    .locator('[aria-labelledby="standings"] tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['.rank', 'th', '.points'].map((cell) => row.querySelector(cell)!.textContent.trim()),
      ),
    );
  const { standings } = await shown();
  expect(rows.map(([rank, name]) => [rank, name])).toEqual(
    standings.map(({ rank, name }) => [String(rank), name]),
  );
  expect(rows.map(([, , points]) => points)).toEqual(['2', '1', '1', '0']);
  expect(rows[0]).toEqual(['1', 'Lin', '2']);
  expect(await axeFaults(lin)).toEqual([]);
  await guest.page.goto(`${at.server.url}/tournaments`);
  await guest.page.getByRole('link', { name: `Friday Swiss, ${nameOf(OPEN)}` }).click();
  await guest.page.getByText('Lin has won the tournament').waitFor();
  await guest.page.getByRole('radio', { name: 'Round 1' }).check({ force: true });
  expect(await guest.page.getByRole('link', { name: /^Replay the game of/ }).count()).toBe(2);
  await guest.page.getByRole('link', { name: /^Replay the game of .*Lin/ }).click();
  await guest.until((frame) => frame.info.phase === 'over', 'the game');
  await guest.page.getByRole('link', { name: 'Friday Swiss, round 1' }).click();
  const column = guest.page.getByRole('button', { name: 'Buchholz' });
  await column.focus();
  await guest.page.getByText('the points of all opponents together').waitFor();
  expect(await axeFaults(guest)).toEqual([]);
  for (const format of ['json', 'csv', 'trf']) {
    const file = await fetch(`${at.server.url}/api/tournaments/${id}/export?format=${format}`);
    expect([format, file.status]).toEqual([format, 200]);
    expect(await file.text()).toContain('Lin');
  }

  await others({ Ada: ada, Bo: bo, Lin: lin, Mei: mei }, guest);

  const all = [mei, lin, bo, ada, guest];
  expect(all.flatMap((each) => each.faultsSignedOut)).toEqual([]);
  for (const person of all) await person.leave();
});

test('a tournament at tables of three, played through', async () => {
  const names = ['Kim', 'Noor', 'Ugo'];
  const people = await Promise.all(names.map((name) => member(at, name, { size: DESKTOP })));
  const [kim] = people as [Person, Person, Person];
  const { page } = kim;
  await page.goto(at.server.url);
  await page.getByRole('button', { name: 'Hold a tournament' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Trio');
  await dialog.locator('input[value="groups"]').check({ force: true });
  const rounds = dialog.getByRole('group', { name: 'Rounds' });
  await rounds.locator('input[value="2"]').check({ force: true });
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('heading', { name: 'Trio' }).waitFor();
  const url = page.url();
  const path = `/tournaments/${url.split('/').at(-1)!}`;
  for (const person of people) await asked(person, `${path}/entry`, 'POST', {});
  await asked(kim, `${path}/start`, 'POST', {});
  const points: Record<string, number> = {};
  for (const round of [1, 2]) {
    await page.goto(url);
    await page.getByText(`Round ${round} of 2: 0 of 1`).waitFor();
    for (const person of people) {
      await person.page.goto(url);
      await person.page.getByRole('button', { name: 'To your table' }).click();
    }
    await kim.until(({ info }) => info.phase === 'playing', 'the game');
    expect(kim.frame.info.seats.map(({ name }) => name).toSorted()).toEqual(names);
    const { table } = kim.frame.info;
    await Promise.all(people.map((person) => person.page.goto(url)));
    const { info } = await playedThrough(people, table);
    for (const seat of info.winners) {
      const { name } = info.seats[seat - 1]!;
      points[name] = (points[name] ?? 0) + WIN / info.winners.length;
    }
  }
  await page.goto(url);
  await page.getByText('It is over; 3 players took part.').waitFor();
  const rows = await page.locator('tbody tr').allInnerTexts();
  for (const name of names)
    expect(rows.find((row) => row.includes(name))).toMatch(
      new RegExp(`\\b${points[name] ?? 0}\\b`),
    );
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
  for (const person of people) await person.leave();
});

test('what is shown follows the server without moving, and stays when there is no answer', async () => {
  const { person: mei } = await visitor(at, { size: PHONE, touch: true });
  const { page } = mei;
  await serve(mei, 'Noé');
  await page.clock.install();
  await page.goto(`${at.server.url}/tournament/swiss`);
  const rounds = page.getByRole('heading', { name: 'Rounds' });
  await rounds.waitFor();
  await page.getByRole('radio', { name: 'Round 1' }).check({ force: true });
  const before = await rounds.boundingBox();
  const again = page.waitForRequest(/tournaments\/swiss$/);
  await page.clock.runFor(10_000);
  await again;
  expect(await rounds.boundingBox()).toEqual(before);
  expect(await page.getByRole('radio', { name: 'Round 1' }).isChecked()).toBe(true);
  await page.route(/tournaments\/swiss$/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.clock.runFor(10_000);
  await failed;
  expect(await rounds.isVisible()).toBe(true);

  // A shared win and the game in which it was played again.
  await page.goto(`${at.server.url}/tournament/drawn`);
  await page.getByRole('radio', { name: 'Quarterfinals' }).check({ force: true });
  await expect
    .poll(() => page.getByRole('link', { name: 'Replay the game of Lin and Bo' }).count())
    .toBe(2);
  await page.getByText('Lin and Bo shared the win. Lin won.').waitFor();
  await mei.leave();
});

test('a league is founded and joined, and its season begins', async () => {
  const rui = await member(at, 'Rui', { size: DESKTOP });
  const zoe = await member(at, 'Zoé', { size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  await rui.page.goto(`${at.server.url}/tournaments`);
  await rui.page.getByRole('button', { name: 'Found a league' }).click();
  const dialog = rui.page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Town league');
  await dialog.locator(`input[value="${OPEN}"]`).check({ force: true });
  await dialog.getByRole('button', { name: 'Announce the league' }).click();
  await rui.page.getByRole('heading', { name: 'Town league' }).waitFor();
  await rui.page.getByText('The first season begins when you start it.').waitFor();
  await rui.page.getByRole('button', { name: 'Join' }).click();
  await rui.page.getByText('You play from the first season on.').waitFor();

  await zoe.page.goto(`${at.server.url}/tournaments`);
  await zoe.page.getByRole('link', { name: `Town league, ${nameOf(OPEN)}` }).tap();
  await zoe.page.getByRole('button', { name: 'S’inscrire' }).tap();
  await zoe.page.getByText('Vous jouez dès la première saison.').waitFor();

  await rui.page.reload();
  await rui.page.getByRole('button', { name: 'Start the season' }).click();
  await rui.page.getByRole('dialog').getByRole('button', { name: 'Start the season' }).click();
  await expect
    .poll(
      async () => {
        const { leagues } = await asked<{ leagues: { phase: string }[] }>(rui, '/leagues');
        return leagues[0]?.phase;
      },
      { timeout: 30_000 },
    )
    .toBe('running');
  await zoe.page.reload();
  await zoe.page.getByText('Vous jouez cette saison.').waitFor();
  await zoe.page.getByRole('link', { name: 'À votre division' }).tap();
  await zoe.page.getByRole('link', { name: 'Town league, saison 1, division 1' }).tap();
  await zoe.page.getByRole('button', { name: 'Quitter la ligue' }).tap();
  await zoe.page.getByRole('dialog').locator('button.act').tap();
  await zoe.page.getByText('Vous avez quitté la ligue').waitFor();
  for (const person of [rui, zoe]) await person.leave();
});

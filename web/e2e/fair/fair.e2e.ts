// Fair draws: two pages commit and reveal automatically, and check the draws at the end.

import { expect, test } from 'vitest';
import { draws } from '../../src/fair/piles';
import type { GameInfo, ServerMessage } from '../../src/protocol';
import { begun, invite, join, kept, together } from '../person/friends';
import { Person } from '../person/person';
import { DRAWING, GAMES, nameOf, OPEN } from '../hands/play';
import { Caller, playOn, type Reached } from '../server/reach';
import { sharedScene } from '../person/scene';
import { tampered } from '../hands/tamper';

const at = sharedScene();

const reveals = ({ sent }: Person) => sent.filter(({ type }) => type === 'reveal');

/** The result after a click on the button: the sentence, and each line with its label for screen readers. */
async function checked({ page }: Person): Promise<{ told: string; lines: string[] }> {
  const button = page.getByRole('button', { name: 'Check the draws' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Check the draws' });
  await dialog.getByRole('listitem').first().waitFor();
  return {
    told: await dialog.getByRole('status').innerText(),
    // The space between a sign and its line is read or not, as they are laid out.
    lines: (await dialog.getByRole('listitem').allInnerTexts()).map((line) => line.trim()),
  };
}

/** Plays the game to its end by commands while the pages watch. */
async function end(reached: Reached, people: Person[]): Promise<void> {
  await Promise.all(
    [1, 2].map((seat) => playOn(new Caller(at.server, reached, seat), seat, Infinity)),
  );
  for (const person of people)
    await person.until(({ info }) => info.phase === 'over', 'the end', 60_000);
  // Commands are faster than their display; a reloaded page is at the end at once.
  for (const { page } of people) await page.reload();
}

const ALL_RIGHT = /^\d+ draws checked: all as fixed before the game\.$/;

test.each(GAMES.filter(draws).map(nameOf))(
  '%s: two browsers, and a press at the end',
  async (game) => {
    const mei = await Person.at(at.browser);
    const lin = await Person.at(at.browser);
    const reached = await together(mei, lin, at.server, game);
    // Neither was shown before both were fixed.
    for (const person of [mei, lin]) {
      const all = person.received.map((text) => JSON.parse(text) as ServerMessage);
      const infos = all.flatMap((message) => ('info' in message ? [message.info] : []));
      const early = infos.filter(({ seats }) => seats.some(({ kind }) => kind === 'open'));
      expect(
        early.flatMap(({ seats }) => seats.filter(({ nonce }) => nonce !== undefined)),
      ).toEqual([]);
      expect(reveals(person)).toHaveLength(1);
    }
    const bo = await Person.at(at.browser);
    await bo.page.goto(`${at.server.url}/t/${reached.table}#watch=${reached.watch}`);
    await end(reached, [mei, lin, bo]);
    const whole = await new Caller(at.server, reached, 1).frame();
    const count = whole.events.filter(({ actor }) => actor === 0).length;
    for (const person of [mei, lin]) {
      const { told, lines } = await checked(person);
      expect(told).toMatch(ALL_RIGHT);
      expect(told).toContain(`${count} draws`);
      expect(lines).toHaveLength(4);
      expect(lines.filter((line) => !line.startsWith('Correct:'))).toEqual([]);
    }
    // A spectator saw nothing before the game, and is told so.
    const { told, lines } = await checked(bo);
    expect(told).toContain('Not everything could be compared');
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'Unknown',
      'Unknown',
      'Correct',
      'Correct',
    ]);
    expect([...mei.faults, ...lin.faults, ...bo.faults]).toEqual([]);
    await Promise.all([mei.leave(), lin.leave(), bo.leave()]);
  },
);

test('who made the table has closed its page, comes back, and the game begins', async () => {
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  const made = await invite(mei, at.server, nameOf(DRAWING));
  await mei.page.goto('about:blank');
  await join(lin, at.server, made);
  await lin.until(({ info }) => info.reveal.join() === '1', 'the share of seat 1 to be missing');
  await lin.page.getByRole('heading', { name: 'Waiting for Mei' }).waitFor();
  await lin.page.getByText('Mei only needs to open the table').waitFor();
  expect(lin.frame.events).toEqual([]);
  await mei.page.goto(`${at.server.url}/t/${made.table}`);
  await begun(lin);
  await begun(mei);
  expect([...mei.faults, ...lin.faults]).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

test('who made the table looks at the first page only, and the game begins', async () => {
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  const made = await invite(mei, at.server, nameOf(DRAWING));
  await mei.page.goto('about:blank');
  await join(lin, at.server, made);
  await mei.page.goto(at.server.url);
  await begun(lin);
  expect(reveals(mei)).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

test('a rematch of two people begins, and its draws can be checked', async () => {
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  const first = await together(mei, lin, at.server, nameOf(DRAWING));
  await new Caller(at.server, first, 2).say('resign');
  for (const { page } of [mei, lin]) await page.getByRole('button', { name: 'Rematch' }).click();
  for (const person of [mei, lin]) {
    await person.until(
      ({ info }) => info.table !== first.table && info.phase === 'playing',
      'the next game',
    );
  }
  const { table } = mei.frame.info;
  const second = { ...first, table, tokens: { 1: first.tokens[2]!, 2: first.tokens[1]! } };
  await new Caller(at.server, second, 1).say('resign');
  await mei.until(({ info }) => info.table === table && info.phase === 'over', 'the end');
  expect((await checked(mei)).told).toMatch(ALL_RIGHT);
  await Promise.all([mei.leave(), lin.leave()]);
});

test('who looks back at the old game is missed at the new one by nobody', async () => {
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  const first = await together(mei, lin, at.server, nameOf(DRAWING));
  await new Caller(at.server, first, 2).say('resign');
  await mei.page.getByRole('button', { name: 'Rematch' }).click();
  await mei.until(({ info }) => info.rematch.by.includes(1), 'the wish');
  await mei.page.getByRole('button', { name: 'Replay' }).click();
  await lin.page.getByRole('button', { name: 'Rematch' }).click();
  await lin.until(
    ({ info }) => info.table !== first.table && info.phase === 'playing',
    'the next game',
  );
  expect(mei.frame.info.table).toBe(first.table);
  await Promise.all([mei.leave(), lin.leave()]);
});

test('another secret than before is found, and the share is not given', async () => {
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  await lin.page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) =>
      socket.send(
        String(text).replace(
          /"commitment":"[0-9a-f]{64}"(?=,"reveal"|,"rematch"|,"secret")/,
          `"commitment":"${'ab'.repeat(32)}"`,
        ),
      ),
    );
  });
  const made = await invite(mei, at.server, nameOf(DRAWING));
  await lin.page.goto(`${at.server.url}/t/${made.table}#join=${made.invitation}`);
  await lin.page.locator('main button.act').click();
  await lin.page.getByRole('alert').getByText('a different secret').waitFor();
  await mei.until(({ info }) => info.reveal.join() === '2', 'the share of seat 2 to be missing');
  expect(mei.frame.info.phase).toBe('waiting');
  expect(lin.faults).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

test('a record that was tampered with is found false', async () => {
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  const reached = await together(mei, lin, at.server, nameOf(DRAWING));
  await new Caller(at.server, reached, 2).say('resign');
  await mei.until(({ info }) => info.phase === 'over', 'the end');
  await mei.page.route('**/record', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: await tampered(text) });
  });
  const { told, lines } = await checked(mei);
  expect(told).toBe('Something is wrong with the draws of this game.');
  expect(lines.filter((line) => line.startsWith('Wrong:')).join()).toContain(
    'Draw 1 should have been',
  );
  await Promise.all([mei.leave(), lin.leave()]);
});

test('a browser that has no hashes to give, as on plain http, plays and checks too', async () => {
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  await lin.context.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
  });
  const reached = await together(mei, lin, at.server, nameOf(DRAWING));
  expect(await lin.page.evaluate(() => crypto.subtle)).toBeUndefined();
  await new Caller(at.server, reached, 1).say('resign');
  await lin.until(({ info }) => info.phase === 'over', 'the end');
  expect((await checked(lin)).told).toMatch(ALL_RIGHT);
  expect(lin.faults).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

test('a seat in another browser: without its share the game waits, and the whole link brings it', async () => {
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  const made = await invite(mei, at.server, nameOf(DRAWING));
  await mei.page.getByRole('button', { name: 'Links to this table' }).click();
  const link = await mei.page.getByRole('textbox', { name: 'Link to your seat' }).inputValue();
  await mei.page.goto('about:blank');
  await join(lin, at.server, made);
  const elsewhere = await Person.at(at.browser);
  await elsewhere.page.goto(link.replace(/\.[0-9a-f]{32}$/, ''));
  await elsewhere.page.getByRole('alert').getByText('does not hold your share').waitFor();
  await elsewhere.page.goto('about:blank');
  await elsewhere.page.goto(link);
  await begun(elsewhere);
  expect(elsewhere.page.url()).not.toContain('#');
  expect((await kept(elsewhere, made.table)).tokens).toEqual(made.tokens);
  await Promise.all([mei.leave(), lin.leave(), elsewhere.leave()]);
});

test('where the browser keeps nothing, a reload brings the share back too', async () => {
  const mei = await Person.at(at.browser);
  await mei.context.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
  const lin = await Person.at(at.browser);
  await mei.page.goto(at.server.url);
  await mei.page.getByRole('button', { name: `${nameOf(DRAWING)} with a friend` }).click();
  const invitation = await mei.page
    .getByRole('textbox', { name: 'Link to the open seat' })
    .inputValue();
  await mei.page.reload();
  await mei.page.locator('.picture .board').waitFor();
  await lin.page.goto(invitation);
  await lin.page.locator('main button.act').click();
  await begun(lin);
  expect([...mei.faults, ...lin.faults]).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

test('where nothing is drawn nothing is promised, and nothing is to be checked', async () => {
  const games = (await (await fetch(`${at.server.url}/api/games`)).json()) as GameInfo[];
  expect(games.map(({ id }) => draws(id))).toEqual(games.map((game) => game.draws));
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser);
  const made = await invite(mei, at.server, nameOf(OPEN));
  await lin.page.goto(`${at.server.url}/t/${made.table}#join=${made.invitation}`);
  await lin.page.locator('main button.act').waitFor();
  expect(await lin.page.getByText('nobody, not even the host').count()).toBe(0);
  await lin.page.locator('main button.act').click();
  await begun(lin);
  expect(reveals(lin)).toEqual([]);
  await new Caller(at.server, { table: made.table, tokens: { 1: made.tokens[0]! } }, 1).say(
    'resign',
  );
  await lin.page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(await lin.page.getByRole('button', { name: 'Check the draws' }).count()).toBe(0);
  await Promise.all([mei.leave(), lin.leave()]);
});

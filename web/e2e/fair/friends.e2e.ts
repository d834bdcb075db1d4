// Two people in two browsers, by invitation, and a spectator: nobody learns hidden information.

import { expect, test } from 'vitest';
import type { GameInfo } from '../../src/protocol';
import { leaks } from './leaks';
import { Person, PHONE } from '../person/person';
import { DRAWING, GAMES, HANDS, nameOf, OPEN, play } from '../hands/play';
import { Caller, forTwo, playOn } from '../server/reach';
import { sharedScene } from '../person/scene';
import { commitmentTo, nonce } from '../server/server';

const at = sharedScene();

test('an invitation, a whole game on a laptop and a phone, and a spectator', async () => {
  const mei = await Person.at(at.browser);
  await mei.page.goto(at.server.url);
  await mei.page.getByRole('button', { name: `Options for ${nameOf(DRAWING)}` }).click();
  const panel = mei.page.getByRole('dialog');
  await panel.getByRole('textbox').first().fill('Mei');
  await panel.getByRole('combobox').first().selectOption('friend');
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await mei.until((frame) => frame.info.phase === 'waiting', 'an open seat');
  const kept = await mei.page.evaluate(() => JSON.stringify(localStorage));
  const table = mei.frame.info.table;
  const invitation = /invitation\\*":\\*"([^"\\]+)/.exec(kept)![1]!;
  const watch = /watch\\*":\\*"([^"\\]+)/.exec(kept)![1]!;

  const lin = await Person.at(at.browser, {
    size: PHONE,
    touch: true,
    language: 'fr',
    theme: 'dark',
  });
  await lin.page.goto(`${at.server.url}/t/${table}#join=${invitation}`);
  await lin.page.getByRole('textbox').fill('Lin');
  await lin.page.locator('main button.act').tap();
  await lin.seated(2);
  const bo = await Person.at(at.browser);
  await bo.page.goto(`${at.server.url}/t/${table}#watch=${watch}`);
  await bo.until((frame) => frame.info.phase === 'playing', 'the game');

  await Promise.all([play(mei, 'mouse'), play(lin, 'finger')]);
  await bo.until((frame) => frame.info.phase === 'over', 'the end');
  expect(bo.frame.info.seats.map((seat) => seat.name)).toEqual(['Mei', 'Lin']);
  expect(leaks(bo, 0)).toEqual([]);
  expect(leaks(mei, 1)).toEqual([]);
  expect(leaks(lin, 2)).toEqual([]);
  expect([...mei.faults, ...lin.faults, ...bo.faults]).toEqual([]);

  // Again, with the seats rotated by one.
  await mei.page.getByRole('button', { name: 'Rematch' }).click();
  await lin.until((frame) => frame.info.rematch.by.includes(1), 'the wish');
  await lin.page.locator('.act-row .act').tap();
  await mei.until((frame) => frame.info.table !== table, 'the next table');
  expect(mei.frame.info.seats.map((seat) => seat.name)).toEqual(['Lin', 'Mei']);
  await Promise.all([mei.leave(), lin.leave(), bo.leave()]);
});

test('the browser tests know of every game whether it hides anything', async () => {
  const games = (await (await fetch(`${at.server.url}/api/games`)).json()) as GameInfo[];
  expect(games.map(({ id }) => id).sort()).toEqual([...GAMES].sort());
  for (const { id, hides } of games) {
    expect([id, HANDS[id]!.secrets !== undefined]).toEqual([id, hides !== 'nothing']);
  }
});

/** The number of decisions by each of the two people; the rest of the game is played by commands while
 * their pages are open. Whole games by hand are tested elsewhere. */
const BY_HAND = 4;

test.each(GAMES.filter((game) => game !== DRAWING))(
  '%s: a whole game on a laptop and a phone, and a spectator',
  async (game) => {
    const { secrets, short = {} } = HANDS[game]!;
    const options = secrets?.options ?? short;
    const { table, tokens, watch } = await forTwo(at.server, game, options);
    const mei = await Person.at(at.browser);
    const lin = await Person.at(at.browser, {
      size: PHONE,
      touch: true,
      language: 'fr',
      theme: 'dark',
    });
    const bo = await Person.at(at.browser);
    const ways = [`seat=${tokens[1]}`, `seat=${tokens[2]}`, `watch=${watch}`];
    await Promise.all(
      [mei, lin, bo].map(({ page }, k) => page.goto(`${at.server.url}/t/${table}#${ways[k]}`)),
    );
    const { turns = BY_HAND } = HANDS[game]!;
    const enough = () =>
      [mei, lin].every(({ played }) => played.length >= Math.min(turns, BY_HAND));
    await Promise.all([
      play(mei, 'mouse', Infinity, enough),
      play(lin, 'finger', Infinity, enough),
    ]);
    expect(enough()).toBe(true);
    const made = { table, tokens };
    await Promise.all(
      [1, 2].map((seat) => playOn(new Caller(at.server, made, seat), seat, Infinity)),
    );
    for (const person of [mei, lin, bo]) {
      await person.until((frame) => frame.info.phase === 'over', 'the end');
    }
    expect(leaks(bo, 0)).toEqual([]);
    expect(leaks(mei, 1)).toEqual([]);
    expect(leaks(lin, 2)).toEqual([]);
    expect([...mei.faults, ...lin.faults, ...bo.faults]).toEqual([]);
    await Promise.all([mei.leave(), lin.leave(), bo.leave()]);
  },
);

test('who comes with an old invitation hears that the seats are taken, and not by whom', async () => {
  const { info, invitation } = await at.server.make({
    game: OPEN,
    seats: [{ kind: 'me', name: 'Mei', commitment: commitmentTo(nonce()) }, { kind: 'open' }],
  });
  const link = `${at.server.url}/t/${info.table}#join=${invitation}`;
  const lin = await Person.at(at.browser);
  const late = await Person.at(at.browser, {
    size: PHONE,
    touch: true,
    language: 'fr',
    theme: 'dark',
  });
  await Promise.all([lin, late].map(({ page }) => page.goto(link)));
  await late.page.getByText('Mei vous attend').waitFor();
  await lin.page.locator('main button.act').click();
  await lin.seated(2);
  // The page was left open meanwhile; then the link is used again.
  await late.page.locator('main button.act').tap();
  await late.page.getByRole('heading', { name: 'Toutes les places sont prises' }).waitFor();
  await late.page.goto('about:blank');
  await late.page.goto(link);
  await late.page.getByRole('heading', { name: 'Toutes les places sont prises' }).waitFor();
  const said = await late.page.evaluate(() => document.title + document.body.innerHTML);
  expect(said).not.toMatch(/Mei|Lin/);
  // Whoever has the seat can still enter by the same link.
  const before = lin.received.length;
  await lin.page.goto('about:blank');
  await lin.page.goto(link);
  await lin.seated(2, before);
  await Promise.all([lin.leave(), late.leave()]);
});

test('the answer to sitting down is lost, and the seat is not', async () => {
  const { info, invitation } = await at.server.make({
    game: OPEN,
    seats: [{ kind: 'me', name: 'Mei', commitment: commitmentTo(nonce()) }, { kind: 'open' }],
  });
  const lin = await Person.at(at.browser);
  await lin.page.goto(`${at.server.url}/t/${info.table}#join=${invitation}`);
  await lin.page.route('**/join', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await lin.page.locator('main button.act').click();
  await lin.seated(2);
  const before = lin.received.length;
  await lin.page.reload();
  await lin.seated(2, before);
  await lin.leave();
});

test('a rematch that is granted after one has gone home is in the list there', async () => {
  const made = await forTwo(at.server, OPEN, {});
  const callers = [1, 2].map((seat) => new Caller(at.server, made, seat));
  const mei = await Person.at(at.browser);
  await mei.page.goto(`${at.server.url}/t/${made.table}#seat=${made.tokens[1]}`);
  await mei.seated(1);
  await callers[1]!.say('resign');
  await mei.page.getByRole('button', { name: 'Rematch' }).click();
  await mei.until((frame) => frame.info.rematch.by.includes(1), 'the wish');
  await mei.page.goto(at.server.url);
  const cards = mei.page.locator('section ol a[href^="/t/"]');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(1);
  await callers[1]!.say('rematch');
  await mei.page.reload();
  await cards.nth(1).waitFor();
  await mei.page.locator(`section ol a[href^="/t/"]:not([href*="${made.table}"])`).click();
  await mei.until(
    (frame) => frame.info.table !== made.table && frame.viewer === 2,
    'the new table',
  );
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

// The browser is closed, the server is killed: the game continues where it was.

import { expect, test } from 'vitest';
import type { Frame } from '../../src/protocol';
import { Person } from '../person/person';
import { GAMES, HANDS, play } from '../hands/play';
import { scene } from '../person/scene';
import { nonce } from '../server/server';

const at = scene();

interface Left {
  mei: Person;
  /** What was shown when the server was killed. */
  view: unknown;
}

const left: Record<string, Left> = {};
const lost = ({ page }: Person) => page.getByText('Connection lost. Your game is safe.');

/** Nobody else is about to act, nor the page on my behalf: it answers what leaves no choice. */
const myTurn = ({ actors, legal }: Frame) => actors.length === 1 && legal.length > 1;

test.each(GAMES)('%s: a reload', async (game) => {
  const made = await at.server.make({
    game,
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      { kind: 'computer', level: 'easy' },
    ],
  });
  const mei = await Person.at(at.browser);
  await mei.page.goto(`${at.server.url}/t/${made.info.table}#seat=${made.tokens[1]}`);
  const { turns = 5 } = HANDS[game]!;
  await play(mei, 'mouse', Math.min(4, turns - 1));
  const { seq, view } = await mei.until(myTurn, 'my turn alone', 60_000);
  const before = mei.received.length;
  await mei.page.reload();
  const reloaded = await mei.until(
    (frame) => mei.received.length > before && frame.whole && frame.seq >= seq,
    'the frame again',
  );
  expect(reloaded.view).toEqual(view);
  left[game] = { mei, view };
});

test('kill -9: every page says so, and comes back by itself', async () => {
  const all = Object.values(left).map(({ mei }) => mei);
  expect(all).toHaveLength(GAMES.length);
  await at.server.kill();
  await Promise.all(all.map((mei) => lost(mei).waitFor({ timeout: 30_000 })));
  const received = all.map((mei) => mei.received.length);
  await at.server.again();
  for (const [k, mei] of all.entries()) {
    await mei.until(() => mei.received.length > received[k]!, 'the server again', 60_000);
    await lost(mei).waitFor({ state: 'hidden' });
  }
});

test.each(GAMES)('%s: and on after the kill', async (game) => {
  const { mei, view } = left[game]!;
  expect(mei.frame.view).toEqual(view);
  await play(mei, 'mouse', 3);

  // From the first page too: it is in the list of one's games.
  await mei.page.goto(at.server.url);
  await mei.page.locator('a[href^="/t/"]').first().click();
  await mei.page.locator('.picture .board').waitFor();
  await mei.page.locator('header a[href="/"]').click();
  await expect.poll(() => mei.page.title()).toBe('Tianxia');
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

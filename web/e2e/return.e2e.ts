// The laptop is closed, the server falls over: the game is where it was.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, Person } from './person';
import { play } from './play';
import { nonce, Server } from './server';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = await Server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each(['qin', 'contrees'])('%s: reload, kill -9, and on', async (game) => {
  const made = await server.make({
    game,
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      { kind: 'computer', level: 'easy' },
    ],
  });
  const mei = await Person.at(browser);
  await mei.page.goto(`${server.url}/t/${made.info.table}#seat=${made.tokens[1]}`);
  await play(mei, 'mouse', 4);
  const before = await mei.until((frame) => frame.legal.length > 0, 'my turn');
  await mei.page.reload();
  const reloaded = await mei.until((frame) => frame.whole && frame.seq >= before.seq, 'the frame again');
  expect(reloaded.view).toEqual(before.view);

  await server.kill();
  await mei.page.getByText('Connection lost. Your game is safe.').waitFor({ timeout: 30_000 });
  const received = mei.received.length;
  await server.again();
  await mei.until(() => mei.received.length > received, 'the server again', 60_000);
  await mei.page.getByText('Connection lost. Your game is safe.').waitFor({ state: 'hidden' });
  expect(mei.frame.view).toEqual(before.view);
  await play(mei, 'mouse', 3);

  // From the first page too: it is among one's games.
  await mei.page.goto(server.url);
  await mei.page.locator('a[href^="/t/"]').first().click();
  await mei.page.locator('.picture .board').waitFor();
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

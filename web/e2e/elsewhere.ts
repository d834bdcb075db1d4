// A browser plays a whole game against the computer on a server that somebody else has started, at this port:
//   AT=8080 npx vitest run --config e2e/elsewhere.config.ts

import { expect, test } from 'vitest';
import { launch, Person } from './person/person';
import { HANDS, OPEN, play } from './hands/play';
import { nonce, Server } from './server/server';

test('a whole game', async () => {
  const server = Server.at(Number(process.env['AT']));
  const browser = await launch();
  try {
    const mei = await Person.at(browser);
    await mei.page.goto(server.url);
    await mei.page.locator('article .picture svg').first().waitFor();
    const { info, tokens } = await server.make({
      game: OPEN,
      options: HANDS[OPEN]!.short ?? {},
      seats: [
        { kind: 'me', name: 'Mei', nonce: nonce() },
        { kind: 'computer', level: 'easy' },
      ],
    });
    await mei.page.goto(`${server.url}/t/${info.table}#seat=${tokens[1]}`);
    await play(mei, 'mouse');
    expect(mei.frame.info.winners.length).toBeGreaterThan(0);
    expect(mei.faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

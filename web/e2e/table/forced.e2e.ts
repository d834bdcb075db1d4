// A decision that leaves no choice: the page says why, makes it by itself, and tells that it has; or leaves it to
// a person who says so. The page's clock stands still until the test moves it.

import { expect, test } from 'vitest';
import type { ServerMessage } from '../../src/protocol';
import { Person } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { reach } from '../server/reach';
import { sharedScene } from '../person/scene';

const at = sharedScene();
/** Longer than the page ever takes, in milliseconds. */
const LONG = 10_000;

/** What the page is told: of all that is legal, the first. Positions with one legal action are rare. */
function firstOnly(text: string | Buffer): string {
  const message = JSON.parse(text.toString()) as ServerMessage;
  return JSON.stringify(
    message.type === 'frame' ? { ...message, legal: message.legal.slice(0, 1) } : message,
  );
}

test.each(GAMES.filter((game) => HANDS[game]!.forced))(
  '%s: what leaves no choice is done, and told',
  async (game) => {
    const { options, so, why } = HANDS[game]!.forced!;
    const { table, tokens } = await reach(at.server, [game, options], 1, so);
    const mei = await Person.at(at.browser);
    const { page } = mei;
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => socket.send(firstOnly(text)));
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(LONG);
    await page.goto(`${at.server.url}/t/${table}#seat=${tokens[1]}`);
    const running = page.locator('.preview .none');
    // The preview may have a second sentence of its own.
    const told = page.locator('.preview .second').filter({ hasText: why });
    await running.waitFor();
    expect(await running.innerText()).toContain(`${why} This will be played for you in a moment.`);
    const [only] = mei.frame.legal;

    // Left to the person, who still sees the reason.
    await running.getByRole('button', { name: 'Wait' }).click();
    await told.waitFor();
    expect(await told.innerText()).toBe(why);
    await page.clock.runFor(LONG);
    expect(mei.played).toEqual([]);

    await page.reload();
    await running.waitFor();
    await page.clock.runFor(LONG);
    await mei.done(0);
    expect(mei.played.map(({ actions }) => actions)).toEqual([[only]]);
    await page.clock.resume();
    await expect.poll(() => told.innerText()).toBe(`Played for you: ${why}`);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  },
);

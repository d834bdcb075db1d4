// Two people at two browsers, by an invitation; a spectator who must not learn a hidden tile.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Frame, ServerMessage } from '../src/protocol';
import { launch, Person, PHONE } from './person';
import { play } from './play';
import { Server } from './server';

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

/** What a viewer must not have received of Qin: others' tiles, drawn or held. */
function told(person: Person, viewer: number): string[] {
  const leaks: string[] = [];
  for (const text of person.received) {
    const message = JSON.parse(text) as ServerMessage;
    const views: unknown[] = message.type === 'frame' || message.type === 'previewed' ? [message.view] : [];
    for (const view of views as { hands: unknown[]; bag: unknown }[]) {
      view.hands.forEach((hand, i) => {
        if (i + 1 !== viewer && typeof hand !== 'number') leaks.push(`hand of ${i + 1}: ${text}`);
      });
      if (typeof view.bag !== 'number') leaks.push(`bag: ${text}`);
    }
    if (message.type === 'frame' && message.info.phase !== 'over' && message.info.secret) leaks.push(text);
    if (message.type === 'frame') leaks.push(...draws(message, viewer));
  }
  return leaks;
}

function draws(frame: Frame, viewer: number): string[] {
  const open = frame.events.filter((event) => event.actor === 0 && event.action !== 'draw ?');
  const own = open.filter((event) =>
    event.happenings.some(({ code, by }) => code === 'tile-drawn' && by === viewer),
  );
  return open.length > own.length ? [JSON.stringify(open)] : [];
}

test('an invitation, a whole game of Qin on a laptop and a phone, and a spectator', async () => {
  const mei = await Person.at(browser);
  await mei.page.goto(server.url);
  await mei.page.getByRole('button', { name: /Options.*Qin|Qin.*Options/ }).click();
  const panel = mei.page.getByRole('dialog');
  await panel.getByRole('textbox').first().fill('Mei');
  await panel.getByRole('combobox').first().selectOption('friend');
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await mei.until((frame) => frame.info.phase === 'waiting', 'an open seat');
  const kept = await mei.page.evaluate(() => JSON.stringify(localStorage));
  const table = mei.frame.info.table;
  const invitation = /invitation\\*":\\*"([^"\\]+)/.exec(kept)![1]!;
  const watch = /watch\\*":\\*"([^"\\]+)/.exec(kept)![1]!;

  const lin = await Person.at(browser, { size: PHONE, touch: true, language: 'fr', theme: 'dark' });
  await lin.page.goto(`${server.url}/t/${table}#join=${invitation}`);
  await lin.page.getByRole('textbox').fill('Lin');
  await lin.page.locator('main button.act').tap();
  await lin.until((frame) => frame.viewer === 2, 'a seat');
  const bo = await Person.at(browser);
  await bo.page.goto(`${server.url}/t/${table}#watch=${watch}`);
  await bo.until((frame) => frame.info.phase === 'playing', 'the game');

  await Promise.all([play(mei, 'mouse'), play(lin, 'finger')]);
  await bo.until((frame) => frame.info.phase === 'over', 'the end');
  expect(bo.frame.info.seats.map((seat) => seat.name)).toEqual(['Mei', 'Lin']);
  expect(told(bo, 0)).toEqual([]);
  expect(told(mei, 1)).toEqual([]);
  expect(told(lin, 2)).toEqual([]);
  expect([...mei.faults, ...lin.faults, ...bo.faults]).toEqual([]);

  // Once more, with the seats moved on by one.
  await mei.page.getByRole('button', { name: 'Rematch' }).click();
  await lin.until((frame) => frame.info.rematch.by.includes(1), 'the wish');
  await lin.page.locator('.act-row .act').tap();
  await mei.until((frame) => frame.info.table !== table, 'the next table');
  expect(mei.frame.info.seats.map((seat) => seat.name)).toEqual(['Lin', 'Mei']);
  await Promise.all([mei.leave(), lin.leave(), bo.leave()]);
});

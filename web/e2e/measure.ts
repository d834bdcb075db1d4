// What opening and playing costs a person's machine: npm run measure. For the first page and the table of
// each game it prints the bytes and the time to ready on a slow line with a slow processor, the longest task
// of opening and of a whole game on this machine as it is, and how much the game moves the layout.
// RUNS=9 opens more often (5): the least of each is printed, since others may use the machine.
// GAMES=qin,home limits it.

import { loadavg } from 'node:os';
import { test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch, Person } from './person/person';
import { GAMES, HANDS, play } from './hands/play';
import { from } from './server/reach';
import { HASTY, nonce, Server } from './server/server';
import { countShifts, shifted } from './checks/shifts';
import { longestTask, type Longest } from './checks/tasks';

/** 1.6 Mbit/s in bytes, and the latency in milliseconds. */
const SLOW_LINE = { throughput: 200_000, latency: 150 };
const SLOW_PROCESSOR = 4;
const RUNS = Number(process.env['RUNS'] ?? 5);
const wanted = process.env['GAMES']?.split(',') ?? ['home', ...GAMES];

interface Opening {
  address: () => Promise<string>;
  /** What is there when it is ready. */
  ready: string;
}

const home = (server: Server): Opening => ({
  address: () => Promise.resolve(server.url),
  ready: 'article:last-child .picture svg',
});

const table = (server: Server, game: string): Opening => ({
  address: async () => {
    const others = Number(HANDS[game]!.short?.['players'] ?? 2) - 1;
    const { info, tokens } = await server.make(
      {
        game,
        options: HANDS[game]!.short ?? {},
        seats: [
          { kind: 'me', name: 'Mei', nonce: nonce() },
          ...Array.from({ length: others }, () => ({ kind: 'computer', level: 'easy' }) as const),
        ],
      },
      from(nonce()),
    );
    return `${server.url}/t/${info.table}#seat=${tokens[1]}`;
  },
  ready: '.act-row .button',
});

/** Runs in the page: stores the moment after the first frame in which something is there. */
function watch(ready: string): void {
  const look = () => {
    if (!document.querySelector(ready)) return requestAnimationFrame(look);
    return requestAnimationFrame(() => Object.assign(globalThis, { readyAt: performance.now() }));
  };
  requestAnimationFrame(look);
}

const readyAt = async ({ page }: Person): Promise<number> => {
  const at = await page.waitForFunction(() => (globalThis as { readyAt?: number }).readyAt);
  return (await at.jsonValue())!;
};

async function slowly(browser: Browser, opening: Opening): Promise<{ bytes: number; ms: number }> {
  const mei = await Person.at(browser);
  const session = await mei.context.newCDPSession(mei.page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_LINE.latency,
    downloadThroughput: SLOW_LINE.throughput,
    uploadThroughput: SLOW_LINE.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  await mei.page.addInitScript(watch, opening.ready);
  await mei.page.goto(await opening.address(), { waitUntil: 'commit' });
  const ms = await readyAt(mei);
  const soFar = bytes;
  await mei.leave();
  return { bytes: soFar, ms };
}

async function opened(browser: Browser, opening: Opening): Promise<Longest> {
  const mei = await Person.at(browser, { motion: true });
  await mei.page.addInitScript(watch, opening.ready);
  const address = await opening.address();
  const longest = await longestTask(browser, mei.page, async () => {
    await mei.page.goto(address);
    await readyAt(mei);
    // What is loaded after the table itself counts too.
    await mei.page.waitForTimeout(2_000);
  });
  await mei.leave();
  return longest;
}

async function game(browser: Browser, opening: Opening): Promise<string> {
  const mei = await Person.at(browser);
  await countShifts(mei);
  await mei.page.goto(await opening.address());
  await mei.until((frame) => frame.legal.length > 0, 'a turn');
  const longest = await longestTask(browser, mei.page, () => play(mei, 'mouse'));
  const { unasked, largest } = await shifted(mei);
  await mei.leave();
  return `${inMs(longest)}, shifts ${unasked.toFixed(4)} unasked, ${largest.toFixed(4)} the largest`;
}

const inMs = ({ cpu, wall }: Longest): string =>
  `longest task ${Math.round(cpu)} ms of processor (${Math.round(wall)} by the clock)`;

async function times<T>(one: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < RUNS) all.push(await one());
  return all;
}
const least = <T>(all: readonly T[], of: (each: T) => number): number => Math.min(...all.map(of));

test('measure', async () => {
  const server = await Server.start('--proxy', ...HASTY);
  const browser = await launch();
  try {
    for (const name of wanted) {
      const opening = name === 'home' ? home(server) : table(server, name);
      const slow = await times(() => slowly(browser, opening));
      const own = await times(() => opened(browser, opening));
      const tell = (what: string) =>
        console.log(`${name}: ${what} (load ${loadavg()[0]!.toFixed(1)})`);
      const kilo = Math.round(least(slow, ({ bytes }) => bytes) / 1000);
      const seconds = least(slow, ({ ms }) => ms) / 1000;
      tell(`${kilo} kB, ready on a slow line in ${seconds.toFixed(2)} s`);
      const cpu = least(own, (each) => each.cpu);
      tell(`opening: ${inMs({ cpu, wall: least(own, (each) => each.wall) })}`);
      if (name !== 'home') tell(`a game: ${await game(browser, opening)}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});

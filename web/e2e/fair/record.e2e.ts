// The record of a finished game, saved through the page: its draws match the commitments, and it replays to
// the same end.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewTable } from '../../src/protocol';
import { jsonLines } from '../../src/testing/trace';
import type { TraceLine } from '../../src/testing/trace';
import { Person } from '../person/person';
import { GAMES, giveUp, HANDS } from '../hands/play';
import { Caller, from, playOn } from '../server/reach';
import { sharedScene } from '../person/scene';
import { nonce } from '../server/server';

const PROGRAM = resolve(import.meta.dirname, '../../../tianxia');
const run = promisify(execFile);

const at = sharedScene();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tianxia-record-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** At the beginning of a person's nth turn, or at the end. */
async function sitDown(game: string, nth: number): Promise<Person> {
  const wish: NewTable = {
    game,
    options: HANDS[game]!.short ?? {},
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      { kind: 'computer', level: 'easy' },
    ],
  };
  let made = await at.server.make(wish, from(nonce()));
  for (;;) {
    const caller = new Caller(at.server, { table: made.info.table, tokens: made.tokens }, 1);
    await playOn(caller, 1, nth);
    const over = (await caller.frame()).info.phase === 'over';
    if (over === (nth === Infinity)) break;
    // A game may end before that turn.
    made = await at.server.make(wish, from(nonce()));
  }
  const mei = await Person.at(at.browser);
  await mei.page.goto(`${at.server.url}/t/${made.info.table}#seat=${made.tokens[1]}`);
  await mei.seated(1);
  return mei;
}

/** Saves the record with the button at the end, and returns its path. */
async function saved(person: Person, game: string): Promise<string> {
  const coming = person.page.waitForEvent('download');
  await person.page.getByRole('button', { name: 'Save the record' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${game}-${person.frame.info.table}.tx`);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

async function isTrue(path: string, { frame }: Person): Promise<void> {
  const lines = readFileSync(path, 'utf8').split('\n');
  const { winners, resigned, secret } = frame.info;
  expect(lines).toContain('seat 1 Mei');
  expect(lines).toContain(`secret ${secret}`);
  expect(lines).toContain(`result ${winners.join(' ')}`);
  expect(lines.includes('resign 1')).toBe(resigned === 1);
  const [{ stdout }] = await Promise.all([
    run(PROGRAM, ['trace', '--full', path], { maxBuffer: 1 << 28 }),
    run(PROGRAM, ['verify', path]),
  ]);
  const trace = jsonLines<TraceLine<unknown>>(stdout);
  expect(trace).toHaveLength(frame.ply + 1);
  expect(trace.at(-1)!.views[frame.viewer]).toEqual(frame.view);
}

test.each(GAMES)('%s, played to the end', async (game) => {
  const mei = await sitDown(game, Infinity);
  await isTrue(await saved(mei, game), mei);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test.each(GAMES)('%s, given up', async (game) => {
  const mei = await sitDown(game, 3);
  await mei.until((frame) => frame.legal.length > 0, 'my turn');
  await giveUp(mei);
  await mei.until((frame) => frame.info.phase === 'over', 'the end');
  await isTrue(await saved(mei, game), mei);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

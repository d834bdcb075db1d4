// The README is correct: every command in it is run, in order, in an empty folder.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Done, Joined } from '../../src/protocol';
import { DRAWING } from '../hands/play';
import { commitmentTo, nonce, Server } from '../server/server';

const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tianxia-readme-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const commands = [...readme.matchAll(/```sh\n(.*?)```/gs)]
  .flatMap((block) => block[1]!.split('\n'))
  .map((line) => line.replace(/#.*/, '').trim())
  .filter((line) => line !== '');

/** A record of a finished game as the page saves it, for `verify`. */
async function finishedRecord(): Promise<string> {
  const server = await Server.start();
  try {
    const share = nonce();
    const made = await server.make({
      game: DRAWING,
      seats: [{ kind: 'me', name: 'Mei', commitment: commitmentTo(share) }, { kind: 'open' }],
    });
    const ask = async <T>(path: string, key: string, body?: object): Promise<T> => {
      const answer = await fetch(`${server.url}/api/tables/${made.info.table}${path}`, {
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (path === '/record' ? answer.text() : answer.json()) as Promise<T>;
    };
    const joined = await ask<Joined>('/join', made.invitation, { name: 'Lin', nonce: nonce() });
    const own = made.tokens[1]!;
    const waiting = await ask<{ seq: number }>('/frame', own);
    await ask<Done>('/commands', own, {
      type: 'reveal',
      id: 'share',
      seq: waiting.seq,
      nonce: share,
    });
    const { seq } = await ask<{ seq: number }>('/frame', joined.token);
    await ask<Done>('/commands', joined.token, { type: 'resign', id: 'enough', seq });
    return await ask<string>('/record', own);
  } finally {
    await server.stop();
  }
}

/** Starts a server with a command and fetches its first page. */
async function served(child: ChildProcess): Promise<void> {
  let told = '';
  child.stdout!.on('data', (chunk: Buffer) => (told += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (told += chunk.toString()));
  try {
    const end = Date.now() + 60_000;
    while (!/http:\/\/localhost:\d+/.test(told)) {
      expect(child.exitCode, told).toBeNull();
      expect(Date.now(), told).toBeLessThan(end);
      await new Promise((again) => setTimeout(again, 50));
    }
    const page = await fetch(/http:\/\/localhost:\d+/.exec(told)![0]);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>');
  } finally {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
}

test('the two commands stand at the top', () => {
  expect(commands.slice(0, 2)).toEqual(['./tianxia', './tianxia test']);
});

test.each(commands)('%s', async (command) => {
  const [program, ...words] = command.split(' ');
  expect(program).toBe('./tianxia');
  const path = join(ROOT, 'tianxia');
  // This test is itself part of what «test» runs.
  if (words[0] === 'test') return expect(existsSync(join(ROOT, 'scripts/test.sh'))).toBe(true);
  // DistTest makes the archive and plays from it.
  if (words[0] === 'dist') return expect(existsSync(join(ROOT, 'scripts/dist.sh'))).toBe(true);
  if (words.length === 0 || words[0] === 'serve') {
    return served(spawn(path, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }));
  }
  if (words[0] === 'verify') writeFileSync(join(folder, words[1]!), await finishedRecord());
  const { stdout } = await run(path, words, { cwd: folder, maxBuffer: 1 << 26, timeout: 120_000 });
  if (words[0] !== 'random') expect(stdout.length).toBeGreaterThan(0);
});

test('its pictures are there', () => {
  for (const [, picture] of readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)) {
    expect(existsSync(join(ROOT, picture!)), picture).toBe(true);
  }
});

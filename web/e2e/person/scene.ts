// The environment of a test file: a running program and an open browser, both there before the first test. The
// browser is shared by the files of a process, and ends with it. The program is shared by all files that start
// it in the same way and don't stop it: their tables don't meet.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch } from './person';
import { Server } from '../server/server';

export interface Scene {
  readonly server: Server;
  readonly browser: Browser;
}

let opened: Promise<Browser> | undefined;

/** With a program of one's own, which may be stopped.
 * @param ways additional arguments of the command that starts the program */
export const scene = (...ways: string[]): Scene => sceneOf(() => Server.start(...ways));

/** With the program that server/shared.ts has started. */
export const sharedScene = (): Scene => sceneOf(() => Promise.resolve(Server.at(inject('shared'))));

/** With a program that the file starts in its own way. */
export function sceneOf(begin: () => Promise<Server>): Scene {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await begin();
    browser = await (opened ??= launch());
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await server?.stop();
  });
  return {
    get server() {
      return server!;
    },
    get browser() {
      return browser!;
    },
  };
}

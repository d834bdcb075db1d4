// The environment of a test file: a running program, from before the first test until after the last, and an
// open browser, which the files of a process share. It ends with the process.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './person';
import { Server } from './server';

export interface Scene {
  readonly server: Server;
  readonly browser: Browser;
}

let opened: Promise<Browser> | undefined;

/** @param ways additional arguments of the command that starts the program */
export function scene(...ways: string[]): Scene {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await Server.start(...ways);
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

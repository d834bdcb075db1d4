// The environment of a test file: a running program and an open browser, from before the first test until
// after the last.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './person';
import { Server } from './server';

export interface Scene {
  readonly server: Server;
  readonly browser: Browser;
}

/** @param ways additional arguments of the command that starts the program */
export function scene(...ways: string[]): Scene {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await Server.start(...ways);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
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

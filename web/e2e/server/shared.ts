// Starts the program that test files share (sharedScene), and stops it after the last of them: each start costs
// seconds of the processor, and so does what a new process has to compile.

import type { TestProject } from 'vitest/node';
import { HASTY, Server } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the shared program. */
    shared: number;
  }
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const server = await Server.start('--proxy', ...HASTY);
  project.provide('shared', server.port);
  return () => server.stop();
}

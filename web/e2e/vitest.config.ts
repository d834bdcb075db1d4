import { defineConfig } from 'vitest/config';

// Two files at a time: alone, a test mostly waits. The modules are loaded once
// in each of the two processes, and so is the browser.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/server/built.ts', 'e2e/server/shared.ts'],
    fileParallelism: true,
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // As long as Playwright waits for an element; a second is little on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    retry: 0,
  },
});

import { defineConfig } from 'vitest/config';

// Two files at a time, each with a browser and a server of its own: alone, a test mostly waits.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: 'e2e/built.ts',
    fileParallelism: true,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    retry: 0,
  },
});

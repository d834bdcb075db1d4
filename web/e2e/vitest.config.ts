import { defineConfig } from 'vitest/config';

// Two files at a time, each with a browser and a server of its own: most of the time goes by in waiting.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/built.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    retry: 0,
  },
});

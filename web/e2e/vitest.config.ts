import { defineConfig } from 'vitest/config';

// One browser, one server, one test after the other: these machines are small.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    retry: 0,
  },
});

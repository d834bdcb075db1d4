import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['e2e/measure.ts'], testTimeout: 3_600_000, hookTimeout: 120_000 },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    // The games' words and the recorded games of the harness lie beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8080', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});

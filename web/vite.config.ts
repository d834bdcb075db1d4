import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { components } from './scripts/components.ts';

/** Words without their comments. (In the text of the rules the same sign marks a heading.) */
const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  load(id) {
    const path = /^(.*\/(?:words|home|common)\.\w+\.txt)\?raw$/.exec(id)?.[1];
    if (!path) return null;
    this.addWatchFile(path);
    const lines = readFileSync(path, 'utf8').split('\n');
    const said = lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n');
    return `export default ${JSON.stringify(said)}`;
  },
};

/** What every page needs is one file: on a slow line a request costs more than what is in it. */
const BASE =
  /\/node_modules\/svelte\/|\/src\/art\/|\/src\/ui\/(?:Dialog|Lost|Opening)\.|\/src\/(?!main\.)\w+(?:\.svelte)?\.ts$/;

export default defineConfig({
  plugins: [words, svelte(), components],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  server: {
    // The games' words and the recorded games of the harness lie beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8080', ws: true } },
  },
  // The files share their modules, which takes less than half the time. So that none comes to depend on another,
  // they run in random order; the seed is printed.
  test: { include: ['src/**/*.test.ts'], isolate: false, sequence: { shuffle: true } },
});

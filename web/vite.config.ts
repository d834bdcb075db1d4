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
  /\/node_modules\/svelte\/|\/src\/art\/|\/src\/ui\/(?:Dialog|Lost|Opening|Once)\.|\/src\/draw\/Emblem\.|\/src\/table\/(?:names\/(?:names|computers)|live\/(?:position\/history|connection\/(?:retry|socket)))\.ts$|\/src\/(?:device\/)?(?!(?:main|region)\.)\w+(?:\.svelte)?\.ts$/;

/** What every table begins with, which puzzles and lessons show as well: in one file it is packed smaller. */
const TABLE =
  /\/src\/table\/(?:live\/(?!position\/history|connection\/(?:retry|socket))[\w/.-]+|(?:TableView|parts|log|keys|shared)\.[\w.]+|names\/note\.ts|end\/ending\.ts|hint\/advising[\w.]+|explain\/(?:by-\w+|explaining|Explain|Beside|Aim)\.[\w.]+|panel\/(?:(?:seats|turn|log)\/\w+|bar\/(?:TableBar|TabSign)|replay\/RecapRow)\.[\w.]+)$/;

export default defineConfig({
  // Files name each other by where they are themselves, so that one build serves under every path. The server
  // makes the addresses of the index whole.
  base: './',
  plugins: [words, svelte(), components],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A name in each address, and in each list of them, would be a hundredth of a table; a longer hash
        // than these 42 bits a five-hundredth.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7].[ext]',
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'table', test: TABLE },
            // Small things that others need besides the first page.
            {
              name: 'start',
              test: /\/src\/(?:home\/start|region)\.ts$/,
            },
          ],
        },
      },
    },
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

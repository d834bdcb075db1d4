// For the pictures of links, which the server makes: takes the pictures of the games, as the first page shows
// them, and writes the lines of Sun Tzu's map. Needed only when one of them changes; the result is committed.
//   node scripts/art.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

/** As large as the left leaf of a link's picture. */
const SIZE = { width: 260, height: 296 };
const SCALE = 590 / SIZE.height;
/** As large as the map in a link's picture. */
const MAP = { width: 690, height: 430 };
const TO = join(import.meta.dirname, '../../pictures/src/main/resources/tianxia/pictures/art');

mkdirSync(TO, { recursive: true });
const vite = await createServer({ root: join(import.meta.dirname, '..') });
await vite.listen();
const land = await vite.ssrLoadModule('/src/games/sun-tzu/board/land.ts');
const { BORDERS, WALL } = await vite.ssrLoadModule('/src/games/sun-tzu/board/lines.ts');
const map = land.shape(MAP, true);
const lines = [
  `coast ${land.path(map.coast, 'Z')}`,
  ...Object.entries(map.provinces).map(([name, ring]) => `${name} ${land.path(ring, 'Z')}`),
  ...BORDERS.map((name) => `border ${land.path(map.lines[name])}`),
  `wall ${land.path(map.lines[WALL])}`,
];
writeFileSync(join(TO, 'sun-tzu-land.txt'), lines.join('\n') + '\n');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
try {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: SCALE });
  for (const game of ['qin', 'pagoda', 'sun-tzu', 'contrees']) {
    await page.goto(`${vite.resolvedUrls.local[0]}dev.html?game=${game}&picture`);
    await page.locator('#page > svg').waitFor();
    await page.screenshot({ path: join(TO, `${game}.png`) });
  }
} finally {
  await browser.close();
  await vite.close();
}

// A screen in all sizes and both themes on one picture, to be looked at as a whole.

import type { Browser } from 'playwright-core';

export interface Shot {
  width: number;
  dark: boolean;
  png: Buffer;
}

/** How much smaller each is shown, by its width. */
const SCALES: Record<number, number> = { 1280: 0.5, 844: 0.5, 820: 0.42, 390: 0.59, 320: 0.75 };

const image = ({ width, png }: Shot): string =>
  `<img style="width:${width * (SCALES[width] ?? 0.5)}px" src="data:image/png;base64,${png.toString('base64')}">`;

/** One row for each theme; what is wider than high is in its first column. */
export async function contactSheet(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  const row = (dark: boolean) => {
    const all = shots.filter((shot) => shot.dark === dark);
    const wide = all.filter(({ width }) => width > 840);
    const high = all.filter(({ width }) => width <= 840);
    return `<div class="row"><div>${wide.map(image).join('')}</div>${high.map(image).join('')}</div>`;
  };
  const page = await browser.newPage({ viewport: { width: 1500, height: 1200 } });
  await page.setContent(
    `<style>
      body { margin: 0; padding: 4px; background: #777; }
      .row, .row > div { display: flex; gap: 8px; align-items: flex-start; padding-bottom: 8px; }
      .row > div { flex-direction: column; }
    </style>${row(false)}${row(true)}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

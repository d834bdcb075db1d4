// Compares screenshots.

import type { Browser } from 'playwright-core';

/** The number of pixels that differ visibly: the edges of slanted shapes are not always drawn alike to the
 * last shade. Infinity for different sizes. */
export async function apart(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const page = await browser.newPage();
  const shots = [one, other].map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
  const count = await page.evaluate(async (sources) => {
    const VISIBLE = 24;
    const [a, b] = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const { width, height } = image;
        const pen = new OffscreenCanvas(width, height).getContext('2d')!;
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, width, height);
      }),
    );
    if (a!.width !== b!.width || a!.height !== b!.height) return Infinity;
    const seen = new Set<number>();
    a!.data.forEach((value, k) => {
      if (Math.abs(value - b!.data[k]!) > VISIBLE) seen.add(k >> 2);
    });
    return seen.size;
  }, shots);
  await page.close();
  return count;
}

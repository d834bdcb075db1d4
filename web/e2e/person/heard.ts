// What a screen reader has been told.

import type { Person } from './person';

/** The last announcement. */
export const heard = async ({ page }: Person): Promise<string> =>
  (await page.locator('.unseen[aria-live] p').allTextContents()).join('').trim();

// The first page on a phone: what is in reach.

import { expect, test } from 'vitest';
import type { Kept } from '../../src/device/kept';
import type { Health } from '../../src/protocol';
import { Person, PHONE } from '../person/person';
import { still } from '../hands/hand';
import { GAMES } from '../hands/play';
import { from } from '../server/reach';
import { scene } from '../person/scene';
import { nonce } from '../server/server';

const at = scene('--proxy');

/** Tables of all games where the person is to move. */
async function waiting(count: number): Promise<Partial<Kept>[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, k) => {
      const me = { kind: 'me', name: 'Mei', nonce: nonce() } as const;
      const seats = [me, { kind: 'computer', level: 'easy' } as const];
      const game = GAMES[k % GAMES.length]!;
      const { info, tokens } = await at.server.make({ game, seats }, from(nonce()));
      return { table: info.table, game: info.game, tokens: [tokens[1]!], seen: {} };
    }),
  );
}

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

test('many games that wait leave the pictures on the first screen', async () => {
  const kept = JSON.stringify(await waiting(12));
  for (const language of ['en', 'fr'] as const) {
    const mei = await Person.at(at.browser, { size: PHONE, touch: true, language });
    const { page } = mei;
    await page.addInitScript((all) => localStorage.setItem('tianxia.tables', all), kept);
    await page.goto(at.server.url);
    const more = page.locator('li.more button');
    await more.waitFor();
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await still(mei);
      for (const picture of await page.locator('main article .picture').all()) {
        const box = (await picture.boundingBox())!;
        expect(box.y + box.height, `${size.width} × ${size.height}`).toBeLessThan(size.height);
      }
    }
    await page.setViewportSize(PHONE);
    const cards = page.locator('li a[href^="/t/"]').filter({ visible: true });
    expect(await cards.count()).toBe(2);
    expect(await more.innerText()).toBe(
      language === 'en' ? 'Ten more games waiting for you' : 'Dix autres parties vous attendent',
    );
    await more.tap();
    expect(await cards.count()).toBe(12);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

test('a friend is one press away', async () => {
  const mei = await Person.at(at.browser, { size: PHONE, touch: true });
  const { page } = mei;
  await page.goto(at.server.url);
  await page.getByRole('button', { name: 'With a friend' }).first().tap();
  await page.locator('.waiting').getByText('Invite').first().waitFor();
  await mei.leave();
});

test.each([
  [390, 600, 'en', 'Play', 'good company for learning'],
  [320, 568, 'fr', 'Jouer', 'une bonne partenaire pour apprendre'],
] as const)(
  'with every seat to fill, the button stays in reach at %i×%i, %s',
  async (width, height, language, play, line) => {
    const mei = await Person.at(at.browser, { size: { width, height }, touch: true, language });
    const { page } = mei;
    await page.goto(at.server.url);
    await page
      .getByRole('button', { name: /^Options (for|de) / })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=radio][value="4"]').check({ force: true });
    expect(await dialog.getByRole('combobox').count()).toBe(3);
    expect(await dialog.getByText(line).count()).toBe(1);
    const box = (await dialog.getByRole('button', { name: play, exact: true }).boundingBox())!;
    expect(box.y + box.height).toBeLessThan(height);
    await mei.leave();
  },
);

test('the foot tells which version this is, in both languages', async () => {
  const { version } = (await (await fetch(`${at.server.url}/api/health`)).json()) as Health;
  for (const language of ['en', 'fr'] as const) {
    const mei = await Person.at(at.browser, { size: PHONE, touch: true, language });
    await mei.page.goto(at.server.url);
    await mei.page.getByRole('contentinfo').getByText(`Version ${version}`).waitFor();
    await mei.leave();
  }
});

test('a first visit is offered the courses, until the offer is put away or a game was played', async () => {
  const mei = await Person.at(at.browser, { size: PHONE, touch: true, language: 'en' });
  const { page } = mei;
  await page.goto(at.server.url);
  const offer = page.locator('.offer p');
  await offer.waitFor();
  expect(await offer.locator('a').count()).toBe(GAMES.length);
  await offer.locator('a').first().tap();
  await page.waitForURL(/\/learn\//);
  await page.goBack();
  await offer.locator('button').tap();
  await expect.poll(() => offer.count()).toBe(0);
  await page.reload();
  await page.locator('.daily').waitFor({ state: 'attached' });
  expect(await page.locator('.offer').count()).toBe(0);
  expect(mei.faults).toEqual([]);
  await mei.leave();

  const bo = await Person.at(at.browser, { language: 'fr' });
  const kept = JSON.stringify(await waiting(1));
  await bo.page.addInitScript((all) => localStorage.setItem('tianxia.tables', all), kept);
  await bo.page.goto(at.server.url);
  await bo.page.locator('.daily').waitFor({ state: 'attached' });
  expect(await bo.page.locator('.offer').count()).toBe(0);
  await bo.leave();
});

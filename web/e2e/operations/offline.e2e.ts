// Without a connection: what is tried is answered by a sentence that says so, in sight on every phone, and
// goes on by itself when the server is back.

import { expect, test } from 'vitest';
import { LANGUAGES, loadWords } from '../../src/catalogue';
import { still } from '../hands/hand';
import { DESKTOP, Person, PHONE } from '../person/person';
import { GAMES, HANDS } from '../hands/play';
import { from } from '../server/reach';
import { scene } from '../person/scene';
import { HASTY, nonce } from '../server/server';

const at = scene('--proxy', ...HASTY);

const SIZES = [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }];
/** What the bar may say, in both languages. */
const bar = async () =>
  (await Promise.all(LANGUAGES.map((language) => loadWords(language, GAMES[0])))).flatMap(
    (words) => [words.text('offline'), words.text('unsaved')],
  );
const LOST = { en: 'The connection is lost: ', fr: 'La connexion est perdue : ' };

async function seated(game: string, language: 'en' | 'fr'): Promise<Person> {
  const { short = {} } = HANDS[game]!;
  const me = { kind: 'me', name: 'Mei', nonce: nonce() } as const;
  const seats = [me, { kind: 'computer', level: 'easy' } as const];
  const made = await at.server.make({ game, options: short, seats }, from(nonce()));
  const touch = language === 'fr';
  const mei = await Person.at(at.browser, { size: touch ? PHONE : DESKTOP, touch, language });
  await mei.page.goto(`${at.server.url}/t/${made.info.table}#seat=${made.tokens[1]}`);
  await mei.page.locator('.picture .board').waitFor();
  await mei.until((frame) => frame.legal.length > 0, 'a turn');
  return mei;
}

/** What hides the sentence, or is hidden by what says that the connection is lost, or that nothing can be saved, in
 * two lines at most. */
const covered = ({ page }: Person, said: string[]) =>
  page.evaluate((said) => {
    const wrong: string[] = [];
    const bar = document.querySelector('.offline')!.firstChild as Text;
    for (const text of [...said, bar.data]) {
      bar.data = text;
      const range = document.createRange();
      range.selectNodeContents(bar);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
      if (lines > 2) wrong.push(`${text}: ${lines} lines`);
    }
    for (const selector of ['.preview p.cut', '.turn h2']) {
      const box = document.querySelector(selector)!.getBoundingClientRect();
      for (const part of [0.2, 0.8]) {
        const [x, y] = [box.left + 8, box.top + box.height * part];
        const top = document.elementFromPoint(x, y);
        // What was tried may stand over whose turn it is.
        if (!top?.closest(`${selector}, .tried, .over`))
          wrong.push(`${selector} by ${top?.className}`);
      }
    }
    return wrong;
  }, said);

test('a place that is tried without a connection says so, and is answered when it is back', async () => {
  const all = await Promise.all(
    GAMES.flatMap((game) =>
      (['en', 'fr'] as const).map(async (language) => {
        const mei = await seated(game, language);
        return { game, language, mei, ply: mei.frame.ply };
      }),
    ),
  );
  const said = await bar();
  await at.server.kill();
  const tried: Promise<unknown>[] = [];
  for (const { game, language, mei } of all) {
    const { page } = mei;
    await page.locator('.offline').waitFor({ timeout: 60_000 });
    const hands = language === 'fr' ? 'finger' : 'mouse';
    // It goes on playing once the server is back, unless its patience is over by then.
    tried.push(HANDS[game]!.hand(mei, hands).catch(() => null));
    await page.locator('.preview p.cut').getByText(LOST[language]).waitFor();
    for (const size of language === 'fr' ? SIZES : [DESKTOP]) {
      await page.setViewportSize(size);
      await still(mei);
      expect(await covered(mei, said), `${game}, ${size.width} × ${size.height}`).toEqual([]);
    }
  }
  await at.server.again();
  await Promise.all(tried);
  for (const { game, mei, ply } of all) {
    const { page } = mei;
    await page.locator('.offline').waitFor({ state: 'detached', timeout: 60_000 });
    await page.locator('.preview p.cut').waitFor({ state: 'detached' });
    const on = mei.until((frame) => frame.ply > ply, `${game} to go on`);
    // Unless its hand has gone on by itself, which its frame may tell only now.
    const act = page.locator('.act-row .act[aria-disabled="false"]');
    await Promise.race([on, act.click().catch(() => null)]);
    await on;
    expect(mei.faults).toEqual([]);
    await mei.leave();
  }
});

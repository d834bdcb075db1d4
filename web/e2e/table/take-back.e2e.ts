// One button takes back, first in the row of buttons at every table: at once, if the action has uncovered
// nothing; otherwise it tells why it can't.

import { expect, test } from 'vitest';
import { DESKTOP, Person, PHONE } from '../person/person';
import { GAMES, HANDS, play } from '../hands/play';
import { forTwo } from '../server/reach';
import { sharedScene } from '../person/scene';

const at = sharedScene();

/** What tells that nothing is taken back. */
const CANNOT = { en: /^It cannot be taken back: /, fr: /^Impossible d’annuler\u202f: / };

test.each(GAMES)('%s', async (game) => {
  const { table, tokens } = await forTwo(at.server, game, HANDS[game]!.short ?? {});
  const mei = await Person.at(at.browser, { size: DESKTOP, language: 'en' });
  const lin = await Person.at(at.browser, { size: PHONE, touch: true, language: 'fr' });
  const both = [mei, lin];
  for (const [k, { page }] of both.entries())
    await page.goto(`${at.server.url}/t/${table}#seat=${tokens[k + 1]}`);
  const begins = (person: Person) => person.until(({ legal }) => legal.length > 0, 'a turn');
  await Promise.race(both.map(begins));
  const mover = both.find(({ frame }) => frame.legal.length > 0)!;
  const language = mover === mei ? 'en' : 'fr';
  const { page } = mover;
  await play(mover, mover === mei ? 'mouse' : 'finger', 1);
  await mover.done(0);

  const undo = page.locator('.act-row .button').first();
  expect(await undo.getAttribute('aria-keyshortcuts')).toBe('Backspace');
  if ((await undo.getAttribute('aria-disabled')) === 'true') {
    // It can be pressed all the same, to be told.
    await undo.click({ force: true });
    const why = (await undo.getAttribute('title'))!;
    expect(why).toMatch(CANNOT[language]);
    await page.locator('main').getByText(why).locator('visible=true').first().waitFor();
  } else {
    await undo.click();
    await begins(mover);
    expect(both.flatMap(({ sent }) => sent).map(({ type }) => type)).toContain('back');
  }
  expect([...mei.faults, ...lin.faults]).toEqual([]);
  await Promise.all(both.map((person) => person.leave()));
});

// Trying, playing and taking back between two people: a double click plays nothing, the button does, and the
// end of a turn is taken back at once, until the other has acted.

import { expect, test } from 'vitest';
import { Person, PHONE } from '../../../person/person';
import { forTwo } from '../../../server/reach';
import { sharedScene } from '../../../person/scene';
import { still } from '../../hand';
import { hand } from '../contrees';

const at = sharedScene();

test('a double click plays nothing; a turn is taken back until the other acts', async () => {
  const { table, tokens } = await forTwo(at.server, 'contrees', { tiles: '12' });
  const mei = await Person.at(at.browser);
  const lin = await Person.at(at.browser, { size: PHONE, touch: true });
  for (const [seat, { page }] of [
    [1, mei],
    [2, lin],
  ] as const)
    await page.goto(`${at.server.url}/t/${table}#seat=${tokens[seat]}`);
  await mei.until(({ legal }) => legal.length > 0, 'a turn');
  await still(mei);
  const undo = mei.page.locator('.act-row .undo');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');

  const middle = (await mei.page.locator('.picture .board').boundingBox())!;
  await mei.page.mouse.dblclick(middle.x + middle.width / 2, middle.y + middle.height / 2);
  await mei.page.locator('.act[aria-disabled="false"]').waitFor();
  expect([mei.played.length, mei.tried.length]).toEqual([0, 1]);
  await mei.page.getByText('This is only a preview').waitFor();

  while (mei.frame.actors[0] === 1) await turn(mei, 'mouse');
  await lin.until(({ legal }) => legal.length > 0, 'their turn');
  await mei.page.keyboard.press('Backspace');
  await mei.until(({ legal }) => legal.length > 0, 'the turn to be back');
  await lin.until(({ legal }) => legal.length === 0, 'the turn to be gone');
  while (mei.frame.actors[0] === 1) await turn(mei, 'mouse');
  await lin.until(({ legal }) => legal.length > 0, 'their turn again');
  await turn(lin, 'finger');
  await mei.page.getByRole('button', { name: 'Ask to take back' }).waitFor();
  expect([...mei.faults, ...lin.faults]).toEqual([]);
  await Promise.all([mei.leave(), lin.leave()]);
});

async function turn(person: Person, hands: 'mouse' | 'finger'): Promise<void> {
  const before = person.played.length;
  await hand(person, hands);
  await person.done(before);
}

// The board of Contrées with a screen reader.

import { expect, test } from 'vitest';
import { Person, PHONE } from '../../../person/person';
import { forTwo } from '../../../server/reach';
import { sharedScene } from '../../../person/scene';

const at = sharedScene();

test.each(['tiles', 'towers'])('%s: by a reader on a touch screen', async (phase) => {
  const { table, tokens } = await forTwo(
    at.server,
    'contrees',
    phase === 'tiles' ? {} : { territory: 'ready' },
  );
  const mei = await Person.at(at.browser, { size: PHONE, touch: true });
  await mei.page.goto(`${at.server.url}/t/${table}#seat=${tokens[1]}`);
  const { legal, ply } = await mei.until((frame) => frame.legal.length > 0, 'a turn');
  const places = mei.page
    .getByRole('region', { name: 'The places you can choose' })
    .getByRole('button');
  await places.last().waitFor({ state: 'attached' });
  expect(await places.count()).toBe(legal.filter((action) => action !== 'pass').length);
  // Screen readers turn a double tap into a click, wherever the element is.
  await places.last().dispatchEvent('click');
  await mei.page.locator('.act[aria-disabled="false"]').waitFor();
  await mei.until(() => legal.includes(mei.tried[0]!), 'a place to be tried');
  expect(await places.last().getAttribute('aria-pressed')).toBe('true');
  await mei.page.locator('.act').tap();
  await mei.until((frame) => frame.ply > ply, 'the move');
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

// The server crashes while orders are laid on the map: they stay there.

import { expect, test } from 'vitest';
import { Person } from '../../../person/person';
import { forTwo } from '../../../server/reach';
import { scene } from '../../../person/scene';
import { lay, orders, seal } from './hands';
import { come } from './stages';

const at = scene();

test('orders that are not sealed yet outlive a fallen server and a new page', async () => {
  const { table, tokens } = await forTwo(at.server, 'sun-tzu', {});
  const mei = await Person.at(at.browser);
  await mei.page.goto(`${at.server.url}/t/${table}#seat=${tokens[1]}`);
  await come(mei, 'mouse', 'orders');
  const wanted = orders(mei.frame);
  await lay(mei, 'mouse', wanted.slice(0, 3));
  const lie = () => mei.page.locator('.map button[data-province]').count();
  expect(await lie()).toBe(3);

  await at.server.kill();
  const lost = mei.page.getByText('Connection lost. Your game is safe.');
  await lost.waitFor({ timeout: 30_000 });
  await at.server.again();
  await lost.waitFor({ state: 'hidden', timeout: 60_000 });
  expect(await lie()).toBe(3);

  await mei.page.reload();
  await come(mei, 'mouse', 'orders');
  expect(await lie()).toBe(3);
  await lay(mei, 'keys', wanted.slice(3));
  await seal(mei, 'mouse');
  await mei.done(0);
  const sealed = wanted.map(({ province, card }) => `${province}:${card}`);
  expect(mei.played.map(({ actions }) => actions)).toEqual([sealed]);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

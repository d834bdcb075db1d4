// Prepared answers where hands are hidden: to what may be laid, as far as one knows, and to whatever happens.

import { expect, test } from 'vitest';
import type { Frame } from '../../../../src/protocol';
import { axeFaults } from '../../../checks/axe';
import { DESKTOP, Person } from '../../../person/person';
import { aim, lines, prepare, slow } from '../../preparing';
import { sharedScene } from '../../../person/scene';

const at = sharedScene();

test('one prepares for what may be laid, and for whatever happens', async () => {
  const qin = await slow(at.server, 'qin');
  const lin = await Person.at(at.browser, { size: DESKTOP });
  const { page } = lin;
  await page.goto(qin.url);
  await lin.seated(2);
  await prepare(lin);
  await page.getByRole('heading', { name: /^If .* plays…$/ }).waitFor();
  // Any kind of tile that Lin does not hold all of.
  expect(await page.locator('.hand button.tile').count()).toBe(6);
  await aim(lin, 1);
  await page.getByRole('heading', { name: '… you answer' }).waitFor();
  expect(await page.locator('.hand button.tile').count()).toBe(3);
  await aim(lin, 2);
  await lin.until(({ prepared }) => prepared?.lines.length === 1, 'what may be laid');
  await page.getByRole('button', { name: 'Whatever happens' }).click();
  await page.getByRole('heading', { name: 'Whatever happens, you answer…' }).waitFor();
  await aim(lin, 3);
  await lin.until(({ prepared }) => prepared?.lines.length === 2, 'whatever happens');
  const list = page.getByRole('region', { name: 'Prepared answers' });
  await expect.poll(() => list.locator('ol > li').count()).toBe(4);
  expect(await axeFaults(lin)).toEqual([]);
  const [specific, any] = lines(lin).at(-1)!;
  expect([specific!.events.length, any!.events[0]]).toEqual([2, '*']);
  const mei = async (path: string, body?: object) => {
    const headers = {
      Authorization: `Bearer ${qin.made.tokens['1']}`,
      'Content-Type': 'application/json',
    };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const at = `${qin.url.replace('/t/', '/api/tables/').split('#')[0]}/${path}`;
    return (await (await fetch(at, { headers, ...post })).json()) as Frame;
  };
  const now = await mei('frame');
  const other = now.legal.find((action) => `1 ${action}` !== specific!.events[0])!;
  await mei('commands', { type: 'play', id: 'p', seq: now.seq, actions: [other] });
  await lin.until(({ ply }) => ply >= now.ply + 4, 'the answer');
  const after = lin.frame.events.map(({ actor, action }) => `${actor} ${action}`);
  expect(after).toContain(any!.events[1]);
  expect(lin.played).toEqual([]);
  expect(lin.faults).toEqual([]);
  await lin.leave();
});

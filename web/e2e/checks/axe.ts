// What axe finds on the page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Person } from '../person/person';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(options: RunOptions): Promise<AxeResults> };

/** Injected by evaluation instead of a script element, since the page's CSP allows no foreign scripts. */
async function bring({ page }: Person): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
}

/** Each violation in a line; [] if there is none. */
export async function axeFaults(person: Person, options: RunOptions = {}): Promise<string[]> {
  await bring(person);
  const { violations } = await person.page.evaluate(
    (some) => (globalThis as unknown as { axe: Axe }).axe.run(some),
    // Passed checks are not reported individually.
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(' | ')}`,
  );
}

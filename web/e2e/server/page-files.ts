// The files of the page under test.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const BUILT_IN = resolve(import.meta.dirname, '../../../server/src/main/resources/web');
const page = process.env['PAGE'] ? resolve(process.env['PAGE']) : BUILT_IN;

/** The path of the file that a source is built into.
 * @param source such as `src/table/TablePage.svelte` */
export function builtFrom(source: string): string {
  const text = readFileSync(resolve(page, '.vite/manifest.json'), 'utf8');
  const built = (JSON.parse(text) as Record<string, { file: string }>)[source];
  if (!built) throw new Error(`the page has no ${source}`);
  return `/${built.file}`;
}

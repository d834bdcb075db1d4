import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';

const WEIGHTS = ['regular', 'bold'];
const file = (weight: string) => join(import.meta.dirname, `serif/serif-${weight}.woff2`);

/** Everything that the words of the page and of the games' refusals and events are written with. */
const texts = import.meta.glob<string>(
  ['../**/*.{en,fr}.txt', '../../../games/src/main/resources/**/*.{en,fr}.txt'],
  { query: '?raw', import: 'default', eager: true },
);
const written = new Set(Object.values(texts).join(''));

describe.each(WEIGHTS)('%s', (weight) => {
  test('has every character of the words, and the narrow space of French', async () => {
    expect(written).toContain('\u202f');
    const font = await fontverter.convert(readFileSync(file(weight)), 'truetype');
    const has = new Set(new Face(new Blob(font)).collectUnicodes());
    const missing = [...written].filter((each) => each !== '\n' && !has.has(each.codePointAt(0)!));
    expect(missing).toEqual([]);
  });
});

test('both weigh less than 30 KB', () => {
  const sizes = WEIGHTS.map((weight) => statSync(file(weight)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(30 * 1024);
});

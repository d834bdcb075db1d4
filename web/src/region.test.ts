import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsIn } from '../scripts/imports';

it('is asked wherever a date or a time is written', () => {
  const written = /(?:DateTimeFormat\((?!\))|\bat\)\.toLocale\w*\()\s*(?!region\()[^,)]*/g;
  const files = [...importsIn('src', 'e2e').keys()].filter((file) => !/test\.ts$/.test(file));
  const others = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].map(([call]) => `${file}: ${call}`),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(others).toEqual([]);
});

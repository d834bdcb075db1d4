// For the tests: the positions of a recorded game, as a seat sees them, and the events of all records.

import { readFileSync, readdirSync } from 'node:fs';
import type { SunTzuView } from '../view';

const FOLDER = new URL('../../../../../golden/sun-tzu/', import.meta.url);

export interface Position {
  view: SunTzuView;
  /** The legal actions by actor: `1`, `2`, or `*` where it is chance. */
  legal: Record<string, string[]>;
}

/** The one game that is recorded with its views. */
export function positions(viewer = 0): Position[] {
  return readFileSync(new URL('full.trace', FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { views, legalActions } = JSON.parse(line);
      return { view: views[viewer], legal: legalActions };
    });
}

/** Every action that was ever played in the records, under all options. */
export function played(): string[] {
  const lines = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tx'))
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n'));
  return [...new Set(lines.filter((line) => /^[*12] /.test(line)).map((line) => line.slice(2)))];
}

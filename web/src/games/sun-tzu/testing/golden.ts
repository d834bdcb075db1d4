// For tests: the positions of a recorded game, as a seat sees them, and the events of all records.

import { readFileSync, readdirSync } from 'node:fs';
import { fullTrace, recordsOf } from '../../../testing/trace';
import type { SunTzuView } from '../view';

const FOLDER = recordsOf('sun-tzu');

export interface Position {
  view: SunTzuView;
  /** The legal actions by actor: `1`, `2`, or `*` for chance. */
  legal: Record<string, string[]>;
}

/** The one game recorded with its views. */
export function positions(viewer = 0): Position[] {
  return fullTrace<SunTzuView>('sun-tzu').map(({ views, legalActions }) => ({
    view: views[viewer]!,
    legal: legalActions,
  }));
}

/** Every action in the records, under all options. */
export function played(): string[] {
  const lines = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tx'))
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n'));
  return [...new Set(lines.filter((line) => /^[*12] /.test(line)).map((line) => line.slice(2)))];
}

// For the tests: the positions of a recorded game, as a seat sees them.

import { readFileSync } from 'node:fs';
import type { QinView } from '../view';

export interface Position {
  view: QinView;
  /** The legal actions of the seat that is to act; [] where it is chance. */
  legal: string[];
}

export function positions(viewer = 0): Position[] {
  const trace = readFileSync(
    new URL('../../../../../golden/qin/full.trace', import.meta.url),
    'utf8',
  );
  return trace
    .trim()
    .split('\n')
    .map((line) => {
      const { views, legalActions, actor } = JSON.parse(line);
      return { view: views[viewer], legal: actor[0] === '*' ? [] : (legalActions[actor[0]] ?? []) };
    });
}

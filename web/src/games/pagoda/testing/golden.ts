// For the tests: the positions of a recorded game, as a seat sees them.

import { readFileSync } from 'node:fs';
import type { PagodaView } from '../view';

export interface Position {
  view: PagodaView;
  /** Who is to act; 0 for chance or nobody. */
  actor: number;
  /** The legal actions of the seat that is to act, or of chance. */
  legal: string[];
}

export function positions(viewer = 0): Position[] {
  const path = '../../../../../golden/pagoda/full.trace';
  const trace = readFileSync(new URL(path, import.meta.url), 'utf8');
  return trace
    .trim()
    .split('\n')
    .map((line) => {
      const { views, legalActions, actor } = JSON.parse(line);
      const legal = legalActions[actor[0]] ?? [];
      return { view: views[viewer], actor: Number(actor[0]) || 0, legal };
    });
}

/** What was played in each of the recorded games, chance's draws too. */
export function recorded(): string[] {
  const folder = new URL('../../../../../golden/pagoda/', import.meta.url);
  return ['full', ...KINDS.flatMap((kind) => [0, 1, 2, 3].map((k) => `${kind}-${k}`))]
    .flatMap((name) => readFileSync(new URL(`${name}.tx`, folder), 'utf8').split('\n'))
    .filter((line) => /^[*\d] /.test(line))
    .map((line) => line.slice(2));
}
const KINDS = ['full-off', 'full-on', 'quick-off', 'quick-on'];

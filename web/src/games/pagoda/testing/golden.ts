// For tests: the positions of a recorded game, as a seat sees them.

import { readFileSync } from 'node:fs';
import { fullTrace, recordsOf } from '../../../testing/trace';
import type { PagodaView } from '../view';

export interface Position {
  view: PagodaView;
  /** The actor; 0 for chance or nobody. */
  actor: number;
  /** The legal actions of the actor. */
  legal: string[];
}

export function positions(viewer = 0): Position[] {
  return fullTrace<PagodaView>('pagoda').map(({ views, legalActions, actor: [actor = ''] }) => ({
    view: views[viewer]!,
    actor: Number(actor) || 0,
    legal: legalActions[actor] ?? [],
  }));
}

/** The actions of each recorded game, including draws. */
export function recorded(): string[] {
  return ['full', ...KINDS.flatMap((kind) => [0, 1, 2, 3].map((k) => `${kind}-${k}`))]
    .flatMap((name) => readFileSync(new URL(`${name}.tx`, recordsOf('pagoda')), 'utf8').split('\n'))
    .filter((line) => /^[*\d] /.test(line))
    .map((line) => line.slice(2));
}
const KINDS = ['full-off', 'full-on', 'quick-off', 'quick-on'];

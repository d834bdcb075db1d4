// For tests: the positions of a recorded game, as a seat sees them.

import { fullTrace } from '../../../testing/trace';
import type { QinView } from '../view';

export interface Position {
  view: QinView;
  /** The legal actions of the seat to act; [] if chance is. */
  legal: string[];
}

export function positions(viewer = 0): Position[] {
  return fullTrace<QinView>('qin').map(({ views, legalActions, actor: [actor = ''] }) => ({
    view: views[viewer]!,
    legal: actor === '*' ? [] : (legalActions[actor] ?? []),
  }));
}

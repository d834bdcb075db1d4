// The bounds of what the board shows: the territory with room for towers. In the setup they include the
// neighbouring places, so that the map grows smoothly from turn to turn.

import type { Box } from '../../../../board/plane';
import { boxAround, neighbours } from '../geometry';
import type { Position } from '../../view';

const ORIGIN = { q: 0, r: 0 };

export function surroundings({ phase, tiles }: Position): Box {
  const laid = tiles.map(([q, r]) => ({ q, r }));
  if (phase === 'tiles') {
    const known = laid.length > 0 ? laid : [ORIGIN];
    return grown(boxAround([...known, ...known.flatMap(neighbours)]), 14, 14, 14);
  }
  return grown(boxAround(laid), 30, 42, 30);
}

function grown(box: Box, aside: number, above: number, below: number): Box {
  return {
    left: box.left - aside,
    right: box.right + aside,
    top: box.top - above,
    bottom: box.bottom + below,
  };
}

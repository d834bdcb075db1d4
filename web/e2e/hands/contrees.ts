// Hands on the land of Contrées: a place for a contrée, or a corner.

import { centre } from '../../src/games/contrees/geometry';
import { parseAction } from '../../src/games/contrees/position';
import { territory } from '../../src/games/contrees/territory';
import type { Frame } from '../../src/protocol';
import { point, type Spot } from './hand';
import { laying } from './laying';

export const contrees = laying({
  try: (person, hands, action) => point(person, hands, spot(person.frame, action)),
});

function spot(frame: Frame, action: string): Spot {
  const svg = '.picture .board svg > g';
  const parsed = parseAction(action);
  if (parsed.kind === 'tile') return { svg, ...centre(parsed.place) };
  const { tiles } = frame.view as { tiles: [number, number][] };
  if (parsed.kind !== 'tower' && parsed.kind !== 'forbid') throw new Error(`no place: ${action}`);
  return { svg, ...territory(tiles).corners.get(parsed.corner)!.point };
}

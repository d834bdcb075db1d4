// Finds hidden information that a viewer has received, in all raw frames and previews of a game, by what the
// game's file in hands/games declares.

import type { EventShown, Frame, Seat, ServerMessage } from '../../src/protocol';
import type { Secrets } from '../hands/game';
import type { Person } from '../person/person';
import { HANDS } from '../hands/play';

function told(
  { actor, action, happenings }: EventShown,
  viewer: Seat,
  { told, open, actions }: Secrets,
): string[] {
  const plain = happenings.filter(({ code, by }) => told.includes(code) && by !== viewer);
  const own = happenings.some(
    ({ code, by }) => open.includes(code) || (told.includes(code) && by === viewer),
  );
  const drawn = actor === 0 && action.startsWith('draw ') && action !== 'draw ?' && !own;
  const secret = actor !== 0 && actor !== viewer && actions?.test(action);
  return plain.length > 0 || drawn || secret ? [`${action} ${JSON.stringify(happenings)}`] : [];
}

/** Everything received that should not have been. */
export function leaks({ received, frame }: Person, viewer: Seat): string[] {
  const { secrets } = HANDS[frame.info.game]!;
  return received.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'frame' && message.type !== 'previewed') return [];
    const found = secrets?.view(message.view, viewer) ?? [];
    if (message.type === 'previewed') return found;
    const early = message.info.phase !== 'over' && message.info.secret ? ['secret'] : [];
    if (!secrets) return early;
    const onTheWay = views(message).flatMap((view) => secrets.view(view, viewer));
    const events = message.events.flatMap((event) => told(event, viewer, secrets));
    return [...found, ...early, ...onTheWay, ...events];
  });
}

/** Those of a frame's stages, put together. */
function views({ stages = [] }: Frame): object[] {
  let view = {};
  return stages.map((stage) => (view = { ...view, ...stage.view }));
}

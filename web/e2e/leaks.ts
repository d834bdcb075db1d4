// Finds hidden information that a viewer has received, in all raw frames and previews of a game.

import type { EventShown, Frame, Seat, ServerMessage } from '../src/protocol';
import type { PagodaView } from '../src/games/pagoda/view';
import { orderAt, isRevealed, PROVINCES } from '../src/games/sun-tzu/view';
import type { SunTzuView } from '../src/games/sun-tzu/view';
import type { Person } from './person';

interface Secrets {
  /** What a view shows but this viewer must not see. */
  view(view: unknown, viewer: Seat): string[];
  /** Happenings that only their own seat may receive in full. */
  told: readonly string[];
  /** Outcomes of chance that are public. */
  open: readonly string[];
}

const SECRETS: Record<string, Secrets> = {
  contrees: { view: () => [], told: [], open: [] },
  qin: { view: qin, told: ['tile-drawn'], open: [] },
  pagoda: { view: pagoda, told: ['card-drawn'], open: ['card-drawn-open', 'tile-supplied'] },
  'sun-tzu': {
    view: sunTzu,
    told: ['card-drawn', 'card-laid', 'cards-kept', 'warlord-chosen'],
    open: ['score-tile-drawn', 'tile-drawn'],
  },
};

/** Other seats' items that are more than a number. */
const shown = (what: string, things: readonly unknown[], viewer: Seat): string[] =>
  things.flatMap((thing, i) =>
    i + 1 !== viewer && typeof thing !== 'number' ? [`${what} of ${i + 1}`] : [],
  );

function qin(view: unknown, viewer: Seat): string[] {
  const { hands, bag } = view as { hands: unknown[]; bag: unknown };
  return [...shown('hand', hands, viewer), ...(typeof bag === 'number' ? [] : ['bag'])];
}

function pagoda(view: unknown, viewer: Seat): string[] {
  const { hand, pile } = view as PagodaView;
  return [...shown('hand', hand, viewer), ...(typeof pile === 'number' ? [] : ['pile'])];
}

function sunTzu(all: unknown, viewer: Seat): string[] {
  const view = all as SunTzuView;
  const others = [1, 2].filter((seat) => seat !== viewer);
  return [
    ...shown('hand', view.hand, viewer),
    ...shown('deck', view.deck, viewer),
    ...shown('drawn', view.drawn, viewer),
    ...others.flatMap((seat) => (view.under[seat - 1]!.length > 0 ? [`under of ${seat}`] : [])),
    ...others.flatMap((seat) =>
      view.warlord[seat - 1] && !view.spent[seat - 1] ? [`warlord of ${seat}`] : [],
    ),
    ...others.flatMap((seat) =>
      PROVINCES.filter(
        (at) => !isRevealed(view, at) && (orderAt(view, seat, at) ?? '?') !== '?',
      ).map((at) => `order of ${seat} at ${at}`),
    ),
  ];
}

function told(
  { actor, action, happenings }: EventShown,
  viewer: Seat,
  { told, open }: Secrets,
): string[] {
  const plain = happenings.filter(({ code, by }) => told.includes(code) && by !== viewer);
  const own = happenings.some(
    ({ code, by }) => open.includes(code) || (told.includes(code) && by === viewer),
  );
  const drawn = actor === 0 && action.startsWith('draw ') && action !== 'draw ?' && !own;
  // Orders, cards kept and a warlord chosen.
  const hidden = actor !== 0 && actor !== viewer && /^(..:|keep |choose )[^?]/.test(action);
  const secret = hidden && told.includes('card-laid');
  return plain.length > 0 || drawn || secret ? [`${action} ${JSON.stringify(happenings)}`] : [];
}

/** Everything received that should not have been. */
export function leaks({ received, frame }: Person, viewer: Seat): string[] {
  const secrets = SECRETS[frame.info.game]!;
  return received.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'frame' && message.type !== 'previewed') return [];
    const found = secrets.view(message.view, viewer);
    if (message.type === 'previewed') return found;
    const early = message.info.phase !== 'over' && message.info.secret ? ['secret'] : [];
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

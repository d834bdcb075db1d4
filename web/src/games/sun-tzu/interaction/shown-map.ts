// What the map shows: the view, and the choices being made on it.

import type { Play } from './play.svelte';
import type { Scene, Turn } from '../board/scene';
import { inTurn } from '../view';
import type { Province } from '../view';

type ShownMap = Omit<Scene, 'onprovince'>;

/** @param over the province where a dragged card would be laid */
export function sceneOf(play: Play, over: Province | null): ShownMap {
  const { table, view, turn } = play;
  const base: ShownMap = {
    view,
    viewer: table.viewer,
    words: table.words,
    motion: table.motion,
    turn,
    outcomes: outcomes(play),
    selectable: play.selectable,
  };
  return play.orders.can ? { ...base, ...ordering(play, over) } : { ...base, ...asking(play) };
}

/** The cards laid, and where the selected one can go. */
function ordering({ orders }: Play, over: Province | null): Partial<ShownMap> {
  const { laid, card, lifted, free } = orders;
  const filled = free.filter((province) => laid[province]);
  const places = card ? free : filled;
  return {
    laid,
    places,
    selectable: places,
    chosen: over ? [over] : lifted ? [lifted] : [],
  };
}

/** The current question, if it is answered on the map. */
function asking({ asked, picked, view, shown }: Play): Partial<ShownMap> {
  const { provinces } = picked;
  const here = shown?.province ?? inTurn(view);
  switch (asked?.kind) {
    case 'order':
      return { order: provinces, chosen: provinces };
    case 'from':
    case 'remove':
      return { chosen: provinces, striking: provinces[0] ?? null };
    case 'march': {
      const marches = asked.marches.filter(({ from }) => from === provinces[0]);
      const gone = provinces[1];
      return { chosen: provinces, marches: marches.filter(({ to }) => !gone || to === gone) };
    }
    case 'reinforce':
      return { chosen: provinces };
    default:
      return here && (shown || asked) && view.reveal.length > 0 ? { chosen: [here] } : {};
  }
}

function outcomes({ fights }: Play): Partial<Record<Province, Turn['outcome']>> {
  return Object.fromEntries(
    fights.flatMap(({ province, outcome }) => (outcome ? [[province, outcome]] : [])),
  );
}

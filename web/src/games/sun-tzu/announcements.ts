// A province for screen readers: its name, values, armies, markers and the two orders.

import type { Seat } from '../../protocol';
import { nextScoring } from './board/score';
import type { Scene } from './board/scene';
import { armiesIn, isRevealed, marksAt, orderAt, valuesOf } from './view';
import type { Province } from './view';

/** A province in one sentence, for a list or a button label. */
export function spoken(scene: Scene, province: Province): string {
  const { view, words } = scene;
  const parts = [
    words.text(`province.${province}`),
    worth(scene, province),
    armiesIn(view, province).count > 0
      ? words.phrase('suntzu.armies', { ...armiesIn(view, province) })
      : words.phrase('suntzu.nobody'),
    ...[1, 2]
      .filter((seat) => marksAt(view, seat, province) > 0)
      .map((seat) => words.phrase('suntzu.marks', { seat, count: marksAt(view, seat, province) })),
    ...[1, 2].map((seat) => order(scene, seat, province)),
    waiting(scene, province),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function worth({ view, words }: Scene, province: Province): string {
  const values = valuesOf(view, province);
  if (values.length === 0) return '';
  const now = values[nextScoring(view)];
  const parameters = { values: values.join(' '), now: now ?? 0 };
  return words.phrase(now === undefined ? 'suntzu.worth.past' : 'suntzu.worth', parameters);
}

function order({ view, words, viewer, laid }: Scene, seat: Seat, province: Province): string {
  const own = seat === viewer;
  const mine = own ? laid?.[province] : undefined;
  if (mine) return words.phrase('suntzu.laid', { card: mine });
  const card = orderAt(view, seat, province);
  if (!card) return '';
  if (isRevealed(view, province)) return words.phrase('suntzu.open', { seat, card });
  if (own && card !== '?') return words.phrase('suntzu.sealed.own', { card });
  return words.phrase('suntzu.sealed', { seat });
}

/** The place of a province in the order of reveal, if it is not revealed yet. */
function waiting({ view, words, order }: Scene, province: Province): string {
  if (isRevealed(view, province)) return '';
  const place = (order ?? view.reveal).indexOf(province) + 1;
  return place > 0 ? words.phrase('suntzu.place', { place }) : '';
}

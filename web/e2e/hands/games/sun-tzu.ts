// Sun Tzu for the browser tests.

import { isRevealed, orderAt, PROVINCES } from '../../../src/games/sun-tzu/view';
import type { SunTzuView } from '../../../src/games/sun-tzu/view';
import type { Seat } from '../../../src/protocol';
import { type Forced, othersShown, type Secrets } from '../game';

export { choice as choose, hand } from './sun-tzu/hands';
export { screens } from './sun-tzu/screens';
export { ending } from './sun-tzu/stages';

/** Options for a whole game by mouse, by touch and by keys. */
export const sets = [
  { rules: 'standard', values: 'mixed' },
  { rules: 'advanced', warlords: 'on' },
  { rules: 'standard', warlords: 'on' },
];

/** No border runs through the name of a province. */
export function wrongs(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.map .name > span')].flatMap((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const regions = [...document.querySelectorAll<SVGPathElement>('.map .region')].filter(
      (region) => {
        const into = region.getScreenCTM()!.inverse();
        return [left, right].some((x) =>
          [top, bottom].some((y) => region.isPointInFill(new DOMPoint(x, y).matrixTransform(into))),
        );
      },
    );
    return regions.length === 1 ? [] : [`${name.innerText} in ${regions.length} provinces`];
  });
}

/** Cards drawn that are all alike, of which one is kept, while the other seat has to choose, too. */
export const forced: Forced = {
  options: {},
  so: ({ legal, actors }) =>
    legal.length === 1 && /^keep \S+$/.test(legal[0]!) && actors.includes(2),
  why: 'Whichever card you keep, it comes to the same.',
};

export const secrets: Secrets = {
  options: { rules: 'advanced', warlords: 'on' },
  view: othersSecrets,
  told: ['card-drawn', 'card-laid', 'cards-kept', 'warlord-chosen'],
  open: ['score-tile-drawn', 'tile-drawn'],
  // Orders, cards kept and the choice of a warlord.
  actions: /^(..:|keep |choose )[^?]/,
};

function othersSecrets(all: unknown, viewer: Seat): string[] {
  const view = all as SunTzuView;
  const others = [1, 2].filter((seat) => seat !== viewer);
  return [
    ...othersShown('hand', view.hand, viewer),
    ...othersShown('deck', view.deck, viewer),
    ...othersShown('drawn', view.drawn, viewer),
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

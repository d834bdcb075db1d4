// Keyboard input: digits and signs select cards, letters are provinces, Enter presses the main button, D the
// one beside it, Escape clears the selection.

import { elsewhere, onControl } from '../../../table/keys';
import { acts } from './acts';
import type { Play } from './play.svelte';
import type { Card, Province } from '../view';

export const LETTERS: Readonly<Record<string, Province>> = {
  x: 'Xi',
  t: 'Ti',
  q: 'Qi',
  m: 'Mo',
  a: 'Ma',
};

const CARDS: Readonly<Record<string, readonly Card[]>> = {
  '0': ['10'],
  '-': ['-1'],
  '+': ['+1', '+2', '+3'],
  p: ['P'],
};

/** Returns whether the key was handled. */
export function pressed(play: Play, event: KeyboardEvent): boolean {
  if (elsewhere(event)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // A key held down must not answer the next question too.
  if (key === 'Enter') return !onControl(event) && !event.repeat && press(play, true);
  if (key === 'd') return press(play, false);
  if (!play.asked) return false;
  if (key === 'Escape') return play.clear();
  const province = LETTERS[key];
  if (province) {
    play.tap(province);
    return true;
  }
  return card(play, key);
}

/** Presses the main button, or the one beside it. */
function press(play: Play, main: boolean): boolean {
  const act = acts(play.table).findLast((each) => each.main === main);
  if (!act?.ready || play.table.sending || !play.table.live) return false;
  act.run();
  return true;
}

function card(play: Play, key: string): boolean {
  const cards: readonly Card[] = CARDS[key] ?? (/^[1-9]$/.test(key) ? [key as Card] : []);
  if (cards.length === 0) return false;
  const { asked, picked } = play;
  if (asked?.kind === 'choose') {
    const warlord = asked.warlords[Number(key) - 1];
    if (warlord) play.choose(warlord);
    return warlord !== undefined;
  }
  if (asked?.kind === 'keep') {
    const fits = (each: Card, index: number) =>
      cards.includes(each) && !picked.kept.includes(index);
    const index = asked.drawn.findIndex(fits);
    if (index >= 0) play.keep(index);
    return index >= 0;
  }
  if (!play.orders.can) return false;
  play.orders.take(cards);
  return true;
}

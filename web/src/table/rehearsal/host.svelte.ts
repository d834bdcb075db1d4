// What the page provides to a table that is its own connection.

import { person } from '../../device/person.svelte';
import type { Words } from '../../words';
import type { GameUi } from '../contract';
import type { LiveTable } from '../live/live.svelte';
import { passed } from '../live/position/passed';
import type { TableHost } from '../live/table-host';

/** What such a table is given; it needs to know the table only to pass it on. */
export type Host = Omit<TableHost<LiveTable>, 'shown' | 'stepped'>;

/** @param opened the game's part of the page and the words, once they are loaded */
export function pageHost(opened: () => { ui: GameUi; words: Words }): Host {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const coarse = matchMedia('(pointer: coarse), (max-width: 40em)');
  let still = $state(calm.matches);
  let touch = $state(coarse.matches);
  calm.onchange = () => (still = calm.matches);
  coarse.onchange = () => (touch = coarse.matches);
  return {
    words: () => opened().words,
    motion: () => !still && !document.hidden,
    touch: () => touch,
    named: () => person.placeNames,
    stages: (before, after) => opened().ui.stages?.(before.view, passed(before, after)) ?? [],
    quiet: () => false,
    clock: {
      now: () => performance.now(),
      still: () => still,
      after: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    },
  };
}

// Composes a turn that was advised, step by step, on the board.

import type { Table } from '../../../table/contract';
import { isBuild, parse } from '../action';
import { composerOf } from './play.svelte';

/** Only what is built is laid: anything else is played at once, and left to the person. Returns how many of the
 * actions are done with. */
export function compose(table: Table, actions: readonly string[]): number {
  const composer = composerOf(table);
  const [next = 'end'] = actions;
  if (!table.acting || !isBuild(parse(next))) return actions.length;
  if (!composer.can) return 0;
  composer.rest();
  return composer.add(next) ? 1 : actions.length;
}

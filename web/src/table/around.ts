import type { Words } from '../words';
import type { LiveTable } from './live.svelte';
import type { Clock } from './pace';

/** What the page around a table lends it. */
export interface Around {
  words(): Words;
  /** Movements are welcome. */
  motion(): boolean;
  touch(): boolean;
  /** A position is shown; `beat`: it is to be animated. */
  shown(table: LiveTable, beat: boolean): void;
  /** The person stepped to a neighbouring past position. */
  stepped(table: LiveTable): void;
  clock: Clock;
}

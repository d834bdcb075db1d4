import type { Frame } from '../../protocol';
import type { Words } from '../../words';
import type { Stage } from '../contract';
import type { Clock } from './pace';

/** What the page around a table lends it; `T` is the table. */
export interface TableHost<T> {
  words(): Words;
  /** Movements are welcome. */
  motion(): boolean;
  touch(): boolean;
  /** A position is shown; `beat`: it is to be animated. */
  shown(table: T, beat: boolean): void;
  /** The person stepped to a neighbouring past position. */
  stepped(table: T): void;
  /** What is to be watched between two frames. */
  stages(before: Frame, after: Frame): Stage[];
  /** What came with a frame needs no watching. */
  quiet(before: Frame, after: Frame): boolean;
  clock: Clock;
}

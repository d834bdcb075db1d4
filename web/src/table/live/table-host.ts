import type { Frame } from '../../protocol';
import type { Words } from '../../words';
import type { Stage } from '../contract';
import type { Clock } from './position/pace';

/** What the page provides to a table of type `T`. */
export interface TableHost<T> {
  words(): Words;
  /** Whether to animate. */
  motion(): boolean;
  touch(): boolean;
  /** Whether boards show the names of their places. */
  named(): boolean;
  /** A position is shown; `beat`: animated. */
  shown(table: T, beat: boolean): void;
  /** The person stepped to a neighbouring past position. */
  stepped(table: T): void;
  /** The stages between two frames. */
  stages(before: Frame, after: Frame): Stage[];
  /** Whether what came with a frame needs no attention. */
  quiet(before: Frame, after: Frame): boolean;
  clock: Clock;
}

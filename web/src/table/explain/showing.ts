// What pointers and keys make of the explanations.

import type { Thing } from './things';

/** What is explained, and how: `pinned` remains until it is closed, `entered` also has the focus. */
export interface Shown extends Thing {
  pinned: boolean;
  entered: boolean;
}

export interface Showing {
  readonly shown: Shown | null;
  /** The next thing pointed at is explained and not played. */
  readonly asking: boolean;
  /** What the pointer or the keys are at while asking. */
  aim: Thing | null;
  /** Whether resting on a thing explains it; asking always does. */
  readonly unasked: boolean;
  ask(on: boolean): void;
  show(thing: Thing, pinned: boolean, entered?: boolean): void;
  /** Does something after these milliseconds, unless something else comes first. */
  later(ms: number, then: () => void): void;
  /** Does nothing later: what is shown stays. */
  stay(): void;
  close(): void;
  /** Closes what was not asked for. */
  away(): void;
}

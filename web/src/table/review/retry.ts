// A decision that is made anew, and what is said of it: in the review of its game, or long after.

import type { Judgement } from '../../protocol';
import type { Words } from '../../words';
import type { GameUi } from '../contract';
import type { Screen } from '../live/screen.svelte';
import type { Judged } from './judged';

export interface Retry {
  readonly screen: Screen;
  readonly ui: GameUi;
  /** With those of the review. */
  readonly words: Words;
  readonly decision: Judgement | null;
  /** What the choice is that was tried; null: the answer was asked for. */
  readonly judged: Judged | null;
  /** Whether one can try: with the seat's own eyes. */
  readonly may: boolean;
  /** The best choice is shown on the board. */
  readonly best: boolean;
  /** The same decision once more. */
  again(): void;
  /** Shows the best choice on the board. */
  show(): void;
}

/** Whether a choice answers the question: nothing better is known. */
export const well = (judged: Judged | null): boolean =>
  judged?.kind === 'best' || judged?.kind === 'good';

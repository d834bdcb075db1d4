// The review of a finished game, as one part that is loaded when it is wanted.

import type { Language } from '../../words';
import type { GameUi } from '../contract';
import type { Quiet } from '../live/position/history';
import type { Screen } from '../live/screen.svelte';
import { Reviewing } from './reviewing.svelte';
import { reviewWords } from './words';

export { default as Review } from './Review.svelte';
export { default as TryingHead } from './TryingHead.svelte';
export type { Reviewing } from './reviewing.svelte';

/** Begins a review. Rejects if its words cannot be loaded. */
export async function review(
  screen: Screen,
  ui: GameUi,
  table: string,
  language: Language,
  quiet: Quiet,
): Promise<Reviewing> {
  const words = await reviewWords(language, screen.words);
  const reviewing = new Reviewing(screen, ui, table, words, quiet);
  reviewing.attend();
  return reviewing;
}

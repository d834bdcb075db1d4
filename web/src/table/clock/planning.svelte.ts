// The answers that somebody prepares on this page, if anybody does.

import type { Component } from 'svelte';
import type { GameUi } from '../contract';
import type { Screen } from '../live/screen.svelte';

let shown = $state.raw<{ on: Screen; Leaf: Component } | null>(null);

/** What stands in the place of the words; null: they do. */
export const planned = (screen: Screen): Component | null =>
  shown?.on === screen ? shown.Leaf : null;

/** Whether answers can be prepared on a screen now: others are to act, and the game lets it be foreseen. */
export const preparable = (screen: Screen, ui: GameUi): boolean =>
  screen.alone &&
  screen.trial === null &&
  ui.foreseen !== undefined &&
  screen.current.aside.prepared !== undefined &&
  screen.live &&
  !screen.acting;

/** Begins to prepare; rejects without a connection. */
export async function begin(screen: Screen, ui: GameUi): Promise<void> {
  const { begun, Ahead } = await import('../ahead');
  await begun(screen, ui, () => (shown = null));
  shown = { on: screen, Leaf: Ahead };
}

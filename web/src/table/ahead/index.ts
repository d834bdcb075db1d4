// Preparing answers to what others may play, loaded when somebody wants to.

import type { GameUi } from '../contract';
import type { Screen } from '../live/screen.svelte';
import { HiddenPlan } from './hidden-plan.svelte';
import { OpenPlan } from './open-plan';
import { under } from './plan.svelte';

export { default as Ahead } from './Ahead.svelte';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

/** Begins a plan, which is then under way; rejects without a connection.
 * @param left is called when it ends */
export async function begun(screen: Screen, ui: GameUi, left: () => void): Promise<void> {
  const words = screen.words.with(await texts[`./words.${screen.words.language}.txt`]!());
  const plan = new (ui.foreseen === 'hidden' ? HiddenPlan : OpenPlan)(screen, ui, words, left);
  await plan.begin();
  under.way = plan;
}

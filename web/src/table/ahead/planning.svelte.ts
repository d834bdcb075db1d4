// What is being prepared on this page, if anything is.

import type { GameUi } from '../contract';
import type { Screen } from '../live/screen.svelte';
import { Plan } from './plan.svelte';

const texts = import.meta.glob<string>('./words.*.txt', { query: '?raw', import: 'default' });

class Planning {
  plan = $state.raw<Plan | null>(null);

  /** Begins; rejects without a connection. */
  async begin(screen: Screen, ui: GameUi): Promise<void> {
    const words = screen.words.with(await texts[`./words.${screen.words.language}.txt`]!());
    const plan = new Plan(screen, ui, words, () => (this.plan = null));
    await plan.begin();
    this.plan = plan;
  }
}

export const planning = new Planning();

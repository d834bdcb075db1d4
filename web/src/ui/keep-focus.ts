// The focus after a button was pressed that is gone now, with its row perhaps.

import { tick } from 'svelte';

/** What is open has the focus then, the page or a dialog, or keys and readers would have to begin anew.
 * @param said what tells what came of it, if it should have the focus instead */
export async function keepFocus(said?: HTMLElement): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  const open = said ?? document.querySelector<HTMLElement>('dialog[open] :is(button, a)');
  (open ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

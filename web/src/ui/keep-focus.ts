// The focus after a button was pressed that is gone now, with its row perhaps.

import { tick } from 'svelte';

/** What is open has the focus then, the page or a dialog, or keys and readers would have to begin anew. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  const dialog = document.querySelector<HTMLElement>('dialog[open] :is(button, a)');
  (dialog ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

// Reveals the shares in the draws of tables that are not open, in the background, until done.

import { revealAway } from './revealing.svelte';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

const underWay = new Set<string>();

/** Starts once per table; ends with the page. */
export function revealLater(table: string): void {
  if (underWay.has(table)) return;
  underWay.add(table);
  void attempt(table, FIRST_PAUSE);
}

async function attempt(table: string, pause: number): Promise<void> {
  if (await revealAway(table)) return void underWay.delete(table);
  setTimeout(() => void attempt(table, Math.min(2 * pause, LONGEST_PAUSE)), pause);
}

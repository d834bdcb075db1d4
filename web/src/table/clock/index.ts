// What a table shows where time counts, as one part.

import type { TableInfo } from '../../protocol';
import type { Words } from '../../words';
import { told } from './time';

export { default as AwayDialog } from './AwayDialog.svelte';
export { default as PauseNote } from './PauseNote.svelte';
export { AWAY_MARK } from './away';
export { PAUSE_MARK, pausable, wish } from './pause';
/** At tables of tournaments time always counts. */
export { default as TournamentLine } from '../../tournament/table/Line.svelte';
export { begin, planned, preparable } from './planning.svelte';
export { default as SeatClock } from './SeatClock.svelte';

const texts = import.meta.glob<string>('./words.*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words of a table, and those for its clocks. */
export const spoken = (words: Words): Words => words.with(texts[`./words.${words.language}.txt`]!);

/** What whoever is about to take a seat has to know. */
export function terms(clock: NonNullable<TableInfo['clock']>, words: Words): string {
  if (clock.days) return spoken(words).text(`clock.terms.days.${clock.then}`, { days: clock.days });
  const about = { time: told(clock.base * 1000), seconds: clock.increment };
  return spoken(words).text(`clock.terms.${clock.then}`, about);
}

// What a table shows after the end of the game, as one part.

export { result, seriesResult } from '../../end/result';
export { default as EndHead } from './EndHead.svelte';
export { default as EndNotes } from './EndNotes.svelte';
export { default as EndRow } from './EndRow.svelte';

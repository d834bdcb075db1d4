// What is said at a table, as one part that comes after it.

export { default as TalkButton } from './TalkButton.svelte';
export { default as TalkLeaf } from './TalkLeaf.svelte';
export { talking } from './talking.svelte';

import { talking } from './talking.svelte';
/** Whether the leaf is open. */
export const open = (): boolean => talking.open && !talking.gone;

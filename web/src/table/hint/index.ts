// A hint on the right leaf, as one part that is loaded when it is wanted.

export { default as Hints } from './Hints.svelte';

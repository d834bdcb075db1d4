// Preparing answers to what others may play, loaded when somebody wants to.

export { default as Ahead } from './Ahead.svelte';
export { planning } from './planning.svelte';

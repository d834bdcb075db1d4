// Being told that a game waits, as one part: a line at the table, the dialog of its menu.

export { default as NoticeDialog } from './NoticeDialog.svelte';
export { default as NoticeOffer } from './NoticeOffer.svelte';
export { noticeWords } from './words';

/** A bell. */
export const MARK = 'M10 2.5v1.6M5.2 14.5V9.6a4.8 5.5 0 0 1 9.6 0v4.9M3.5 14.5h13M8.3 17h3.4';

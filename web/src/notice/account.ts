// Being told that a game waits, as a part of one’s account.

export { OWN } from './api';
export { default as NoticePanel } from './NoticePanel.svelte';
export { noticeWords } from './words';

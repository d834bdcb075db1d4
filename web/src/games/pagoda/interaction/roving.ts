// Roving tabindex for a row of elements: one tab stop, arrow keys within.

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Keeps one element of the row focusable by Tab: the one focused last. */
export function roving(selector: string): Attachment<HTMLElement> {
  return (row) => {
    const all = () => [...row.querySelectorAll<HTMLElement>(selector)];
    const stop = (at: HTMLElement | undefined) => {
      for (const each of all()) each.tabIndex = each === at ? 0 : -1;
    };
    const settle = () => {
      const list = all();
      if (list.filter(({ tabIndex }) => tabIndex === 0).length !== 1) stop(list[0]);
    };
    const focused = (event: FocusEvent) => {
      stop((event.target as Element).closest<HTMLElement>(selector) ?? undefined);
    };
    const pressed = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const list = all();
      const here = list.indexOf((event.target as Element).closest(selector) as HTMLElement);
      if (here < 0) return;
      list[Math.min(Math.max(here + by, 0), list.length - 1)]!.focus();
      event.preventDefault();
    };
    const watch = new MutationObserver(settle);
    watch.observe(row, { childList: true, subtree: true });
    row.addEventListener('focusin', focused);
    row.addEventListener('keydown', pressed);
    settle();
    return () => {
      watch.disconnect();
      row.removeEventListener('focusin', focused);
      row.removeEventListener('keydown', pressed);
    };
  };
}

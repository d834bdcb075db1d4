// What the keyboard handling of all tables shares.

/** Whether a key is text input or belongs to a dialog. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input, textarea, select, dialog, [role="dialog"], [contenteditable]') !==
      null ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Whether Enter is meant for the focused element. */
export const onControl = ({ target }: KeyboardEvent): boolean =>
  (target as Element).closest('button, a, summary, [role="button"]') !== null;

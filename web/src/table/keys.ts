// What the keys of all tables have in common.

/** Whether a key stands for a letter typed somewhere, or for a dialogue's own use. */
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

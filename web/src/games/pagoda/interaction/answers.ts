// The arrow keys in the build menu.

/** Left and right within a question, up and down between questions.
 * @param box the menu
 * @returns false for another key */
export function step(key: string, from: HTMLElement, box: HTMLElement): boolean {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const row = from.closest('[data-question]');
  if (!by || !row) return false;
  const all = [...box.querySelectorAll('[data-question]')];
  const within = key === 'ArrowLeft' || key === 'ArrowRight';
  const among = within
    ? [...row.querySelectorAll('button')]
    : all.map((each) => each.querySelector('button')!);
  const here = within ? among.indexOf(from as HTMLButtonElement) : all.indexOf(row);
  among[(here + by + among.length) % among.length]?.focus();
  return true;
}

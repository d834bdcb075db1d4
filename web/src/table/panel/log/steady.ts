// A list to which rows are added above the others: what is there does not jump, but glides to its new place.

/** The time that it takes, in milliseconds. */
const GLIDE = 220;
/** Rows further down are out of sight, or nearly. */
const ROWS = 16;

/** Attaches to a list. Its rows are held where they were by a transform, and let go when no more rows are
 * coming: a transform alone is no change of the layout. Without motion they are let go at once. */
export function steady(list: HTMLElement): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let places = new Map<HTMLElement, number>();
  let waiting = 0;
  const placeOf = (row: HTMLElement) => row.offsetTop - list.offsetTop;
  const behind = (row: HTMLElement) => new DOMMatrix(getComputedStyle(row).transform).m42;
  const note = () => {
    const rows = [...list.children].slice(0, ROWS) as HTMLElement[];
    places = new Map(rows.map((row) => [row, placeOf(row)]));
  };
  const release = () => {
    // All of them: rows that many new ones have pushed down are no longer among the places.
    for (const row of [...list.children] as HTMLElement[]) {
      const { transform } = row.style;
      row.style.transform = '';
      if (transform && !calm.matches)
        row.animate([{ transform }, { transform: 'none' }], {
          duration: GLIDE,
          easing: 'ease-out',
        });
    }
  };
  const added = new MutationObserver(() => {
    for (const [row, before] of places) {
      const held = before + behind(row) - placeOf(row);
      row.getAnimations().forEach((each) => each.cancel());
      row.style.transform = held === 0 || !row.isConnected ? '' : `translateY(${held}px)`;
    }
    note();
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => (waiting = requestAnimationFrame(release)));
  });
  const size = new ResizeObserver(note);
  note();
  added.observe(list, { childList: true });
  size.observe(list);
  return () => {
    cancelAnimationFrame(waiting);
    added.disconnect();
    size.disconnect();
  };
}

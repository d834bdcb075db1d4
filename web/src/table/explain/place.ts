// Attachment for a text that scrolls: what is read stays at the top when the text gets another width, as when a
// phone is turned. Browsers keep the distance to the beginning instead.

/** The headings, paragraphs and figures of which one is at the top. */
const PARTS = 'section > *';

interface Place {
  part: Element;
  /** How far its top is below that of the window on the text, in pixels. */
  below: number;
}

export function keepsPlace(text: HTMLElement): () => void {
  let place: Place | null = null;
  let width = text.clientWidth;

  const below = (part: Element) =>
    part.getBoundingClientRect().top - text.getBoundingClientRect().top;
  function note(): void {
    if (text.clientWidth !== width) return;
    const head = text.querySelector('header')?.clientHeight ?? 0;
    const parts = [...text.querySelectorAll(PARTS)];
    const part = parts.find((each) => below(each) >= head - 1);
    place = part ? { part, below: below(part) } : null;
  }
  const size = new ResizeObserver(() => {
    if (text.clientWidth === width) return;
    width = text.clientWidth;
    if (place?.part.isConnected) text.scrollTop += below(place.part) - place.below;
  });
  text.addEventListener('scroll', note, { passive: true });
  size.observe(text);
  return () => {
    text.removeEventListener('scroll', note);
    size.disconnect();
  };
}

/** Attachment for the heading of what has come up: takes the focus, since what had it is gone, and shows the
 * page from its top. */
export function arrived(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

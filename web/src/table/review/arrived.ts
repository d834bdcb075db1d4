/** Attachment for the heading of what has come up: takes the focus, since what had it is gone. */
export function arrived(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
}

// Past positions of a table as the viewer saw them: a cache, and which of them is shown.

import type { Frame } from '../../../protocol';

export class Past {
  /** The past position that is shown; null: the live one. */
  frame = $state.raw<Frame | null>(null);
  readonly #fetch: (ply: number) => Promise<Frame>;
  readonly #known = new Map<number, Promise<Frame>>();
  #wanted: number | null = null;

  constructor(fetch: (ply: number) => Promise<Frame>) {
    this.#fetch = fetch;
  }

  /** Shows the position after an event; null: the live one. Returns false if a later call overtook this one.
   * Rejects with an ApiError if the position is unavailable. */
  async look(ply: number | null): Promise<boolean> {
    this.#wanted = ply;
    const frame = ply === null ? null : await this.#position(ply);
    if (ply !== this.#wanted) return false;
    this.frame = frame;
    return true;
  }

  /** The line of play has changed and now ends at this ply: clears the cache, and leaves a position after it.
   * */
  forget(ply: number): void {
    this.#known.clear();
    if (this.#wanted !== null && this.#wanted > ply) void this.look(null);
  }

  #position(ply: number): Promise<Frame> {
    const known = this.#known.get(ply);
    if (known) return known;
    const asked = this.#fetch(ply);
    asked.catch(() => this.#known.delete(ply));
    this.#known.set(ply, asked);
    return asked;
  }
}

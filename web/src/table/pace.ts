// When positions are shown: one turn is watched to its end before the next; one's own and any jump are
// there at once.

import type { Frame } from '../protocol';
import { decisions } from './history';

/** The longest that one's own turn is watched, and another's, before which boards wait a moment; in
 * milliseconds. */
export const OWN = 900;
export const OTHER = 1250;

export interface Clock {
  now(): number;
  after(ms: number, then: () => void): () => void;
}

export class Pace {
  #shown: Frame | null = null;
  #queue: Frame[] = [];
  #freeAt = 0;
  #stop: (() => void) | null = null;

  /** @param show called with each position to be drawn; `beat`: to be animated to */
  constructor(
    readonly clock: Clock,
    readonly show: (frame: Frame, beat: boolean) => void,
  ) {}

  /** Takes a frame that holds all events. `jump`: to be shown at once, without movement. */
  push(frame: Frame, jump: boolean): void {
    const before = this.#queue.at(-1) ?? this.#shown;
    if (jump || before === null || frame.ply < before.ply) return this.#jump(frame);
    if (decisions(frame.events) === decisions(before.events)) {
      // A draw, or somebody came in: part of the turn that is shown or waits.
      if (this.#queue.length === 0) return this.#put(frame, false);
      this.#queue[this.#queue.length - 1] = frame;
      return;
    }
    this.#queue.push(frame);
    this.#next();
  }

  /** Shows the newest at once. */
  skip(): void {
    const newest = this.#queue.at(-1);
    if (newest) this.#jump(newest);
  }

  /** Whether a newer position waits to be shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #next(): void {
    const frame = this.#queue[0];
    if (!frame || this.#stop) return;
    const wait = own(frame) ? 0 : this.#freeAt - this.clock.now();
    if (wait <= 0) return this.#take();
    this.#stop = this.clock.after(wait, () => {
      this.#stop = null;
      this.#take();
    });
  }

  #take(): void {
    const frame = this.#queue.shift();
    if (!frame) return;
    this.#freeAt = this.clock.now() + (own(frame) ? OWN : OTHER);
    this.#put(frame, true);
    this.#next();
  }

  #jump(frame: Frame): void {
    this.stop();
    this.#queue = [];
    this.#put(frame, false);
  }

  #put(frame: Frame, beat: boolean): void {
    this.#shown = frame;
    this.show(frame, beat);
  }
}

/** Whether the viewer made the last decision. */
function own(frame: Frame): boolean {
  return frame.events.findLast((event) => event.actor !== 0)?.actor === frame.viewer;
}

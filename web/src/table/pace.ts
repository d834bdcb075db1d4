// When positions are shown: an opponent's turn waits a moment, one turn is watched to its end before
// the next, one's own and any jump are there at once.

import type { Frame } from '../protocol';
import { decisions } from './history';

/** Before an opponent's turn, and the longest that any is watched, in milliseconds. */
export const BEFORE = 350;
export const WATCHED = 900;

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
    const last = frame.events.findLast((event) => event.actor !== 0);
    const own = last?.actor === frame.viewer;
    const now = this.clock.now();
    const wait = own ? 0 : Math.max(BEFORE, this.#freeAt - now);
    if (wait === 0) return this.#take();
    this.#stop = this.clock.after(wait, () => {
      this.#stop = null;
      this.#take();
    });
  }

  #take(): void {
    const frame = this.#queue.shift();
    if (!frame) return;
    this.#freeAt = this.clock.now() + WATCHED;
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

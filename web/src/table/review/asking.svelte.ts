// Asks for the review, again and again until it is done: each question also says that somebody is looking.

import { ApiError } from '../../api';
import type { ReviewShown } from '../../protocol';

/** Between two questions; after one that failed. In milliseconds. */
const EVERY = 1_000;
const AFTER_FAULT = 4_000;

export interface Clock {
  /** @returns what ends the waiting */
  after(ms: number, then: () => void): () => void;
}

const CLOCK: Clock = {
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export class Asking {
  shown = $state.raw<ReviewShown | null>(null);
  /** The code of the problem with the last question; '' if there was none. */
  problem = $state('');
  readonly #ask: () => Promise<ReviewShown>;
  readonly #clock: Clock;
  #on = false;
  #round = 0;
  #stop = (): void => {};

  constructor(ask: () => Promise<ReviewShown>, clock: Clock = CLOCK) {
    this.#ask = ask;
    this.#clock = clock;
  }

  get done(): boolean {
    return this.shown?.state === 'done';
  }

  /** Somebody looks. */
  start(): void {
    if (this.#on || this.done || this.shown?.state === 'failed') return;
    this.#on = true;
    void this.#question();
  }

  /** Nobody does. */
  stop(): void {
    this.#on = false;
    this.#round++;
    this.#stop();
  }

  /** Asks at once, also for one that failed. */
  again(): void {
    if (this.done) return;
    this.stop();
    if (this.shown?.state === 'failed') this.shown = null;
    this.start();
  }

  async #question(): Promise<void> {
    const round = ++this.#round;
    let wait = EVERY;
    try {
      const shown = await this.#ask();
      if (round !== this.#round) return;
      // What is known stays while a better one is made anew.
      const review = shown.review ?? this.shown?.review;
      this.shown = review ? { ...shown, review } : shown;
      this.problem = '';
      if (shown.state === 'done' || shown.state === 'failed') {
        this.#on = false;
        return;
      }
    } catch (error) {
      if (round !== this.#round) return;
      this.problem = error instanceof ApiError ? error.code : 'unknown';
      wait = AFTER_FAULT;
    }
    this.#stop = this.#clock.after(wait, () => void this.#question());
  }
}

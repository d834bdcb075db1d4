// Decides when positions are shown. A turn is shown to its end before the next; the viewer's own turn and
// jumps are shown at once. A game may have stages between two frames.

import type { Frame } from '../../../protocol';
import type { Stage, Staged } from '../../contract';
import { decisions } from './history';

/** How long the viewer's own turn and another seat's are shown at most before the next, in milliseconds.
 * Boards pause before animating another seat's turn. */
export const OWN = 900;
export const OTHER = 1250;

export interface Clock {
  now(): number;
  after(ms: number, then: () => void): () => void;
  /** Without motion nothing is waited for except stages, which are read. */
  still(): boolean;
}

/** What the pace asks the game about two successive frames. */
export interface Between {
  stages(before: Frame, after: Frame): Stage[];
  quiet(before: Frame, after: Frame): boolean;
}

/** Something to be shown, and for how long. */
interface QueuedFrame {
  frame: Frame;
  stage: Staged | null;
  ms: number;
  /** Does not wait for what is shown now. */
  atOnce: boolean;
  /** Animated. */
  beat: boolean;
}

export class Pace {
  #shown: Frame | null = null;
  #stage: Staged | null = null;
  #queue: QueuedFrame[] = [];
  #freeAt = 0;
  #stop: (() => void) | null = null;

  /** @param show called with each position to be drawn; `beat`: animated; `stage`: it precedes the next
   * frame, and `frame` is that frame's predecessor with the stage's view */
  constructor(
    readonly clock: Clock,
    readonly between: Between,
    readonly show: (frame: Frame, beat: boolean, stage: Staged | null) => void,
  ) {}

  /** Takes a frame that has all events. `jump`: shows it at once, without animation. */
  push(frame: Frame, jump: boolean): void {
    const before = this.#queue.at(-1)?.frame ?? this.#shown;
    if (jump || before === null || frame.ply < before.ply) return this.#jump(frame);
    const stages = this.between.stages(before, frame);
    if (stages.length === 0 && decisions(frame.events) === decisions(before.events)) {
      // A draw, or a change of the table: part of the turn that is shown or queued.
      if (this.#queue.length === 0) return this.#put(frame, false);
      this.#queue.at(-1)!.frame = frame;
      return;
    }
    this.#queue.push(...this.#sights(before, frame, stages));
    this.#next();
  }

  /** Shows the next queued entry at once. */
  next(): void {
    this.stop();
    this.#take();
  }

  /** Skips to the first queued stage, or else to the newest position. A stage that is shown stays, since it
   * is read. */
  skip(): void {
    if (this.#stage !== null) return;
    const staged = this.#queue.findIndex(({ stage }) => stage !== null);
    if (staged < 0) return this.showAll();
    this.#queue.splice(0, staged);
    this.next();
  }

  /** Shows the newest position at once, without its stages. */
  showAll(): void {
    const newest = this.#queue.at(-1);
    if (newest) this.#jump(newest.frame);
  }

  /** Whether a newer position is queued. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #sights(before: Frame, frame: Frame, stages: Stage[]): QueuedFrame[] {
    const mine = own(frame);
    const quiet = this.between.quiet(before, frame);
    const staged = stages.map((stage, index): QueuedFrame => ({
      frame: { ...before, view: stage.view },
      stage: { ...stage, index, of: stages.length },
      ms: stage.ms,
      atOnce: mine && index === 0,
      beat: true,
    }));
    const last: QueuedFrame = {
      frame,
      stage: null,
      ms: quiet ? 0 : mine ? OWN : OTHER,
      atOnce: mine && stages.length === 0,
      beat: !quiet,
    };
    return [...staged, last];
  }

  #next(): void {
    const sight = this.#queue[0];
    if (!sight || this.#stop) return;
    const wait = sight.atOnce ? 0 : this.#freeAt - this.clock.now();
    if (wait <= 0) return this.#take();
    this.#stop = this.clock.after(wait, () => {
      this.#stop = null;
      this.#take();
    });
  }

  #take(): void {
    const sight = this.#queue.shift();
    if (!sight) return;
    this.#freeAt = this.clock.now() + (sight.stage === null && this.clock.still() ? 0 : sight.ms);
    this.#put(sight.frame, sight.beat, sight.stage);
    this.#next();
  }

  #jump(frame: Frame): void {
    this.stop();
    this.#queue = [];
    this.#put(frame, false);
  }

  #put(frame: Frame, beat: boolean, stage: Staged | null = null): void {
    this.#shown = frame;
    this.#stage = stage;
    this.show(frame, beat, stage);
  }
}

/** Whether the viewer made the last decision. */
function own(frame: Frame): boolean {
  return frame.events.findLast((event) => event.actor !== 0)?.actor === frame.viewer;
}

// Looking back: which turn is shown, one after another or at a jump.

import type { EventShown } from '../../protocol';
import type { Turn } from './history';
import { turns } from './history';
import type { Screen } from './screen.svelte';

/** Between two turns when they are shown one after another, in milliseconds. */
const STEP = 1300;

export class Replay {
  readonly #screen: Screen;
  readonly #quiet: (events: readonly EventShown[]) => boolean;
  /** The row of the replay stands open, also over the live position. */
  open = $state(false);
  playing = $state(false);
  #timer = 0;
  /** The turn that is being fetched, so that quick steps add up. */
  #target: number | null = null;

  /** @param quiet events that are no turn of their own */
  constructor(screen: Screen, quiet: (events: readonly EventShown[]) => boolean) {
    this.#screen = screen;
    this.#quiet = quiet;
    screen.onhanded = () => this.#close();
  }

  /** All turns so far. */
  get turns(): Turn[] {
    return turns(this.#screen.frame.events, this.#quiet);
  }

  /** How many turns have been made in what is shown. */
  get turn(): number {
    if (this.#screen.live) return this.turns.length;
    return this.turns.filter((turn) => turn.ply <= this.#screen.ply).length;
  }

  /** Shows the position after an event. */
  to(ply: number): Promise<void> {
    this.open = true;
    return this.#screen.look(ply === this.#screen.frame.ply ? null : ply);
  }

  /** Shows the position after so many turns; neighbours are animated. */
  async turnTo(number: number): Promise<void> {
    const before = this.turn;
    const wanted = Math.min(Math.max(number, 0), this.turns.length);
    this.#target = wanted;
    const ply = wanted === 0 ? this.#start() : this.turns[wanted - 1]!.ply;
    this.open = true;
    const newest = wanted === this.turns.length;
    await this.#screen.look(newest ? null : ply, wanted === before + 1);
    if (this.#target === wanted) this.#target = null;
  }

  step(by: number): void {
    this.stop();
    void this.turnTo((this.#target ?? this.turn) + by);
  }

  /** Shows turn after turn up to the newest. */
  play(): void {
    if (this.turn >= this.turns.length) void this.turnTo(0);
    this.playing = true;
    this.#timer = window.setTimeout(() => void this.#next(), STEP);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Back to the present. */
  async leave(): Promise<void> {
    this.#close();
    await this.#screen.look(null);
  }

  /** Shows what was missed, from the position before it. */
  async show(missed: Turn[]): Promise<void> {
    const first = missed[0];
    if (!first) return;
    await this.to(first.events[0]!.ply - 1);
    if (this.open) this.play();
  }

  #close(): void {
    this.stop();
    this.open = false;
    this.#target = null;
  }

  async #next(): Promise<void> {
    await this.turnTo(this.turn + 1);
    if (!this.playing) return;
    if (this.turn >= this.turns.length) {
      this.stop();
      if (!this.#screen.over) this.open = false;
      return;
    }
    this.#timer = window.setTimeout(() => void this.#next(), STEP);
  }

  /** Before the first decision: draws of the setup are done. */
  #start(): number {
    const first = this.turns[0];
    return first ? first.events[0]!.ply - 1 : this.#screen.frame.ply;
  }
}

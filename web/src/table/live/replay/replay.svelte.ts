// Replay: which turn is shown, by steps, jumps or autoplay.

import type { EventShown } from '../../../protocol';
import type { Turn } from '../position/history';
import { turns } from '../position/history';
import type { Screen } from '../screen.svelte';

/** Time for each turn in autoplay, in milliseconds. */
const STEP = 1300;

export class Replay {
  readonly #screen: Screen;
  readonly #quiet: (events: readonly EventShown[]) => boolean;
  /** Whether the replay row is open; it may be while the live position is shown. */
  open = $state(false);
  playing = $state(false);
  #timer = 0;
  /** The turn being fetched, so that quick steps add up. */
  #target: number | null = null;

  /** @param quiet events that do not count as turns */
  constructor(screen: Screen, quiet: (events: readonly EventShown[]) => boolean) {
    this.#screen = screen;
    this.#quiet = quiet;
    screen.onhanded = () => this.#close();
  }

  /** All turns so far. */
  get turns(): Turn[] {
    return turns(this.#screen.frame.events, this.#quiet);
  }

  /** The number of turns before the position shown. */
  get turn(): number {
    if (this.#screen.live) return this.turns.length;
    return this.turns.filter((turn) => turn.ply <= this.#screen.ply).length;
  }

  /** Shows the position after an event. */
  to(ply: number): Promise<void> {
    this.open = true;
    return this.#screen.look(ply === this.#screen.frame.ply ? null : ply);
  }

  /** Shows the position after a number of turns; animates a step to a neighbour. */
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

  /** Plays turn by turn up to the newest. */
  play(): void {
    if (this.turn >= this.turns.length) void this.turnTo(0);
    this.playing = true;
    this.#timer = window.setTimeout(() => void this.#next(), STEP);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Returns to the live position. */
  async leave(): Promise<void> {
    this.#close();
    await this.#screen.look(null);
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

  /** The ply before the first decision, after the draws of the setup. */
  #start(): number {
    const first = this.turns[0];
    return first ? first.events[0]!.ply - 1 : this.#screen.frame.ply;
  }
}

// What the others have done since the person's last turn, one turn at a time on the board.

import { type Quiet, since, type Turn } from '../position/history';
import type { Screen } from '../screen.svelte';

export class Recap {
  readonly #screen: Screen;
  readonly #quiet: Quiet;
  /** Whether the person is stepping; the last step shows the live position. */
  #stepping = $state(false);
  /** The step being fetched, so that quick steps add up. */
  #target: number | null = null;

  /** @param quiet events that do not count as turns */
  constructor(screen: Screen, quiet: Quiet) {
    this.#screen = screen;
    this.#quiet = quiet;
  }

  /** The turns of others since the person's last one; [] for spectators. */
  readonly turns = $derived.by((): Turn[] => {
    const { frame, viewer } = this.#screen;
    return viewer === 0 ? [] : since(frame.events, viewer, this.#quiet);
  });

  get on(): boolean {
    return this.#stepping && this.turns.length > 0;
  }

  /** The index of the turn that is shown; -1 if none is. */
  get index(): number {
    return this.on ? this.turns.findIndex(({ ply }) => ply === this.#screen.ply) : -1;
  }

  /** To be called in an effect: the steps end when the person has acted, or looks at the replay instead. */
  follow(replaying: boolean): void {
    if (replaying || this.turns.length === 0) this.#stop();
  }

  /** The next turn, from the first on. A single one is shown again. */
  async forward(): Promise<void> {
    const single = this.turns.length === 1;
    const at = single ? -1 : (this.#target ?? this.index);
    if (at < 0) {
      this.#stepping = true;
      await this.#screen.look(this.turns[0]!.events[0]!.ply - 1);
    }
    await this.#show(at + 1);
  }

  /** The turn before, from the last on. */
  async backward(): Promise<void> {
    const at = this.#target ?? this.index;
    this.#stepping = true;
    await this.#show(at < 0 ? this.turns.length - 1 : Math.max(at - 1, 0));
  }

  /** Back to the live position. */
  async leave(): Promise<void> {
    this.#stop();
    await this.#screen.look(null);
  }

  #stop(): void {
    this.#stepping = false;
    this.#target = null;
  }

  async #show(index: number): Promise<void> {
    const { turns } = this;
    const turn = turns[Math.min(index, turns.length - 1)];
    if (!turn) return;
    this.#target = index;
    const newest = turn.ply === this.#screen.frame.ply;
    await this.#screen.look(newest ? null : turn.ply, index > this.index);
    if (this.#target === index) this.#target = null;
  }
}

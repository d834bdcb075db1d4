// The hint of a seat for its decision: asked for, or there.

import type { Frame, Hint } from '../../../protocol';

export class HintState {
  /** How many events there were when it was taken; `hint` is null until it comes. */
  #taken = $state.raw<{ ply: number; hint: Hint | null } | null>(null);

  ask(ply: number): void {
    this.#taken = { ply, hint: null };
  }

  came(hint: Hint, ply: number): void {
    this.#taken = { ply, hint };
  }

  /** It was refused. */
  drop(): void {
    this.#taken = null;
  }

  /** What holds for the decision of a frame's viewer: the hint, `asked`, or null. Others may have acted since,
   * where all decide at the same time. */
  at({ ply, events, actors, viewer }: Frame): Hint | 'asked' | null {
    const taken = this.#taken;
    if (!taken || ply < taken.ply || !actors.includes(viewer)) return null;
    if (events.slice(taken.ply).some(({ actor }) => actor === viewer)) return null;
    return taken.hint ?? 'asked';
  }
}

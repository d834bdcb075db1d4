// The command that is on its way: one at a time, until it is answered and what it led to is here.

import type { Command, Done, Refused } from '../../protocol';

/** A command that has no name yet, and is based on nothing yet. */
export type Wish = Command extends infer C
  ? C extends Command
    ? Omit<C, 'id' | 'seq'>
    : never
  : never;

export class PendingCommand {
  /** null: none is. */
  command = $state.raw<Command | null>(null);
  /** The seq of what it led to; Infinity: the server has not said. */
  #awaited = Infinity;

  /** @param seq of the frame that it is based on */
  begin(wish: Wish, id: string, seq: number): Command {
    const command = { ...wish, id, seq };
    this.command = command;
    this.#awaited = Infinity;
    return command;
  }

  /** It was carried out. The answer comes before the frame; after a lost line it may come after it.
   * @param newest the seq of the newest frame that is here */
  done({ id, seq }: Done, newest: number): void {
    if (id !== this.command?.id) return;
    // Not all else that one may do is shown by a frame.
    this.#awaited = this.command.type === 'play' ? seq : newest;
    this.came(newest);
  }

  /** A frame is here: perhaps only what others did meanwhile. */
  came(seq: number): void {
    if (seq >= this.#awaited) this.command = null;
  }

  /** It was not carried out: gives which one; null: the answer is to something else. */
  refused({ id }: Refused): Command | null {
    const { command } = this;
    if (id !== command?.id) return null;
    this.command = null;
    return command;
  }
}

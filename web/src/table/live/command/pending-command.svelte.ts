// The command in flight: one at a time, until it is answered and its result has arrived.

import type { Command, Done, Refused } from '../../../protocol';

/** A command without the id and the seq that it is based on. */
export type Wish = Command extends infer C
  ? C extends Command
    ? Omit<C, 'id' | 'seq'>
    : never
  : never;

export class PendingCommand {
  /** null: none is. */
  command = $state.raw<Command | null>(null);
  /** The seq of its result; Infinity until the server has said. */
  #awaited = Infinity;

  /** @param seq of the frame that it is based on */
  begin(wish: Wish, id: string, seq: number): Command {
    const command = { ...wish, id, seq };
    this.command = command;
    this.#awaited = Infinity;
    return command;
  }

  /** It was carried out. Usually the answer precedes the frame; after a reconnect it may follow it.
   * @param newest the seq of the newest frame received */
  done({ id, seq }: Done, newest: number): void {
    if (id !== this.command?.id) return;
    // Other commands do not always lead to a frame.
    this.#awaited = this.command.type === 'play' ? seq : newest;
    this.came(newest);
  }

  /** A frame has arrived, perhaps only with what others did meanwhile. */
  came(seq: number): void {
    if (seq >= this.#awaited) this.command = null;
  }

  /** It was refused: returns the command; null if the answer is to something else. */
  refused({ id }: Refused): Command | null {
    const { command } = this;
    if (id !== command?.id) return null;
    this.command = null;
    return command;
  }
}

// The connection of the table at which one tries what others may play: shows what it is told to, and passes on
// what is tried.

import type { Frame, Previewed, Refused } from '../../protocol';
import { PageSocket } from '../rehearsal/page-socket';

export interface Foreseeing {
  preview(actions: string[]): Promise<Previewed | Refused>;
  /** Resolves once the position after them is shown. */
  play(actions: string[]): Promise<Refused | null>;
}

export class ForeseenSocket extends PageSocket {
  readonly #foreseeing: Foreseeing;
  #frame: Frame;

  constructor(first: Frame, foreseeing: Foreseeing) {
    super(first);
    this.#frame = first;
    this.#foreseeing = foreseeing;
  }

  /** Shows a position, whoever is to act there. */
  show(position: Omit<Frame, 'type' | 'seq' | 'whole' | 'can' | 'info'>): void {
    const { info, can, seq } = this.#frame;
    this.#frame = { ...position, type: 'frame', seq: seq + 1, whole: true, can, info };
    this.give(this.#frame);
  }

  protected preview(id: string, actions: string[]): void {
    void this.#foreseeing.preview(actions).then((reply) => this.give({ ...reply, id }));
  }
  protected play(id: string, actions: string[]): void {
    void this.#foreseeing
      .play(actions)
      .then((refused) =>
        this.give(refused ? { ...refused, id } : { type: 'done', id, seq: this.#frame.seq }),
      );
  }
}

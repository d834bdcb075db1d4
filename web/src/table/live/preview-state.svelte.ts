// What is being tried out, and what the server says of it. Only the newest question counts.

import type { Previewed, PreviewRequest, Refused } from '../../protocol';
import type { Proposal } from '../contract';

export class PreviewState {
  proposal = $state.raw<Proposal | null>(null);
  #asked: { id: string; actions: string[] } | null = null;

  /** Tries actions out: gives the question to send; null: nothing is tried any more. */
  ask(actions: string[] | null, id: string, seq: number): PreviewRequest | null {
    this.proposal = actions && { actions };
    this.#asked = actions && { id, actions };
    return actions && { type: 'preview', id, seq, actions };
  }

  /** Takes an answer, if it is to the newest question. */
  answered(reply: Previewed | Refused): void {
    if (reply.id !== this.#asked?.id || !this.proposal) return;
    this.proposal = { actions: this.#asked.actions, reply };
  }

  /** The command itself was refused: as if it had been tried out. */
  refused(actions: string[], reply: Refused): void {
    this.#asked = null;
    this.proposal = { actions, reply };
  }
}

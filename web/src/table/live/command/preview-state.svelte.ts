// The proposal and its preview. Only the newest request counts.

import type { Previewed, PreviewRequest, Refused } from '../../../protocol';
import type { Proposal } from '../../contract';

export class PreviewState {
  proposal = $state.raw<Proposal | null>(null);
  #asked: { id: string; actions: string[] } | null = null;

  /** Proposes actions and returns the request to send; null clears the proposal. */
  ask(actions: string[] | null, id: string, seq: number): PreviewRequest | null {
    this.proposal = actions && { actions };
    this.#asked = actions && { id, actions };
    return actions && { type: 'preview', id, seq, actions };
  }

  /** Takes an answer to the newest request; ignores others. */
  answered(reply: Previewed | Refused): void {
    if (reply.id !== this.#asked?.id || !this.proposal) return;
    this.proposal = { actions: this.#asked.actions, reply };
  }

  /** The command was refused: shown like a refused preview. */
  refused(actions: string[], reply: Refused): void {
    this.#asked = null;
    this.proposal = { actions, reply };
  }
}

// For tests: a Trial whose replies come when the test says so.

import type { Trial } from './choice.svelte';

type Proposal = NonNullable<Trial['proposal']>;

export const PREVIEWED = { type: 'previewed' } as const;
export const REFUSED = { type: 'refused' } as const;

export class TestTrial implements Trial {
  proposal: Proposal | null = null;
  acting = true;
  sending = false;
  played: string[][] = [];
  asked = 0;
  propose(actions: string[] | null): void {
    this.proposal = actions ? { actions } : null;
    this.asked++;
  }
  commit(): void {
    if (this.proposal?.reply?.type !== 'previewed') throw new Error('played without an answer');
    this.played.push(this.proposal.actions);
    this.proposal = null;
  }
  answer(reply: NonNullable<Proposal['reply']>): void {
    this.proposal = { ...this.proposal!, reply };
  }
}

// For the tests: a table at which a recorded decision waits.

import type { Proposal } from '../../table/contract';
import { Words } from '../../words';
import { positions } from './golden';

/** A seat's decision from a recorded game; a legal proposal is answered at once. */
export class Sitting {
  proposal = $state.raw<Proposal | null>(null);
  acting = $state(true);
  sending = false;
  viewer = 2;
  view: unknown;
  legal = $state.raw<string[]>([]);
  played: string[] = [];
  words = new Words('en', []);

  constructor(ply = 40) {
    const position = positions(2)[ply]!;
    this.view = position.view;
    this.legal = position.legal;
  }
  propose(actions: string[] | null): void {
    this.proposal = actions && {
      actions,
      reply: this.legal.includes(actions[0]!)
        ? { type: 'previewed', id: '', happenings: [], view: this.view, legal: [] }
        : { type: 'refused', id: '', code: 'illegal', message: '' },
    };
  }
  commit(): void {
    this.played.push(this.proposal!.actions[0]!);
  }
  say(): void {}
}

// The rows of a list of tournaments, with what a reader does about one of them.

import { ApiError } from '../api';
import * as ask from './ask';
import { place } from '../place.svelte';

export class Rows {
  /** null: not known yet. */
  all = $state.raw<ask.Listed[] | null>(null);
  /** Whether the reader may make one. */
  makes = $state(false);
  /** The tournament that is being entered. */
  busy = $state('');
  trouble = $state('');
  /** Nothing was ever told: without a connection. */
  readonly lost = $derived(this.all === null && this.trouble !== '');

  follow(): () => void {
    return ask.follow(
      '',
      (news) => {
        const { tournaments, may } = news as ask.List;
        this.all = tournaments;
        this.makes = may.includes('make');
        this.trouble = '';
      },
      (code) => (this.trouble = code),
    );
  }

  /** Enters one, and goes there. */
  async enter(id: string): Promise<void> {
    if (this.busy) return;
    this.busy = id;
    this.trouble = '';
    try {
      await ask.act(id, 'enter');
      place.go({ page: 'tournament', at: 'tournament', name: id });
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : 'unknown';
    }
    this.busy = '';
  }
}

/** Those that wait for the reader, then those in which they take part, then those that are open, in play, over. */
export function ordered(rows: readonly ask.Listed[]): ask.Listed[] {
  const rank = ({ table, you, phase }: ask.Listed) => {
    const own = you === 'in' && phase !== 'closed';
    return table ? 0 : own ? (phase === 'running' ? 1 : 2) : ask.PHASES.indexOf(phase) + 3;
  };
  return [...rows].sort((a, b) => rank(a) - rank(b));
}

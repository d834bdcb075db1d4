// Commands that the page sends by itself, each with its answer: independent of what the person sends.

import type { Done, Refused } from '../../protocol';

export class OwnCommands {
  readonly #unanswered = new Map<string, (answer: Done | Refused) => void>();

  /** The answer to the command with this id. */
  answerTo(id: string): Promise<Done | Refused> {
    return new Promise((answered) => this.#unanswered.set(id, answered));
  }

  /** Whether it answers one of them, and is handled by that. */
  answered(answer: Done | Refused): boolean {
    const then = this.#unanswered.get(answer.id);
    this.#unanswered.delete(answer.id);
    then?.(answer);
    return then !== undefined;
  }
}

// Commands and previews that the page sends by itself, each with its answer: independent of what the person
// sends.

import type { Done, Previewed, Refused } from '../../../protocol';

type Answer = Done | Refused | Previewed;

export class OwnCommands {
  readonly #unanswered = new Map<string, (answer: Answer) => void>();
  #previewed = '';

  /** The answer to the command with this id. */
  answerTo(id: string): Promise<Done | Refused> {
    return new Promise((answered) =>
      this.#unanswered.set(id, (answer) => answer.type !== 'previewed' && answered(answer)),
    );
  }

  /** The answer to the preview with this id; an earlier one is not answered any more. */
  previewOf(id: string): Promise<Previewed | Refused> {
    this.#unanswered.delete(this.#previewed);
    this.#previewed = id;
    return new Promise((answered) =>
      this.#unanswered.set(id, (answer) => answer.type !== 'done' && answered(answer)),
    );
  }

  /** Whether it answers one of them, and is handled by that. */
  answered(answer: Answer): boolean {
    const then = this.#unanswered.get(answer.id);
    this.#unanswered.delete(answer.id);
    then?.(answer);
    return then !== undefined;
  }
}

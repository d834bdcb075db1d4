// A table of its own for a position of a finished game: what is tried there is previewed by the server and
// played to nobody.

import type { Frame, Previewed, Refused } from '../../protocol';
import { PageSocket } from './page-socket';

/** Asks what actions would do at the position. */
export type Consult = (actions: string[]) => Promise<Previewed | Refused>;

/** What was played, and what it did; that the position is shown as it was. */
export type Played = (actions: string[]) => void;

/** The connection of such a table: answers like the server. */
export class Rehearsal extends PageSocket {
  readonly #first: Frame;
  readonly #consult: Consult;
  readonly #played: Played;
  #seq: number;

  /** @param first the position, with the events that led to it */
  constructor(first: Frame, consult: Consult, played: Played) {
    super(first);
    this.#first = first;
    this.#consult = consult;
    this.#played = played;
    this.#seq = first.seq;
  }

  protected preview(id: string, actions: string[]): void {
    void this.#consult(actions).then((reply) => this.give({ ...reply, id }));
  }
  protected play(id: string, actions: string[]): void {
    void this.#play(id, actions);
  }

  /** Shows the position anew, as it was. */
  again(): void {
    this.give({ ...this.#first, seq: ++this.#seq });
  }

  /** Shows what actions lead to. Nothing happens if they are refused. */
  async show(actions: string[]): Promise<void> {
    const reply = await this.#consult(actions);
    if (reply.type === 'previewed') this.#after(actions, reply);
  }

  async #play(id: string, actions: string[]): Promise<void> {
    const reply = await this.#consult(actions);
    if (reply.type === 'refused') {
      this.give({ ...reply, id });
      return;
    }
    this.#after(actions, reply);
    this.give({ type: 'done', id, seq: this.#seq });
    this.#played(actions);
  }

  #after(actions: readonly string[], { view, happenings }: Previewed): void {
    const { ply, viewer, events } = this.#first;
    const done = actions.map((action, k) => ({
      ply: ply + k + 1,
      actor: viewer,
      action,
      happenings: k === 0 ? happenings : [],
    }));
    this.give({
      ...this.#first,
      seq: ++this.#seq,
      ply: ply + actions.length,
      events: [...events, ...done],
      actors: [],
      legal: [],
      view,
    });
  }
}

/** The position as one to be played from.
 * @param past as the server shows it
 * @param end the last position, with all events */
export function playable(past: Frame, end: Frame): Frame {
  const { info } = end;
  const { viewer, ply } = past;
  return {
    ...past,
    whole: true,
    seq: end.seq,
    events: end.events.slice(0, ply),
    actors: [viewer],
    can: { back: false, takeback: false, resign: false, leave: false, rematch: false },
    info: { ...info, phase: 'playing', winners: [], resigned: 0 },
  };
}

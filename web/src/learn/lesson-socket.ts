// The connection of a lesson's table: answers like the server, for one learner, until the step is answered.

import type { Frame, PositionShown } from '../protocol';
import { frameOf, nobody, NOTHING } from '../table/rehearsal/alone';
import { PageSocket } from '../table/rehearsal/page-socket';
import type { Exercise, Verdict } from './exercise';

/** The position as a table would show it. */
export function lessonFrame(shown: PositionShown, exercise: Exercise, game: string): Frame {
  const { options, seat } = exercise.step.start;
  const frame = frameOf(game, options, shown, nobody(seat, options, 'easy'));
  return exercise.step.goals.length > 0
    ? { ...frame, actors: shown.actors }
    : { ...frame, actors: [], legal: [] };
}

export class LessonSocket extends PageSocket {
  readonly #exercise: Exercise;
  readonly #told: (verdict: Verdict) => void;
  readonly #lost: () => void;
  #frame: Frame;

  /** @param told after each play, what it came to
   * @param lost nothing was answered */
  constructor(
    first: Frame,
    exercise: Exercise,
    told: (verdict: Verdict) => void,
    lost: () => void,
  ) {
    super(first);
    this.#frame = first;
    this.#exercise = exercise;
    this.#told = told;
    this.#lost = lost;
  }

  protected preview(id: string, actions: string[]): void {
    this.#exercise.preview(actions).then((reply) => this.give({ ...reply, id }), this.#lost);
  }

  protected play(id: string, actions: string[]): void {
    this.show(actions, id).catch(this.#lost);
  }

  /** Plays actions of the learner. */
  async show(actions: string[], id = ''): Promise<void> {
    const reply = await this.#exercise.play(actions);
    if (reply.type === 'refused') {
      this.give({ ...reply, id });
      return;
    }
    const verdict = this.#exercise.verdict(reply);
    const open = verdict === 'open';
    const back = open && reply.ply === this.#frame.ply + actions.length;
    this.#shown(reply, open, back);
    if (id) this.give({ type: 'done', id, seq: this.#frame.seq });
    this.#told(verdict);
  }

  protected override back(id: string): void {
    this.#exercise.undo();
    this.#exercise.shown().then((reply) => {
      const whole = { ...this.#frame, whole: true, events: reply.events, stages: [] };
      this.#frame = whole;
      this.#shown(reply, true, this.#exercise.played.length > 0);
      this.give({ type: 'done', id, seq: this.#frame.seq });
    }, this.#lost);
  }

  /** @param open whether the learner can still act */
  #shown(reply: PositionShown, open: boolean, back: boolean): void {
    const { info, viewer, seq } = this.#frame;
    const over = reply.winners.length > 0;
    this.#frame = {
      type: 'frame',
      viewer,
      seq: seq + 1,
      ply: reply.ply,
      whole: reply.events.length === reply.ply,
      events: reply.events,
      actors: open ? reply.actors : [],
      view: reply.view,
      legal: open ? reply.legal : [],
      can: { ...NOTHING, back },
      info: over ? { ...info, winners: reply.winners } : info,
      ...(reply.stages ? { stages: reply.stages } : {}),
    };
    this.give(this.#frame);
  }
}

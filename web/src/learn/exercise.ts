// A step that is being played: the record so far, what came about, and whether that is right. Knows no game:
// the rules answer, from the server.

import type {
  Happening,
  PositionPreviewed,
  PositionRefused,
  PositionReply,
  PositionRequest,
  PositionShown,
} from '../protocol';
import type { Pattern, Step } from './course';

export type Ask = (request: PositionRequest) => Promise<PositionReply>;

/** `open`: there is more to do. */
export type Verdict = 'open' | 'right' | 'wrong';

export class Exercise {
  readonly step: Step;
  readonly #game: string;
  readonly #ask: Ask;
  #events: string[];
  #then: string[];
  #happened: Happening[] = [];
  /** What the learner has played. */
  played: string[] = [];

  constructor(game: string, step: Step, ask: Ask) {
    this.#game = game;
    this.step = step;
    this.#ask = ask;
    this.#events = [...step.start.events];
    this.#then = [...step.then];
  }

  /** The position as it stands, with what was told after `since`.
   * @throws Error if the record does not play */
  async shown(since = 0): Promise<PositionShown> {
    const reply = await this.#request(this.#events, { since });
    if (reply.type === 'position') return reply;
    throw new Error(
      `event ${reply.type === 'refused' ? reply.index + 1 : ''} of ${this.step.name}`,
    );
  }

  /** What actions would do. */
  async preview(actions: string[]): Promise<PositionPreviewed | PositionRefused> {
    return (await this.#request(this.#events, { actions })) as PositionPreviewed | PositionRefused;
  }

  /** Plays actions, and what the others do then. Nothing is played if one is not legal. */
  async play(actions: string[]): Promise<PositionShown | PositionRefused> {
    const { seat } = this.step.start;
    const since = this.#events.length;
    const events = [...this.#events, ...actions.map((action) => `${seat} ${action}`)];
    let reply = await this.#request(events, { since });
    if (reply.type === 'refused') return { ...reply, code: 'illegal', index: reply.index - since };
    if (reply.type !== 'position') throw new Error(reply.type);
    this.#events = events;
    this.played.push(...actions);
    const next = this.#due(reply);
    if (next.length > 0) {
      const after = await this.#request([...this.#events, ...next], { since });
      // What they would have done may not be possible after this.
      if (after.type === 'position') {
        this.#events.push(...next);
        this.#then.splice(0, next.length);
        reply = after;
      } else this.#then = [];
    }
    this.#happened.push(...reply.events.flatMap(({ happenings }) => happenings));
    return reply;
  }

  /** Takes the last action back, if nothing has come of it. */
  undo(): void {
    this.#events.pop();
    this.played.pop();
  }

  verdict({ actors }: PositionShown): Verdict {
    if (this.step.goals.every((ways) => ways.some((way) => this.#met(way)))) return 'right';
    return actors.includes(this.step.start.seat) ? 'open' : 'wrong';
  }

  /** The name of the first particular wrong turn that was taken; '' for none. */
  get mistake(): string {
    return this.step.wrongs.find(({ pattern }) => this.#met(pattern))?.name ?? '';
  }

  /** The script as far as it goes without the learner. */
  #due({ actors }: PositionShown): string[] {
    const { seat } = this.step.start;
    if (actors.includes(seat)) return [];
    const own = this.#then.findIndex((event) => event.startsWith(`${seat} `));
    return own < 0 ? this.#then : this.#then.slice(0, own);
  }

  #met({ code, parameters }: Pattern): boolean {
    if (code === 'action') return this.played.includes(parameters['action']!);
    return this.#happened.some(
      (happening) =>
        happening.code === code &&
        Object.entries(parameters).every(([name, value]) => {
          const given = happening[name];
          return Array.isArray(given) ? given.includes(value) : String(given) === value;
        }),
    );
  }

  #request(events: string[], more: Partial<PositionRequest>): Promise<PositionReply> {
    const { options, seat } = this.step.start;
    return this.#ask({ game: this.#game, options, events, seat, ...more });
  }
}

// A mistake that is tried again: its table, and what is said of the try.

import type { Judgement, Previewed, Refused } from '../protocol';
import type { GameUi } from '../table/contract';
import type { Screen } from '../table/live/screen.svelte';
import { asTable, CUT, frameOf, screenOf } from '../table/rehearsal/alone';
import type { Host } from '../table/rehearsal/host.svelte';
import { Rehearsal } from '../table/rehearsal/rehearsal';
import { type Judged, judge } from '../table/review/judged';
import { type Retry, well } from '../table/review/retry';
import type { Words } from '../words';
import { answered, type Mistake, type Reviewed } from './mistakes';
import type { Opened } from './open';
import { positions } from '../table/rehearsal/positions';

export class Trying implements Retry {
  readonly game: Reviewed;
  readonly mistake: Mistake;
  readonly ui: GameUi;
  readonly words: Words;
  readonly may = true;
  screen = $state.raw() as Screen;
  /** `answer`: something is said of a choice, or the answer is. */
  page = $state<'trying' | 'answer'>('trying');
  judged = $state.raw<Judged | null>(null);
  best = $state(false);
  /** It was found at the first try, and is in the list no more. */
  gone = $state(false);
  offline = $state(false);
  #told = false;
  readonly #rehearsal: Rehearsal;

  private constructor(
    game: Reviewed,
    mistake: Mistake,
    { ui, words }: Opened,
    rehearsal: (trying: Trying) => Rehearsal,
    host: Host,
    say: (sentence: string) => void,
  ) {
    this.game = game;
    this.mistake = mistake;
    this.ui = ui;
    this.words = words;
    this.#rehearsal = rehearsal(this);
    this.screen = screenOf(this.#rehearsal, host, say);
  }

  /** @throws Error if the position cannot be had */
  static async of(
    game: Reviewed,
    mistake: Mistake,
    opened: Opened,
    host: Host,
    say: (sentence: string) => void,
  ): Promise<Trying> {
    const reply = await positions(asked(game, mistake));
    if (reply.type !== 'position') throw new Error(reply.type);
    const first = frameOf(game.game, game.options, reply, game.seats);
    const rehearsal = (trying: Trying) =>
      new Rehearsal(
        first,
        (actions) => trying.#consult(actions),
        (actions) => trying.#answer(actions),
      );
    return new Trying(game, mistake, opened, rehearsal, host, say);
  }

  get decision(): Judgement {
    return this.mistake.decision;
  }

  async #consult(actions: string[]): Promise<Previewed | Refused> {
    try {
      const reply = await positions({ ...asked(this.game, this.mistake), actions });
      if (reply.type === 'position') throw new Error(reply.type);
      this.offline = false;
      return asTable(reply);
    } catch {
      this.offline = true;
      return CUT;
    }
  }

  #answer(actions: readonly string[]): void {
    this.judged = actions.length > 0 ? judge(actions, this.decision) : null;
    this.best = false;
    this.page = 'answer';
    if (well(this.judged) && !this.#told) {
      answered(this.game.table, this.game.seat, this.decision.ply);
      this.gone = true;
    }
    this.#told = true;
  }

  /** Gives up: what would have been best. */
  tell(): void {
    this.#answer([]);
  }
  again(): void {
    this.#rehearsal.again();
    this.best = false;
    this.page = 'trying';
  }
  show(): void {
    this.best = true;
    this.#rehearsal.again();
    void this.#rehearsal.show([this.decision.best]);
  }
  close(): void {
    this.screen.close();
  }
}

const asked = ({ game, options, events, seat }: Reviewed, { decision }: Mistake) => ({
  game,
  options,
  events: events.slice(0, decision.ply),
  seat,
});

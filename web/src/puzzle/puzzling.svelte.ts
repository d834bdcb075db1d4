// A puzzle that is being tried: its table, and what is said of the try.

import * as api from './api';
import type {
  EventShown,
  Happening,
  Previewed,
  PuzzleJudged,
  PuzzleShown,
  Refused,
} from '../protocol';
import type { Screen } from '../table/live/screen.svelte';
import { asTable, CUT, frameOf, nobody, screenOf } from '../table/rehearsal/alone';
import type { Host } from '../table/rehearsal/host.svelte';
import { Rehearsal } from '../table/rehearsal/rehearsal';
import { deed } from '../table/review/judged';
import { dayOf, type Chosen } from './daily';
import type { Opened } from './load';
import { markDay, markSolved, markTold, wasTold } from './solved';

/** `wrong`: the answer is not told yet. */
export type State = 'open' | 'wrong' | 'solved' | 'shown';

export class Puzzling {
  readonly chosen: Chosen;
  readonly opened: Opened;
  readonly puzzle: PuzzleShown;
  readonly #rehearsal: Rehearsal;
  readonly #daily: boolean;
  screen = $state.raw() as Screen;
  state = $state<State>('open');
  judged = $state.raw<PuzzleJudged | null>(null);
  offline = $state(false);
  #tried: readonly string[] = [];
  /** What the actions that were asked about last would do. */
  #happenings: Happening[] = [];

  /** @param daily whether it is that of the day */
  constructor(
    chosen: Chosen,
    puzzle: PuzzleShown,
    opened: Opened,
    host: Host,
    daily: boolean,
    say: (sentence: string) => void,
  ) {
    this.chosen = chosen;
    this.puzzle = puzzle;
    this.opened = opened;
    this.#daily = daily;
    const { options, position } = puzzle;
    this.#rehearsal = new Rehearsal(
      frameOf(chosen.game, options, position, nobody(position.seat, options, 'hard')),
      (actions) => this.#consult(actions),
      (actions) => void this.#answer(actions),
    );
    this.screen = screenOf(this.#rehearsal, host, say);
  }

  async #consult(actions: string[]): Promise<Previewed | Refused> {
    try {
      const reply = await api.previewPuzzle(this.chosen, actions);
      this.#happenings = reply.type === 'previewed' ? reply.happenings : [];
      return asTable(reply);
    } catch {
      this.offline = true;
      return CUT;
    }
  }

  async #answer(actions: readonly string[]): Promise<void> {
    this.#tried = actions;
    try {
      this.judged = await api.judgePuzzle(this.chosen, [...actions]);
      this.offline = false;
      const { solved } = this.judged;
      if (solved) this.#solved();
      this.state = solved ? 'solved' : 'wrong';
      const { words } = this.opened;
      this.screen.say(`${words.text(`puzzle.${this.state}`)} ${this.yours}`);
    } catch {
      this.offline = true;
      this.#rehearsal.again();
    }
  }

  #solved(): void {
    const { game, number } = this.chosen;
    if (wasTold(game, number)) return;
    markSolved(game, number);
    if (this.#daily) markDay(dayOf(Date.now()));
  }

  /** What the choice that was tried does. */
  get yours(): string {
    const turn = this.judged?.tried?.turn;
    return this.#told(turn?.length ? turn.slice(0, 1) : this.#own());
  }

  /** What the best choice does, with the rest of its turn. */
  get best(): string {
    return this.#told(this.judged?.best.turn ?? []);
  }

  #own(): Pick<EventShown, 'action' | 'happenings'>[] {
    const [action] = this.#tried;
    return action ? [{ action, happenings: this.#happenings }] : [];
  }

  #told(turn: readonly Pick<EventShown, 'action' | 'happenings'>[]): string {
    const { ui, words } = this.opened;
    const { seat } = this.puzzle.position;
    const happenings = turn.flatMap((each) => each.happenings);
    return turn[0] ? deed(seat, turn[0].action, happenings, ui, words) : '';
  }

  /** The position as it was. */
  again(): void {
    this.#rehearsal.again();
    this.judged = null;
    this.state = 'open';
  }

  /** Shows the answer on the board. */
  async show(): Promise<void> {
    try {
      this.judged ??= await api.solvePuzzle(this.chosen);
    } catch {
      this.offline = true;
      return;
    }
    this.offline = false;
    markTold(this.chosen.game, this.chosen.number);
    this.state = 'shown';
    this.#rehearsal.again();
    await this.#rehearsal.show(this.judged.best.actions);
    this.screen.say(`${this.opened.words.text('puzzle.shown')} ${this.best}`);
  }

  close(): void {
    this.screen.close();
  }
}

// Preparing answers on the board, whatever the game hides: what is tried stands there in the place of the table, and
// the lines that come of it are kept by the server.

import type { EventShown, Frame, Previewed, Refused, Seat } from '../../protocol';
import type { Words } from '../../words';
import type { GameUi } from '../contract';
import type { LiveTable } from '../live/live.svelte';
import type { Screen } from '../live/screen.svelte';
import { NOTHING } from '../rehearsal/alone';
import { ForeseenSocket } from './foreseen-socket';
import { type Line, MOST, without } from './lines';

/** What stands on the board: the position, and whose decision it shows. */
export type Tried = Pick<Frame, 'viewer' | 'ply' | 'events' | 'actors' | 'view' | 'legal'>;

export abstract class Plan {
  readonly screen: Screen;
  readonly ui: GameUi;
  /** Of the table, with those of this. */
  readonly words: Words;
  protected readonly base: LiveTable;
  /** Where it begins: the events so far. */
  protected readonly from: readonly EventShown[];
  readonly #left: () => void;
  #socket: ForeseenSocket | null = null;
  /** What is foreseen on the board. */
  foreseen = $state.raw<readonly EventShown[]>([]);
  /** Whose decision is tried. */
  seat = $state<Seat>(0);
  /** The key of a sentence about what failed; '' if nothing did. */
  notice = $state('');
  /** By line: what it does. */
  #told = $state.raw<ReadonlyMap<string, readonly EventShown[]>>(new Map());
  readonly #asked = new Set<string>();

  /** @param left is called when it ends */
  constructor(screen: Screen, ui: GameUi, words: Words, left: () => void) {
    this.#left = left;
    this.screen = screen;
    this.ui = ui;
    this.words = words;
    this.base = screen.current;
    this.from = this.base.frame.events;
  }

  /** Begins with what may be played next. */
  abstract begin(): Promise<void>;
  /** One step back: to the decision before. */
  abstract back(): Promise<void>;
  /** Answers whatever happens, in the place of what is tried; null where that is not to be had, or is what is
   * answered. */
  abstract get whatever(): (() => Promise<void>) | null;
  /** Whether the answer is one to whatever happens. */
  abstract get any(): boolean;
  /** Whether anything can be taken back. */
  abstract get begun(): boolean;
  protected abstract preview(actions: string[]): Promise<Previewed | Refused>;
  protected abstract play(actions: string[]): Promise<Refused | null>;
  /** What a line does. */
  protected abstract doing(line: Line): Promise<readonly EventShown[]>;

  get own(): Seat {
    return this.base.viewer;
  }
  /** The lines that stand. */
  get lines(): Line[] {
    return this.base.aside.prepared?.lines.map(({ events }) => events) ?? [];
  }
  /** Whether something has happened since, so that nothing can be prepared from here any more. */
  get over(): boolean {
    return this.base.frame.events.length !== this.from.length || !this.base.aside.prepared;
  }
  get mine(): boolean {
    return this.seat === this.own;
  }
  /** Whether the server keeps no more. */
  get full(): boolean {
    return this.foreseen.length === 0 && this.lines.length >= MOST;
  }

  async remove(line: Line): Promise<void> {
    await this.keep(without(this.lines, line));
  }

  /** What a line does; none while it is not known. */
  told(line: Line): readonly EventShown[] {
    return this.#told.get(line.join('\n')) ?? [];
  }

  /** Asks what the lines do. */
  learn(): void {
    for (const line of this.lines) {
      const name = line.join('\n');
      if (this.#asked.has(name)) continue;
      this.#asked.add(name);
      void this.doing(line).then(
        (events) => (this.#told = new Map(this.#told).set(name, events)),
        () => this.#asked.delete(name),
      );
    }
  }

  close(): void {
    const { trial } = this.screen;
    this.screen.trial = null;
    this.#left();
    trial?.close();
  }

  protected show(position: Tried): void {
    this.seat = position.actors.length > 0 ? position.viewer : 0;
    const shown = this.full ? { ...position, actors: [], legal: [] } : position;
    if (this.#socket) return this.#socket.show(shown);
    const { clock: _, prepared: __, questions: ___, ...frame } = this.base.frame;
    const first: Frame = { ...frame, ...shown, whole: true, can: NOTHING };
    this.#socket = new ForeseenSocket(first, {
      preview: (actions) => this.preview(actions),
      play: (actions) => this.play(actions),
    });
    this.screen.trial = this.base.twin(this.#socket.surroundings);
    this.#socket.onopen?.();
  }

  protected async keep(lines: readonly Line[]): Promise<void> {
    const answer = await this.base.give({
      type: 'prepare',
      lines: lines.map((events) => ({ events: [...events] })),
    });
    this.notice = answer.type === 'done' ? '' : `refused.${answer.code}`;
  }

  protected async attempt(step: () => Promise<void>): Promise<boolean> {
    this.notice = '';
    try {
      await step();
      return true;
    } catch {
      this.notice = 'problem.offline';
      return false;
    }
  }
}

/** The plan that the page shows; it shows one at most. */
export const under: { way: Plan | null } = { way: null };

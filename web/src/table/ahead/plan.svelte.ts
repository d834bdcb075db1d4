// Preparing answers on the board: first what another seat may do is tried, then what one would answer, and so on.
// A line is kept by the server as soon as it ends with an own answer.

import type { EventShown, Frame, PositionShown, Previewed, Refused, Seat } from '../../protocol';
import type { Words } from '../../words';
import type { GameUi } from '../contract';
import type { LiveTable } from '../live/live.svelte';
import type { Screen } from '../live/screen.svelte';
import { asTable, CUT, NOTHING } from '../rehearsal/alone';
import { positions } from '../rehearsal/positions';
import { ForeseenSocket } from './foreseen-socket';
import { joined, type Line, LONGEST, MOST, recorded, without } from './lines';

export class Plan {
  readonly screen: Screen;
  readonly ui: GameUi;
  /** Of the table, with those of this. */
  readonly words: Words;
  readonly #base: LiveTable;
  /** Where it begins: the events so far, as a record has them. */
  readonly #from: readonly EventShown[];
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
    this.#base = screen.current;
    this.#from = this.#base.frame.events;
  }

  get own(): Seat {
    return this.#base.viewer;
  }
  /** The lines that stand. */
  get lines(): Line[] {
    return this.#base.aside.prepared?.lines.map(({ events }) => events) ?? [];
  }
  /** Whether something has happened since, so that nothing can be prepared from here any more. */
  get over(): boolean {
    return this.#base.frame.events.length !== this.#from.length || !this.#base.aside.prepared;
  }
  get mine(): boolean {
    return this.seat === this.own;
  }
  /** Whether the server keeps no more. */
  get full(): boolean {
    return (
      this.foreseen.length >= LONGEST || (this.foreseen.length === 0 && this.lines.length >= MOST)
    );
  }

  /** Begins with what may be played next. */
  async begin(): Promise<void> {
    const { frame, viewer } = this.#base;
    this.foreseen = [];
    const actor = frame.actors.find((seat) => seat !== viewer) ?? 0;
    await this.#attempt(async () => this.#show(await this.#at(this.foreseen, actor)));
  }

  /** One step back: to the decision before. */
  async back(): Promise<void> {
    const last = this.foreseen.at(-1);
    const first = this.foreseen.findLastIndex((event) => event.actor !== last?.actor) + 1;
    const events = this.foreseen.slice(0, first);
    await this.#attempt(async () => {
      const shown = await this.#at(events, last!.actor);
      this.foreseen = events;
      this.#show(shown);
    });
  }

  async remove(line: Line): Promise<void> {
    await this.#keep(without(this.lines, line));
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
      void this.#ask([...this.#record(), ...line], this.own, this.#from.length).then(
        ({ events }) => (this.#told = new Map(this.#told).set(name, events)),
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

  #record(): string[] {
    return this.#from.map(recorded);
  }

  async #ask(events: string[], seat: Seat, since: number): Promise<PositionShown> {
    const { game, options } = this.#base.info;
    const reply = await positions({ game, options, events, seat, since });
    if (reply.type !== 'position') throw new Error(reply.type);
    return reply;
  }

  /** The position after some events, for whoever is to act there. @param seat who may be */
  async #at(foreseen: readonly EventShown[], seat: Seat): Promise<PositionShown> {
    const events = [...this.#record(), ...foreseen.map(recorded)];
    const reply = await this.#ask(events, seat, events.length);
    const actor = reply.actors[0] ?? seat;
    return actor === seat ? reply : this.#ask(events, actor, events.length);
  }

  #show(shown: PositionShown): void {
    this.seat = shown.actors.length > 0 ? shown.seat : 0;
    const position = {
      viewer: shown.seat,
      ply: shown.ply,
      events: [...this.#from, ...this.foreseen],
      actors: this.full ? [] : shown.actors,
      view: shown.view,
      legal: this.full ? [] : shown.legal,
    };
    if (this.#socket) return this.#socket.show(position);
    const { clock: _, prepared: __, questions: ___, ...frame } = this.#base.frame;
    const first: Frame = { ...frame, ...position, whole: true, can: NOTHING };
    this.#socket = new ForeseenSocket(first, {
      preview: (actions) => this.#preview(actions),
      play: (actions) => this.#play(actions),
    });
    this.screen.trial = this.#base.twin(this.#socket.surroundings);
    this.#socket.onopen?.();
  }

  async #preview(actions: string[]): Promise<Previewed | Refused> {
    try {
      const { game, options } = this.#base.info;
      const events = [...this.#record(), ...this.foreseen.map(recorded)];
      const reply = await positions({ game, options, events, seat: this.seat, actions });
      if (reply.type === 'position') throw new Error(reply.type);
      this.notice = '';
      return asTable(reply);
    } catch {
      this.notice = 'problem.offline';
      return CUT;
    }
  }

  async #play(actions: string[]): Promise<Refused | null> {
    const actor = this.seat;
    const record = [...this.#record(), ...this.foreseen.map(recorded)];
    const after = [...record, ...actions.map((action) => recorded({ actor, action }))];
    const done = await this.#attempt(async () => {
      const { events } = await this.#ask(after, this.own, record.length);
      const foreseen = [...this.foreseen, ...events];
      const shown = await this.#at(foreseen, actor);
      this.foreseen = foreseen;
      this.#show(shown);
      if (actor === this.own && !this.mine)
        await this.#keep(joined(this.own, this.lines, foreseen.map(recorded)));
    });
    return done ? null : CUT;
  }

  async #keep(lines: readonly Line[]): Promise<void> {
    const answer = await this.#base.give({
      type: 'prepare',
      lines: lines.map((events) => ({ events: [...events] })),
    });
    this.notice = answer.type === 'done' ? '' : `refused.${answer.code}`;
  }

  async #attempt(step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      this.notice = '';
      return true;
    } catch {
      this.notice = 'problem.offline';
      return false;
    }
  }
}

/** The plan that the page shows; it shows one at most. */
export const under: { way: Plan | null } = { way: null };

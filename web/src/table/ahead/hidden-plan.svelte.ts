// Preparing answers where hands are hidden. The server tells what the seat may suppose by what it knows: what another
// may do next, where that can be said, and what it could answer itself; or its answer to whatever happens. What
// follows the answer nobody can foresee.

import { json, nonce } from '../../api';
import type { EventShown, Previewed, PreviewRequest, Refused, Seat } from '../../protocol';
import { CUT } from '../rehearsal/alone';
import { joined, type Line, recorded, WHATEVER } from './lines';
import { Plan } from './plan.svelte';

const by = (line: Line, seat: Seat): string[] =>
  line
    .filter((event) => event.startsWith(`${seat} `))
    .map((event) => event.slice(event.indexOf(' ') + 1));

export class HiddenPlan extends Plan {
  /** What is answered: nothing yet, whatever happens, or what is foreseen. */
  #any = $state(false);
  /** Whether it can be said what others may do. */
  #others = $state(true);

  get any(): boolean {
    return this.#any;
  }
  get begun(): boolean {
    return this.#others && this.mine;
  }
  get whatever(): (() => Promise<void>) | null {
    return this.#any ? null : () => this.#answer([]);
  }
  get #next(): Seat {
    return this.base.frame.actors.find((seat) => seat !== this.own) ?? 0;
  }
  /** The others’ events of the line that is tried. */
  get #condition(): Line {
    const events = this.foreseen.map(recorded);
    const last = events.length === 0 || this.base.info.seats.length > 2;
    return last ? [...events, WHATEVER] : events;
  }

  async begin(): Promise<void> {
    this.foreseen = [];
    this.#any = false;
    await this.attempt(async () => {
      const shown = this.#others ? await this.#suppose([], this.#next, []) : null;
      if (shown?.type === 'previewed') {
        this.#show(this.#next, shown);
        return;
      }
      this.#others = false;
      await this.#answer([]);
    });
  }

  back(): Promise<void> {
    return this.begin();
  }

  /** Shows what one could answer. */
  async #answer(foreseen: readonly EventShown[]): Promise<void> {
    await this.attempt(async () => {
      const shown = await this.#suppose(foreseen.map(recorded), this.own, []);
      if (shown.type !== 'previewed') throw new Error(shown.code);
      this.foreseen = foreseen;
      this.#any = foreseen.length === 0;
      this.#show(this.own, shown);
    });
  }

  protected async doing(line: Line): Promise<readonly EventShown[]> {
    const first = line[0]!;
    const events: EventShown[] = [];
    if (first !== WHATEVER)
      events.push(...(await this.#did([], Number(first[0]), by([first], Number(first[0])))));
    const after = first === WHATEVER ? [] : [first];
    return [...events, ...(await this.#did(after, this.own, by(line, this.own)))];
  }

  /** What a seat’s actions do, as one event for the sentences; none that can’t be said. */
  async #did(after: string[], seat: Seat, actions: string[]): Promise<EventShown[]> {
    const reply = await this.#suppose(after, seat, actions);
    const happenings = reply.type === 'previewed' ? reply.happenings : [];
    return [{ ply: 0, actor: seat, action: actions.join(' '), happenings }];
  }

  async #suppose(after: string[], seat: Seat, actions: string[]): Promise<Previewed | Refused> {
    const { id, token, frame } = this.base;
    const supposed = { after, seat };
    const request: PreviewRequest = {
      type: 'preview',
      id: nonce(),
      seq: frame.seq,
      actions,
      supposed,
    };
    return json(`/tables/${id}/commands`, token, request);
  }

  /** One that leaves no choice is nothing to prepare; the page would take it by itself. */
  #show(viewer: Seat, { view, legal: all }: Previewed): void {
    const { ply } = this.base.frame;
    const legal = all.length > 1 ? all : [];
    const events = [...this.from, ...this.foreseen];
    this.show({ viewer, ply: ply + this.foreseen.length, events, actors: [viewer], view, legal });
  }

  protected async preview(actions: string[]): Promise<Previewed | Refused> {
    try {
      const reply = await this.#suppose(this.foreseen.map(recorded), this.seat, actions);
      this.notice = '';
      return reply;
    } catch {
      this.notice = 'problem.offline';
      return CUT;
    }
  }

  protected async play(actions: string[]): Promise<Refused | null> {
    const { mine, seat, own } = this;
    const done = await this.attempt(async () => {
      if (!mine) return this.#answer(await this.#did([], seat, actions));
      const answers = actions.map((action) => recorded({ actor: own, action }));
      const line = [...this.#condition, ...answers];
      await this.begin();
      await this.keep(joined(own, this.lines, line));
    });
    return done ? null : CUT;
  }
}

// Preparing answers where nothing is hidden: first what another seat may do is tried, then what one would answer, and
// so on. A line is kept as soon as it ends with an own answer.

import type { EventShown, PositionShown, Previewed, Refused, Seat } from '../../protocol';
import { asTable, CUT } from '../rehearsal/alone';
import { positions } from '../rehearsal/positions';
import { joined, type Line, LONGEST, recorded } from './lines';
import { Plan } from './plan.svelte';

export class OpenPlan extends Plan {
  override get full(): boolean {
    return this.foreseen.length >= LONGEST || super.full;
  }
  get begun(): boolean {
    return this.foreseen.length > 0;
  }
  get any(): boolean {
    return false;
  }
  get whatever(): null {
    return null;
  }

  async begin(): Promise<void> {
    const { frame, viewer } = this.base;
    this.foreseen = [];
    const actor = frame.actors.find((seat) => seat !== viewer) ?? 0;
    await this.attempt(async () => this.#show(await this.#at(this.foreseen, actor)));
  }

  async back(): Promise<void> {
    const last = this.foreseen.at(-1);
    const first = this.foreseen.findLastIndex((event) => event.actor !== last?.actor) + 1;
    const events = this.foreseen.slice(0, first);
    await this.attempt(async () => {
      const shown = await this.#at(events, last!.actor);
      this.foreseen = events;
      this.#show(shown);
    });
  }

  protected async doing(line: Line): Promise<readonly EventShown[]> {
    return (await this.#ask([...this.#record(), ...line], this.own, this.from.length)).events;
  }

  #record(): string[] {
    return this.from.map(recorded);
  }

  async #ask(events: string[], seat: Seat, since: number): Promise<PositionShown> {
    const { game, options } = this.base.info;
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

  #show({ seat, ply, actors, view, legal }: PositionShown): void {
    const events = [...this.from, ...this.foreseen];
    this.show({ viewer: seat, ply, events, actors, view, legal });
  }

  protected async preview(actions: string[]): Promise<Previewed | Refused> {
    try {
      const { game, options } = this.base.info;
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

  protected async play(actions: string[]): Promise<Refused | null> {
    const actor = this.seat;
    const record = [...this.#record(), ...this.foreseen.map(recorded)];
    const after = [...record, ...actions.map((action) => recorded({ actor, action }))];
    const done = await this.attempt(async () => {
      const { events } = await this.#ask(after, this.own, record.length);
      const foreseen = [...this.foreseen, ...events];
      const shown = await this.#at(foreseen, actor);
      this.foreseen = foreseen;
      this.#show(shown);
      if (actor === this.own && !this.mine)
        await this.keep(joined(this.own, this.lines, foreseen.map(recorded)));
    });
    return done ? null : CUT;
  }
}

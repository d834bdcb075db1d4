// The steps of a turn being composed, proposed together: the server's preview says where they lead and what
// is legal next.

import { parse } from '../action';
import type { Action } from '../action';
import { partBuilt } from '../board/building/parts';
import type { Part } from '../board/building/parts';
import { asView, sitesOf } from '../view';
import type { PagodaView } from '../view';
import type { Table } from '../../../table/contract';

/** The position after some steps, with its legal actions. */
interface Position {
  view: PagodaView;
  legal: readonly string[];
}

interface Tried {
  action: string;
  /** The position in which it was taken. */
  before: Position;
}

/** A step of the turn being composed. */
export interface Step {
  action: Action;
  /** What it scores; null until the server has answered. */
  points: number | null;
  /** The part it builds; null if none. */
  part: Part | null;
}

export class Trail {
  readonly table: Table;
  #trail = $state.raw<Tried[]>([]);
  /** The last position from the server, drawn until the next answer. */
  #settled = $state.raw<Position | null>(null);

  constructor(table: Table) {
    this.table = table;
  }

  /** The steps proposed; empty once the table has dropped the proposal. */
  readonly #tried = $derived.by((): Tried[] => (this.table.proposal ? this.#trail : []));
  readonly now = $derived.by((): Position => {
    const start = { view: asView(this.table.view), legal: this.table.legal };
    if (this.#tried.length === 0) return start;
    const reply = this.table.proposal?.reply;
    if (reply?.type === 'previewed') return { view: asView(reply.view), legal: reply.legal };
    return this.#settled ?? start;
  });
  readonly steps = $derived.by((): Step[] => this.#tried.map((_, k) => this.#step(k)));

  /** Whether the server has yet to answer. */
  get pending(): boolean {
    return this.table.proposal !== null && this.table.proposal.reply === undefined;
  }
  /** Whether the server has answered, and a step can be added. */
  get can(): boolean {
    return this.table.acting && !this.table.sending && !this.pending;
  }
  get actions(): string[] {
    return this.#tried.map(({ action }) => action);
  }
  get length(): number {
    return this.#tried.length;
  }
  /** The points for all steps. */
  get sum(): number {
    return this.#score(this.now.view) - this.#score(asView(this.table.view));
  }
  may(action: string): boolean {
    return this.table.acting && this.now.legal.includes(action);
  }

  add(action: string): boolean {
    if (!this.can || !this.may(action)) return false;
    this.#try([...this.#tried, { action, before: this.now }], this.now);
    return true;
  }

  /** Takes the last step back and returns it; '' if there is none. */
  takeBack(): string {
    const last = this.#tried.at(-1);
    if (!last || this.table.sending) return '';
    this.#try(this.#tried.slice(0, -1), last.before);
    return last.action;
  }

  /** Sends the steps, followed by further actions. */
  play(...more: string[]): void {
    if (!this.can) return;
    this.#settled = this.now;
    this.table.play([...this.actions, ...more]);
  }

  forget(): void {
    this.#trail = [];
  }

  #try(trail: Tried[], settled: Position): void {
    this.#trail = trail;
    this.#settled = settled;
    this.table.propose(trail.length > 0 ? trail.map(({ action }) => action) : null);
  }

  #score(view: PagodaView): number {
    return view.score[this.table.viewer - 1] ?? 0;
  }

  #step(index: number): Step {
    const { action: text, before } = this.#tried[index]!;
    const action = parse(text);
    const after = this.#tried[index + 1]?.before ?? (this.pending ? null : this.now);
    return {
      action,
      points: after && this.#score(after.view) - this.#score(before.view),
      part: 'site' in action ? partBuilt(sitesOf(before.view), action) : null,
    };
  }
}

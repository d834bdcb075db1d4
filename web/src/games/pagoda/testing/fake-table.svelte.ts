// For tests: a table at which a recorded turn is composed again, step by step.

import type { EventShown, Previewed, Refused } from '../../../protocol';
import type { Proposal, Table } from '../../../table/contract';
import { Words } from '../../../words';
import { Play } from '../interaction/play.svelte';
import { positions, recorded } from './golden';
import type { Position } from './golden';

const events = recorded();

/** A seat's decision from the recorded game; the recorded actions are answered from the record. */
export class FakeTable {
  readonly viewer: number;
  readonly #ply: number;
  readonly #positions: Position[];
  proposal = $state.raw<Proposal | null>(null);
  acting = $state(true);
  sending = $state(false);
  /** Answers wait until the test releases them. */
  slow = false;
  played: string[][] = [];
  said: string[] = [];
  words = new Words('en', []);
  last: EventShown[] = [];

  constructor(viewer: number, ply: number) {
    this.viewer = viewer;
    this.#ply = ply;
    this.#positions = positions(viewer);
  }

  get view(): unknown {
    return this.#positions[this.#ply]!.view;
  }
  get legal(): string[] {
    return this.acting ? this.#positions[this.#ply]!.legal : [];
  }

  propose(actions: string[] | null): void {
    this.proposal = actions && { actions };
    if (!this.slow) this.answer();
  }
  answer(): void {
    const actions = this.proposal?.actions;
    if (actions) this.proposal = { actions, reply: this.#reply(actions) };
  }
  play(actions: string[]): void {
    this.played.push(actions);
  }
  say(sentence: string): void {
    this.said.push(sentence);
  }

  #reply(actions: string[]): Previewed | Refused {
    const known = actions.every((action, k) => events[this.#ply + k] === action);
    if (!known) return { type: 'refused', id: '', code: 'illegal', message: '' };
    const { view, legal, actor } = this.#positions[this.#ply + actions.length]!;
    const next = actor === this.viewer ? legal : [];
    return { type: 'previewed', id: '', happenings: [], view, legal: next };
  }
}

/** At the first decision of the turn of the recorded game that contains this action. */
export function sitAt(
  action: string,
  from = 0,
): { table: FakeTable; composer: Play; turn: string[] } {
  const at = events.indexOf(action, from);
  const start = events.findLastIndex((each, k) => k < at && each.startsWith('draw ')) + 1;
  const length = events.slice(start).findIndex((each) => each.startsWith('draw '));
  const table = new FakeTable(positions()[start]!.view.turn, start);
  const composer = new Play(table as unknown as Table);
  composer.begin();
  return { table, composer, turn: events.slice(start, start + length) };
}

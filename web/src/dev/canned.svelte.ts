// A Table over a recorded game. A proposal is answered from the recording: the recorded action gives
// the recorded next view; another legal one the view as it stands; an illegal one a refusal.

import type { EventShown, Frame, Previewed, Questions, Refused } from '../protocol';
import type { Place, Proposal, Staged, Table } from '../table/contract';
import { marked, type Turn } from '../table/live/position/history';
import type { Words } from '../words';
import { frameAt, type Recorded } from './recorded';

export class CannedTable implements Table {
  #recorded: Recorded;
  ply = $state(0);
  viewer = $state(1);
  beat = $state(0);
  motion = $state(true);
  touch = $state(false);
  live = $state(true);
  sending = $state(false);
  proposal = $state.raw<Proposal | null>(null);
  questions = $state.raw<Questions | null>(null);
  stage = $state.raw<Staged | null>(null);
  lit = $state.raw<readonly Place[]>([]);
  named = $state(false);
  said = $state('');
  words = $state.raw() as Words;
  #frame = $derived.by((): Frame => frameAt(this.#recorded, this.ply, this.viewer));

  constructor(recorded: Recorded, words: Words) {
    this.#recorded = recorded;
    this.words = words;
    this.ply = recorded.steps.findIndex((step) => step.actors[0] === '1');
  }

  get frame(): Frame {
    return this.#frame;
  }
  get info() {
    return this.#frame.info;
  }
  get view(): unknown {
    return this.#frame.view;
  }
  get acting(): boolean {
    return this.live && this.#frame.actors.includes(this.viewer);
  }
  get legal(): readonly string[] {
    return this.acting ? this.#frame.legal : [];
  }
  get marked(): readonly Turn[] {
    return marked(this.#frame.events, this.viewer);
  }
  get last(): readonly EventShown[] {
    const events = this.#frame.events;
    const from = events.findLastIndex((event) => event.actor !== 0);
    return from < 0 ? [] : events.slice(from);
  }
  get plies(): number {
    return this.#recorded.steps.length - 1;
  }

  propose(actions: string[] | null): void {
    this.proposal = actions === null ? null : { actions };
    if (actions !== null) {
      setTimeout(() => {
        if (this.proposal?.actions === actions)
          this.proposal = { actions, reply: this.#reply(actions) };
      }, 30);
    }
  }

  commit(): void {
    if (this.proposal?.reply?.type === 'previewed') this.step(1);
  }

  play(actions: string[]): void {
    this.step(actions.length);
  }

  back(): void {
    this.step(-1);
  }

  putOff(until: number): void {
    if (this.questions) this.questions = { ...this.questions, until };
  }

  nextStage(): void {
    this.stage = null;
  }

  showAll(): void {
    this.stage = null;
  }

  point(places: readonly Place[]): void {
    this.lit = places;
  }

  say(sentence: string): void {
    this.said = sentence;
  }

  /** Moves on, or back; forward one step at a time is animated. */
  step(by: number): void {
    this.proposal = null;
    const to = Math.min(Math.max(this.ply + by, 0), this.plies);
    if (to === this.ply + 1) this.beat++;
    this.ply = to;
  }

  #reply(actions: string[]): Previewed | Refused {
    const wrong = actions.findIndex((action) => !this.legal.includes(action));
    if (wrong >= 0 && actions.length === 1) {
      const reason = { code: 'no-notation', text: actions[wrong]! };
      return {
        type: 'refused',
        id: 'canned',
        code: 'illegal',
        message: reason.code,
        index: wrong,
        refusal: { clause: 'GEN-6', reason },
      };
    }
    const next = this.#recorded.steps[this.ply + actions.length];
    const recorded = actions.every(
      (action, k) => this.#recorded.steps[this.ply + k + 1]?.event?.action === action,
    );
    const view = recorded && next ? next.views[this.viewer] : this.view;
    return { type: 'previewed', id: 'canned', happenings: [], view, legal: [] };
  }
}

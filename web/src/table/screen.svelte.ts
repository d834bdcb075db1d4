// What one screen shows of a table: one seat's table, or several that share the screen in turn. It
// is the Table of the boards throughout, so that a board stays as it is when the seat changes.

import type { EventShown, Frame, Questions, Seat, TableInfo } from '../protocol';
import type { Words } from '../words';
import type { Proposal, Staged, Table } from './contract';
import type { LiveTable } from './live.svelte';

/** Before the screen changes hands the last move is watched, in milliseconds. */
const WATCHED = 1200;

export class Screen implements Table {
  readonly tables: LiveTable[];
  readonly alone: boolean;
  #index = $state(0);
  #beats = $state(0);
  /** The seat to whom the screen is to be handed; 0: nobody, it is open. */
  curtain = $state<Seat>(0);
  /** The table after this one, that stands since this page was opened; '' for none. */
  onward = $state('');
  #timer = 0;
  /** Somebody else has the screen. */
  onhanded = (): void => {};

  readonly #say: (sentence: string) => void;

  constructor(tables: LiveTable[], say: (sentence: string) => void) {
    this.tables = tables;
    this.#say = say;
    this.alone = tables.length === 1;
  }

  get current(): LiveTable {
    return this.tables[this.#index]!;
  }
  get ready(): boolean {
    return this.tables.every((table) => table.ready);
  }
  get failed(): string {
    return this.tables.find((table) => table.failure !== '')?.failure ?? '';
  }
  get frame(): Frame {
    return this.current.frame;
  }
  get info(): TableInfo {
    return this.current.info;
  }
  get can(): Frame['can'] {
    return this.current.can;
  }
  get viewer(): Seat {
    return this.current.viewer;
  }
  get view(): unknown {
    return this.current.view;
  }
  get events(): readonly EventShown[] {
    return this.current.events;
  }
  get ply(): number {
    return this.current.ply;
  }
  get live(): boolean {
    return this.current.live;
  }
  get acting(): boolean {
    return this.curtain === 0 && this.current.acting;
  }
  get legal(): readonly string[] {
    return this.acting ? this.current.legal : [];
  }
  get last(): readonly EventShown[] {
    return this.current.last;
  }
  get beat(): number {
    return this.#beats;
  }
  get proposal(): Proposal | null {
    return this.current.proposal;
  }
  get sending(): boolean {
    return this.current.sending;
  }
  get words(): Words {
    return this.current.words;
  }
  get motion(): boolean {
    return this.current.motion;
  }
  get touch(): boolean {
    return this.current.touch;
  }
  /** Whether a seat of this device sits at the table, and which. */
  mine(seat: Seat): boolean {
    return this.tables.some((table) => table.viewer === seat && seat !== 0);
  }
  /** What may be undone from here, and by whom: at one screen by the seat that moved last, for the
   * screen has already passed on. */
  get undo(): { kind: 'back' | 'takeback'; act: () => void } | null {
    const mover = this.current.frame.events.findLast((event) => event.actor !== 0)?.actor;
    const table = this.tables.find((each) => each.viewer === mover) ?? this.current;
    const kind = table.can.back ? 'back' : table.can.takeback ? 'takeback' : null;
    return kind && { kind, act: () => table.send({ type: kind }) };
  }

  /** Those who share the screen have agreed among themselves. */
  agree(): void {
    for (const table of this.tables) {
      const asked = table.info.takeback;
      if (!asked || table.viewer === 0 || asked.by === table.viewer || table.sending) continue;
      if (this.mine(asked.by) && !asked.agreed.includes(table.viewer)) {
        table.send({ type: 'answer', accept: true });
      }
    }
  }

  /** The game is over and its end has been shown. */
  get over(): boolean {
    return this.info.phase === 'over' && !this.current.behind;
  }

  propose(actions: string[] | null): void {
    this.current.propose(actions);
  }
  commit(): void {
    this.current.commit();
  }
  play(actions: string[]): void {
    this.current.play(actions);
  }
  back(): void {
    this.current.back();
  }
  get questions(): Questions | null {
    return this.current.questions;
  }
  putOff(until: number): void {
    this.current.putOff(until);
  }
  get stage(): Staged | null {
    return this.current.stage;
  }
  // Each table keeps its own time, but those at the screen watch one thing.
  nextStage(): void {
    for (const table of this.tables) if (table.stage) table.nextStage();
  }
  showAll(): void {
    for (const table of this.tables) table.showAll();
  }
  /** Shows what waits up to the next stage; a stage that is shown stays. */
  skip(): void {
    for (const table of this.tables) table.skip();
  }
  say(sentence: string): void {
    this.#say(sentence);
  }
  look(ply: number | null, step = false): Promise<void> {
    return this.current.look(ply, step);
  }

  /** One of the tables shows a position; `beat`: it is to be animated. */
  shown(table: LiveTable, beat: boolean): void {
    if (table === this.current && beat && this.live) this.#beats++;
    if (!this.alone && this.ready) this.#pass();
  }
  /** The current table was moved to a neighbouring past position. */
  stepped(): void {
    this.#beats++;
  }

  /** The screen was handed over. */
  lift(): void {
    const next = this.tables.find((table) => table.viewer === this.curtain);
    this.curtain = 0;
    if (next) this.#hand(next);
    // Meanwhile it may have become another's turn.
    this.#pass();
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const table of this.tables) table.close();
  }

  /** Nothing is drawn before the first hand-over of a game with hidden things. */
  begin(): void {
    if (this.alone) return;
    const next = this.#next() ?? this.current;
    if (this.#hidden(next)) this.curtain = next.viewer;
    else this.#hand(next);
  }

  /** Who leaves the screen leaves the past too: it is the present that passes from seat to seat. */
  #hand(next: LiveTable): void {
    const left = this.current;
    if (next === left) return;
    this.#index = this.tables.indexOf(next);
    void left.look(null);
    this.onhanded();
  }

  #next(): LiveTable | undefined {
    return this.tables.find((table) => table.due);
  }

  #pass(): void {
    clearTimeout(this.#timer);
    const next = this.#next();
    const { due, behind } = this.current;
    if (!next || next === this.current || due || behind) return;
    if (!this.#hidden(next)) return this.#hand(next);
    const wait = this.motion ? WATCHED : 0;
    this.#timer = window.setTimeout(() => {
      if (next.due && !this.current.due) this.curtain = next.viewer;
    }, wait);
  }

  /** Whether two seats of this screen see different things, whatever past each looks at. */
  #hidden(next: LiveTable): boolean {
    const others = this.tables.filter((table) => table !== next);
    return others.some(
      (other) => JSON.stringify(other.frame.view) !== JSON.stringify(next.frame.view),
    );
  }
}

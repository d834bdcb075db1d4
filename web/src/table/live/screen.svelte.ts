// What one screen shows of a table: one seat's table, or several seats' in turn. It remains the same Table
// for the boards, so that a board is kept when the seat changes.

import type { Seat } from '../../protocol';
import type { Place, Table } from '../contract';
import { type Undo, undoOf } from './undo';
import { Handover } from './handover.svelte';
import type { LiveTable } from './live.svelte';
import { ShownTable } from './shown-table';
import { Spotlight } from './spotlight.svelte';

export class Screen extends ShownTable implements Table {
  readonly tables: LiveTable[];
  readonly alone: boolean;
  readonly spotlight = new Spotlight();
  readonly #handover: Handover;
  #beats = $state(0);
  /** The id of a next table created since this page was opened; '' if none. */
  onward = $state('');
  /** A position of the finished game from which something is tried; null: the table itself. */
  trial = $state.raw<LiveTable | null>(null);
  readonly #say: (sentence: string) => void;

  constructor(tables: LiveTable[], say: (sentence: string) => void) {
    super();
    this.tables = tables;
    this.#handover = new Handover(tables);
    this.#say = say;
    this.alone = tables.length === 1;
  }

  get current(): LiveTable {
    return this.trial ?? this.#handover.current;
  }
  /** The seat that the screen waits for behind the curtain; 0: no curtain. */
  get curtain(): Seat {
    return this.#handover.curtain;
  }
  /** Called when another seat has the screen. */
  set onhanded(then: () => void) {
    this.#handover.onhanded = then;
  }
  get ready(): boolean {
    return this.tables.every((table) => table.ready);
  }
  get failed(): string {
    return this.tables.find((table) => table.failure !== '')?.failure ?? '';
  }
  /** The seat of the one person who reads this screen; 0 if there are several, and for spectators. */
  get reader(): Seat {
    return this.alone ? this.viewer : 0;
  }
  get acting(): boolean {
    return this.curtain === 0 && this.current.acting;
  }
  get legal(): readonly string[] {
    return this.acting ? this.current.legal : [];
  }
  get beat(): number {
    return this.#beats;
  }
  get lit(): readonly Place[] {
    return this.spotlight.lit;
  }
  point(places: readonly Place[]): void {
    this.spotlight.point(places);
  }
  /** Whether the seat plays at this screen. */
  mine(seat: Seat): boolean {
    return this.tables.some((table) => table.viewer === seat && seat !== 0);
  }
  /** What can be taken back from here: on a shared screen by the seat that moved last, since the screen has
   * passed on. */
  get undo(): Undo {
    if (this.trial) return { kind: '', why: 'back.none' };
    const mover = this.current.frame.events.findLast((event) => event.actor !== 0)?.actor;
    const table = this.tables.find((each) => each.viewer === mover) ?? this.current;
    return this.stage ? { kind: '', why: 'back.stage' } : undoOf(table);
  }

  agree(): void {
    this.#handover.agree();
  }

  /** The game is over and its end has been shown. */
  get over(): boolean {
    return this.info.phase === 'over' && !this.current.behind;
  }

  // Each seat's table has its own queue, but all show the same stage.
  nextStage(): void {
    for (const table of this.tables) if (table.stage) table.nextStage();
  }
  showAll(): void {
    for (const table of this.tables) table.showAll();
  }
  /** Skips to the next stage; a stage that is shown stays. */
  skip(): void {
    for (const table of this.tables) table.skip();
  }
  say(sentence: string): void {
    this.#say(sentence);
  }

  /** One of the tables shows a position; `beat`: animated. */
  shown(table: LiveTable, beat: boolean): void {
    if (table === this.current && beat && this.live) this.#beats++;
    if (!this.alone && this.ready) this.#handover.pass();
  }
  /** The current table stepped to a neighbouring past position. */
  stepped(): void {
    this.#beats++;
  }

  /** After the end: shows what another seat of this screen sees. */
  turnTo(seat: Seat): void {
    this.#handover.turnTo(seat);
  }

  /** The next player has the screen. */
  lift(): void {
    this.#handover.lift();
  }

  /** All tables have their first position.
   * @param holder the token of the person who has the device; '' if that is unknown */
  begin(holder = ''): void {
    if (!this.alone) this.#handover.begin(holder);
  }

  close(): void {
    this.#handover.stop();
    for (const table of this.tables) table.close();
  }
}

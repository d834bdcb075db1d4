// What one screen shows of a table: one seat's table, or several seats' in turn. It remains the same Table
// for the boards, so that a board is kept when the seat changes.

import type { EventShown, Frame, Questions, Seat, TableInfo } from '../../protocol';
import type { Words } from '../../words';
import type { Place, Proposal, Staged, Table } from '../contract';
import { type Undo, whyNot } from '../undo';
import { Handover } from './handover.svelte';
import type { Turn } from './history';
import type { LiveTable } from './live.svelte';
import { Spotlight } from './spotlight.svelte';

export class Screen implements Table {
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
  /** The seat of the one person who reads this screen; 0 if there are several, and for spectators. */
  get reader(): Seat {
    return this.alone ? this.viewer : 0;
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
  get marked(): readonly Turn[] {
    return this.current.marked;
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
  get lit(): readonly Place[] {
    return this.spotlight.lit;
  }
  get named(): boolean {
    return this.current.named;
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
    const mover = this.current.frame.events.findLast((event) => event.actor !== 0)?.actor;
    const table = this.tables.find((each) => each.viewer === mover) ?? this.current;
    if (this.trial) return { kind: '', why: 'back.none' };
    if (this.stage || !table.live) return { kind: '', why: 'back.stage' };
    const kind = table.can.back ? 'back' : table.can.takeback ? 'takeback' : '';
    if (kind !== '') return { kind, run: () => table.send({ type: kind }) };
    if (table.info.takeback) return { kind, why: 'back.waits' };
    return { kind, why: whyNot(table.frame.events, table.viewer) };
  }

  /** Players on a shared screen agree in person, so their seats agree automatically. */
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
  /** Shows a sentence until something else is tried or sent. */
  tell(key: string): void {
    this.current.notice = key;
  }
  look(ply: number | null, step = false): Promise<void> {
    return this.current.look(ply, step);
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

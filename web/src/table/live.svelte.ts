// A viewer's table as the page holds it: the socket's messages turned into what is drawn.

import * as api from '../api';
import type {
  Done,
  EventShown,
  Frame,
  Questions,
  Refused,
  Seat,
  ServerMessage,
  TableInfo,
  Thinking,
} from '../protocol';
import type { Words } from '../words';
import { Connection, type Status, type Surroundings } from './connection';
import type { Proposal, Staged } from './contract';
import { goesOn, joined, lastTurn } from './history';
import type { TableHost } from './table-host';
import { Pace } from './pace';
import { Past } from './past.svelte';
import { PendingCommand, type Wish } from './pending-command.svelte';
import { PreviewState } from './preview-state.svelte';

export class LiveTable {
  readonly token: string;
  readonly id: string;
  readonly #connection: Connection;
  readonly #pace: Pace;
  readonly #around: TableHost<LiveTable>;
  #newest: Frame | null = null;
  #shown = $state.raw<Frame | null>(null);
  /** What is shown before the next position is. */
  #stage = $state.raw<Staged | null>(null);
  /** What was last said of the table beside the position. */
  #aside = $state.raw<Pick<Frame, 'info' | 'can' | 'questions'> | null>(null);
  readonly #past: Past;
  readonly #trial = new PreviewState();
  readonly #sending = new PendingCommand();
  /** What the page gave by itself, by its id, until it is answered. */
  readonly #given = new Map<string, (answer: Done | Refused) => void>();
  status = $state<Status>('opening');
  /** Why the table can't be had: the server's code. */
  failure = $state('');
  /** A sentence's key for the person, about a command that could not be carried out. */
  notice = $state('');
  thinking = $state<Thinking | null>(null);

  constructor(id: string, token: string, world: Surroundings, around: TableHost<LiveTable>) {
    this.id = id;
    this.token = token;
    this.#around = around;
    this.#past = new Past((ply) => api.position(id, token, ply));
    this.#pace = new Pace(around.clock, around, (frame, beat, stage) =>
      this.#show(frame, beat, stage),
    );
    this.#connection = new Connection(token, world);
    this.#connection.onmessage = (message) => this.#receive(message);
    this.#connection.onstatus = (status, code) => {
      this.status = status;
      this.failure = code;
    };
    this.#connection.open();
  }

  get ready(): boolean {
    return this.#shown !== null;
  }
  get frame(): Frame {
    return this.#shown!;
  }
  get info(): TableInfo {
    return (this.#aside ?? this.frame).info;
  }
  get can(): Frame['can'] {
    return (this.#aside ?? this.frame).can;
  }
  get questions(): Questions | null {
    return (this.#aside ?? this.frame).questions ?? null;
  }
  get viewer(): Seat {
    return this.frame.viewer;
  }
  get view(): unknown {
    return (this.#past.frame ?? this.frame).view;
  }
  /** The events that led to what is drawn. */
  get events(): readonly EventShown[] {
    return this.frame.events.slice(0, this.ply);
  }
  /** The ply that is drawn. */
  get ply(): number {
    return (this.#past.frame ?? this.frame).ply;
  }
  get live(): boolean {
    return this.#past.frame === null;
  }
  get acting(): boolean {
    return this.live && this.due;
  }
  /** It is this seat's decision, also while a past position is looked at. */
  get due(): boolean {
    return (
      this.info.phase === 'playing' &&
      !this.#stale &&
      this.viewer !== 0 &&
      this.frame.actors.includes(this.viewer)
    );
  }
  /** A newer position waits to be shown. */
  get behind(): boolean {
    return this.frame.seq !== this.#newestSeq;
  }
  /** What this seat would do here, it might not do in the newest position. Where others only act beside
   * it (sealed orders), it goes on undisturbed. */
  get #stale(): boolean {
    if (!this.behind) return false;
    const { events, legal } = this.#newest!;
    const acted = events.slice(this.frame.ply).some(({ actor }) => actor === this.viewer);
    return acted || this.#stage !== null || legal.join() !== this.frame.legal.join();
  }
  #newestSeq = $state(-1);
  /** Shown while the live position is looked at. */
  get stage(): Staged | null {
    return this.live ? this.#stage : null;
  }
  get legal(): readonly string[] {
    return this.acting ? this.frame.legal : [];
  }
  get last(): readonly EventShown[] {
    return lastTurn(this.events);
  }
  get sending(): boolean {
    return this.#sending.command !== null;
  }
  get words(): Words {
    return this.#around.words();
  }
  get motion(): boolean {
    return this.#around.motion();
  }
  get touch(): boolean {
    return this.#around.touch();
  }

  get proposal(): Proposal | null {
    return this.#trial.proposal;
  }

  propose(actions: string[] | null): void {
    this.notice = '';
    this.#try(actions);
  }

  #try(actions: string[] | null): void {
    this.#connection.preview(this.#trial.ask(actions, identifier(), this.frame.seq));
  }

  commit(): void {
    const proposal = this.proposal;
    if (proposal?.reply?.type === 'previewed' && this.acting) {
      this.send({ type: 'play', actions: proposal.actions });
    }
  }

  play(actions: string[]): void {
    if (this.acting) this.send({ type: 'play', actions });
  }

  back(): void {
    if (this.can.back) this.send({ type: 'back' });
  }

  putOff(until: number): void {
    this.send({ type: 'put-off', until });
  }

  /** Sends a command, based on what is shown. One at a time. */
  send(wish: Wish): void {
    if (this.sending) return;
    this.notice = '';
    this.#connection.command(this.#sending.begin(wish, identifier(), this.frame.seq));
  }

  /** Sends a command that the page gives by itself, beside the person's own. */
  give(wish: Wish): Promise<Done | Refused> {
    const command = { ...wish, id: identifier(), seq: this.#newestSeq };
    return new Promise((answered) => {
      this.#given.set(command.id, answered);
      this.#connection.command(command);
    });
  }

  /** Shows the position after an event; null: the live one. `step`: it may move there. */
  async look(ply: number | null, step = false): Promise<void> {
    this.propose(null);
    const shown = await this.#past.look(ply).catch(() => {
      this.notice = 'problem.offline';
      return false;
    });
    if (!shown || !step) return;
    this.#around.stepped(this);
  }

  /** Shows what waits to be shown up to the next stage, without movement. */
  skip(): void {
    this.#pace.skip();
  }

  /** Shows the newest position, without movement. */
  showAll(): void {
    this.#pace.showAll();
  }

  /** Shows the next of what waits. */
  nextStage(): void {
    this.#pace.next();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    this.#pace.stop();
    this.#connection.close();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'frame':
        return this.#frame(message);
      case 'table':
        this.#aside = message;
        return;
      case 'thinking':
        this.thinking = message;
        return;
      case 'previewed':
        return this.#trial.answered(message);
      case 'done':
        if (!this.#answered(message)) this.#sending.done(message, this.#newestSeq);
        return;
      case 'refused':
        if (!this.#answered(message)) this.#refused(message);
        return;
    }
  }

  /** Whether it answers a command that the page gave by itself, to which it is handed over. */
  #answered(answer: Done | Refused): boolean {
    const given = this.#given.get(answer.id);
    this.#given.delete(answer.id);
    given?.(answer);
    return given !== undefined;
  }

  #frame(frame: Frame): void {
    const events = joined(this.#newest?.events ?? [], frame);
    if (events === null) return this.#connection.resync();
    const whole = { ...frame, events };
    // One that is whole may tell nothing new: what is being shown is then shown to its end.
    const before = this.#newest;
    const anew = before?.viewer !== frame.viewer || !goesOn(before.events, events);
    if (anew) this.#past.forget(frame.ply);
    this.#newest = whole;
    this.#newestSeq = frame.seq;
    this.#aside = frame;
    this.thinking = null;
    this.#sending.came(frame.seq);
    this.#pace.push(whole, anew || document.hidden);
  }

  #show(frame: Frame, beat: boolean, stage: Staged | null): void {
    const again = frame.seq === this.#shown?.seq && stage === null && this.#stage === null;
    if (!again) this.#begin(frame, stage);
    this.#around.shown(this, beat);
  }

  /** Draws another position. The same one once more, as it comes with each return of the line, begins
   * nothing anew: what was composed in it goes on. A notice stays: it may be that of this change. */
  #begin(frame: Frame, stage: Staged | null): void {
    this.#shown = frame;
    this.#stage = stage;
    if (this.proposal) this.#try(null);
  }

  #refused(refused: Refused): void {
    const command = this.#sending.refused(refused);
    if (!command) return this.#trial.answered(refused);
    const illegal = refused.code === 'illegal' && command.type === 'play';
    if (illegal) this.#trial.refused(command.actions, refused);
    else this.notice = `refused.${refused.code}`;
  }
}

/** A client-made id of a command. */
function identifier(): string {
  return api.nonce();
}

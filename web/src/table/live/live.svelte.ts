// A viewer's table as the page holds it: the socket's messages turned into what is drawn, and what is
// wished into commands.

import * as api from '../../api';
import type { Done, Frame, Refused, ServerMessage, Thinking } from '../../protocol';
import type { Words } from '../../words';
import { Connection, type Status, type Surroundings } from './connection';
import type { Proposal, Staged } from '../contract';
import type { TableHost } from './table-host';
import { Pace } from './pace';
import { PendingCommand, type Wish } from './pending-command.svelte';
import { Position } from './position.svelte';
import { PreviewState } from './preview-state.svelte';

export class LiveTable extends Position {
  readonly token: string;
  readonly id: string;
  readonly #connection: Connection;
  readonly #pace: Pace;
  readonly #around: TableHost<LiveTable>;
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
    super((ply) => api.position(id, token, ply));
    this.id = id;
    this.token = token;
    this.#around = around;
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
    const command = { ...wish, id: identifier(), seq: this.newestSeq };
    return new Promise((answered) => {
      this.#given.set(command.id, answered);
      this.#connection.command(command);
    });
  }

  /** Shows the position after an event; null: the live one. `step`: it may move there. */
  async look(ply: number | null, step = false): Promise<void> {
    this.propose(null);
    const shown = await this.drawPast(ply).catch(() => {
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
        return this.beside(message);
      case 'thinking':
        this.thinking = message;
        return;
      case 'previewed':
        return this.#trial.answered(message);
      case 'done':
        if (!this.#answered(message)) this.#sending.done(message, this.newestSeq);
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
    const came = this.came(frame);
    if (came === null) return this.#connection.resync();
    this.thinking = null;
    this.#sending.came(frame.seq);
    this.#pace.push(came.whole, came.anew || document.hidden);
  }

  /** A notice stays: it may be that of the change which is shown. */
  #show(frame: Frame, beat: boolean, stage: Staged | null): void {
    if (this.draw(frame, stage) && this.proposal) this.#try(null);
    this.#around.shown(this, beat);
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
